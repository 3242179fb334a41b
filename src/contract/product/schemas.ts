import * as v from 'valibot'
import { empty } from '../common/dto'
import * as product from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const productSchemas = {
  'product.home': { input: product.homeProductsInput, results: product.productPage },
  'product.search': { input: product.searchInput, results: v.array(product.productCard) },
  'product.suggest': { input: product.suggestInput, results: v.array(v.string()) },
  'product.list': { input: product.productListInput, results: product.productPage },
  'product.filters': { input: empty, results: product.shopFilters },
  'product.detail': { input: product.productDetailInput, results: product.productDetail },
  'hospital.detail': { input: product.hospitalInput, results: product.hospitalDetail },
  'hospital.list': { input: product.orgListInput, results: v.array(product.branchBrief) },
  'hospital.recent': { input: product.orgListInput, results: v.array(product.branchBrief) }
}
