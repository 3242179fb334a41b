import type { Handlers } from '../http/context'
import { branchDetailDto, branchDto, cardDto, detailDto, pageDto } from './dto'
import { branchDetail, listBranches, recentBranches } from './queries/branch-list'
import { productDetail } from './queries/product-detail'
import { homeProducts, shopProducts } from './queries/product-list'
import { searchProducts, suggestWords } from './queries/product-search'
import { shopFilters } from './queries/shop-filters'
import { branchesAsked, pointOf, productAsked, productsAsked } from './requests'

export const productHandlers = {
  'product.home': async ({ channelId, pageNo }, { db, now }) =>
    pageDto(await homeProducts(db, now(), channelId, pageNo), now()),
  'product.search': async (input, { db, now }) => (await searchProducts(db, now(), input)).map(cardDto),
  'product.suggest': (input, { db }) => suggestWords(db, input),
  'product.list': async (input, { db, now }) =>
    pageDto(await shopProducts(db, now(), productsAsked(input)), now()),
  'product.filters': (_input, { db }) => shopFilters(db),
  'product.detail': async (input, { db, now, comefrom, user }) => {
    const caller = { comefrom, userId: user?.id ?? null }
    return detailDto(await productDetail(db, now(), productAsked(input), caller), now())
  },
  'hospital.detail': async (input, { db, now }) =>
    branchDetailDto(await branchDetail(db, now(), input.id, pointOf(input))),
  'hospital.list': async (input, { db }) => (await listBranches(db, branchesAsked(input))).map(branchDto),
  'hospital.recent': async (input, { db, user }) =>
    (await recentBranches(db, user?.id ?? null, branchesAsked(input))).map(branchDto)
} satisfies Partial<Handlers>
