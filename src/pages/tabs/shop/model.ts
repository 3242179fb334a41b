import {
  listProducts,
  shopFilters,
  type Product,
  type ProductList,
  type ShopCategory,
  type ShopFilters,
  type ShopSort
} from '@/services/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { Root } from '@/stores/root'
import { countOf, filterOf, NO_FILTER, type FilterDraft } from './filter'

const CATEGORIES: readonly ShopCategory[] = [
  'all',
  'office',
  'men',
  'women',
  'elder',
  'special',
  'premium',
  'goods'
]

/** A category of an address or of an entry; an unknown one shows everything. */
const categoryOf = (text: string | undefined): ShopCategory =>
  CATEGORIES.find((category) => category === text) ?? 'all'

/** The shop: left categories, sorting, filters and the list they give. */
export class ShopModel {
  readonly filtersRequest = new LoadableRequest<ShopFilters>()
  readonly products: PagedRequest<Product>
  category: ShopCategory
  sort: ShopSort = 'default'
  filter: FilterDraft = NO_FILTER

  constructor(
    private readonly root: Pick<Root, 'call'>,
    category: string | undefined
  ) {
    this.category = categoryOf(category)
    this.products = new PagedRequest(this.fetch, (product) => product.productCode)
    observed(this)
  }

  get categories(): ShopFilters['categories'] {
    return this.filtersRequest.value?.categories ?? []
  }

  get bodyParts(): ShopFilters['bodyParts'] {
    return this.filtersRequest.value?.bodyParts ?? []
  }

  get filterCount(): number {
    return countOf(this.filter)
  }

  start(): void {
    void this.loadFilters()
    void this.products.open()
  }

  loadFilters(): Promise<unknown> {
    return this.filtersRequest.run(() => shopFilters(this.root.call))
  }

  async refresh(): Promise<void> {
    await Promise.all([this.loadFilters(), this.products.open()])
  }

  chooseCategory(category: string): void {
    const next = categoryOf(category)
    if (next === this.category) return
    this.category = next
    void this.products.open({ fresh: true })
  }

  chooseSort(sort: ShopSort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.products.open({ fresh: true })
  }

  /** Price is the one tab with two directions: a second tap turns it round. */
  togglePrice(): void {
    this.chooseSort(this.sort === 'price' ? 'priceDesc' : 'price')
  }

  applyFilter(filter: FilterDraft): void {
    this.filter = filter
    void this.products.open({ fresh: true })
  }

  private readonly fetch = (pageNo: number): Promise<ProductList> =>
    listProducts(this.root.call, {
      category: this.category,
      sort: this.sort,
      pageNo,
      ...filterOf(this.filter)
    })
}
