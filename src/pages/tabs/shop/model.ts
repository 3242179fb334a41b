import { ListFacts } from '@/components/product/list-facts'
import { isBookable, shelfNamed, type ShelfId } from '@/domain/kinds/shelves'
import {
  listProducts,
  shopFilters,
  type BodyPart,
  type Product,
  type ProductList,
  type ShopCategory,
  type ShopFilters,
  type ShopSort
} from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { Root } from '@/stores/root'
import { countOf, filterOf, fitted, NO_FILTER, type FilterDraft, type Narrowing } from './filter'

/** The shop: left categories, sorting, filters and the list they give. */
export class ShopModel {
  readonly filtersRequest = new LoadableRequest<ShopFilters>()
  readonly products: PagedRequest<Product>
  readonly facts: ListFacts
  /** One that nobody knows shows everything. */
  category: ShelfId
  sort: ShopSort = 'default'
  /** The city by whose free days the list is sorted. */
  private cityCode = ''
  filter: FilterDraft = NO_FILTER

  constructor(
    private readonly root: Pick<Root, 'call' | 'location' | 'session'>,
    category: string | undefined
  ) {
    this.category = shelfNamed(category) ?? 'all'
    this.facts = new ListFacts(root, root.call)
    this.products = new PagedRequest(this.fetch, (product) => product.productCode)
    observed(this)
  }

  get categories(): readonly ShopCategory[] {
    return this.filtersRequest.value?.categories ?? []
  }

  /** The one that is chosen; undefined before it is known. */
  get shelf(): ShopCategory | undefined {
    return this.categories.find(({ id }) => id === this.category)
  }

  /** What stands there is waited for at a branch, so that free days tell it apart. */
  get byDate(): boolean {
    return isBookable(this.category)
  }

  /** What the chosen category can be narrowed by, besides the price. */
  get narrowing(): Narrowing {
    const known = this.shelf
    const parts: readonly BodyPart[] = this.filtersRequest.value?.bodyParts ?? []
    return {
      sex: known?.bySex ?? true,
      age: known?.byAge ?? true,
      bodyParts: parts.filter(({ id }) => known?.bodyParts.includes(id))
    }
  }

  /** What is chosen, less what does not fit the category: it counts again where it does. */
  get inForce(): FilterDraft {
    return fitted(this.filter, this.narrowing)
  }

  get filterCount(): number {
    return countOf(this.inForce)
  }

  start(): void {
    void this.loadFilters()
    void this.products.open()
  }

  loadFilters(): Promise<unknown> {
    return this.filtersRequest.run(() => shopFilters(this.root.call))
  }

  /** Another city may have been chosen meanwhile, or somebody logged in. */
  returned(): void {
    const moved = this.sort === 'date' && this.root.location.cityCode !== this.cityCode
    if (moved) void this.products.open({ fresh: true })
    else this.facts.ask(this.products.items)
  }

  async refresh(): Promise<void> {
    this.facts.forget()
    await Promise.all([this.loadFilters(), this.products.open()])
  }

  chooseCategory(category: string): void {
    const next = shelfNamed(category) ?? 'all'
    if (next === this.category) return
    this.category = next
    // Each is offered where the other is not.
    if (this.sort === (this.byDate ? 'sell' : 'date')) this.sort = 'default'
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

  private readonly fetch = async (pageNo: number): Promise<ProductList> => {
    const { cityCode } = this.root.location
    const { category, sort } = this
    this.cityCode = cityCode
    const page = await listProducts(this.root.call, {
      ...{ category, sort, pageNo },
      ...(sort === 'date' ? { cityCode } : {}),
      ...filterOf(this.inForce)
    })
    this.facts.ask(page.list)
    return page
  }
}
