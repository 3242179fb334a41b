import type { Handlers } from '../http/context'
import { branchDto, cardDto, detailDto, pageDto } from './dto'
import { listBranches, recentBranches } from './queries/branch-list'
import { productDetail } from './queries/product-detail'
import { homeProducts } from './queries/product-list'
import { searchProducts, suggestWords } from './queries/product-search'
import { shopFilters } from './queries/shop-filters'
import { branchesAsked, productAsked } from './requests'

export const productHandlers = {
  'product.home': async ({ channelId, pageNo }, { db, now }) =>
    pageDto(await homeProducts(db, now(), channelId, pageNo), now()),
  'product.search': async (input, { db, now }) => (await searchProducts(db, now(), input)).map(cardDto),
  'product.suggest': (input, { db }) => suggestWords(db, input),
  'product.filters': (_input, { db }) => shopFilters(db),
  'product.detail': async (input, { db, now, comefrom, channel, user }) => {
    const caller = { comefrom, channel, userId: user?.id ?? null }
    return detailDto(await productDetail(db, now(), productAsked(input), caller), now())
  },
  'hospital.list': async (input, { db, now }) =>
    (await listBranches(db, branchesAsked(input), now())).map(branchDto),
  'hospital.recent': async (input, { db, user, now }) =>
    (await recentBranches(db, user?.id ?? null, branchesAsked(input), now())).map(branchDto)
} satisfies Partial<Handlers>
