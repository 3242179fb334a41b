import type { Handlers } from '../http/context'
import { hospitalDetail, listBranches, recentBranches } from './queries/branch-list'
import { productDetail } from './queries/product-detail'
import { homeProducts, shopProducts } from './queries/product-list'
import { searchProducts, suggestWords } from './queries/product-search'
import { shopFilters } from './queries/shop-filters'

export const productHandlers = {
  'product.home': (input, { db, now }) => homeProducts(db, now(), input),
  'product.search': (input, { db, now }) => searchProducts(db, now(), input),
  'product.suggest': (input, { db }) => suggestWords(db, input),
  'product.list': (input, { db, now }) => shopProducts(db, now(), input),
  'product.filters': (_input, { db }) => shopFilters(db),
  'product.detail': (input, { db, now, comefrom, user }) =>
    productDetail(db, now(), input, { comefrom, userId: user?.id ?? null }),
  'hospital.detail': (input, { db, now }) => hospitalDetail(db, now(), input),
  'hospital.list': (input, { db }) => listBranches(db, input),
  'hospital.recent': (input, { db, user }) => recentBranches(db, user?.id ?? null, input)
} satisfies Partial<Handlers>
