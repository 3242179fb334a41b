import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as dto from './dto'

/** Product lists, search and details, branches (§2, §7 Home and content). */
export const productEndpoints = {
  'product.home': row<dto.HomeProductsInput, dto.ProductPage>({
    method: 'GET',
    path: '/appHomePage/v2/productList/:channelId/:pageNo',
    auth: 'none',
    changes: false
  }),
  'product.search': row<dto.SearchInput, dto.ProductCard[]>({
    method: 'POST',
    path: '/search/product/v2',
    auth: 'none',
    changes: false,
    showLoading: true
  }),
  'product.suggest': row<dto.SuggestInput, string[]>({
    method: 'GET',
    path: '/search/product/suggest',
    auth: 'none',
    changes: false
  }),
  'product.list': row<dto.ProductListInput, dto.ProductPage>({
    method: 'POST',
    path: '/product/list',
    auth: 'none',
    changes: false
  }),
  'product.filters': row<Empty, dto.ShopFilters>({
    method: 'GET',
    path: '/product/filters',
    auth: 'none',
    changes: false
  }),
  'product.detail': row<dto.ProductDetailInput, dto.ProductDetail>({
    method: 'GET',
    path: '/product/detail/:type/:id',
    auth: 'optional',
    changes: false
  }),
  'hospital.detail': row<dto.HospitalInput, dto.HospitalDetail>({
    method: 'GET',
    path: '/hospital/detail/:id',
    auth: 'none',
    changes: false
  }),
  'hospital.list': row<dto.OrgListInput, dto.BranchBrief[]>({
    method: 'GET',
    path: '/org/list',
    auth: 'none',
    changes: false
  }),
  /** The branches where the account was examined before, latest first; empty for a guest. */
  'hospital.recent': row<dto.OrgListInput, dto.BranchBrief[]>({
    method: 'GET',
    path: '/booking/org/list/pre',
    auth: 'optional',
    changes: false
  })
} as const
