import { ListFacts } from '@/components/product/list-facts'
import { listProducts, type Product, type ProductList } from '@/services/catalogue/products'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** What of the shop can be assessed. */
export class AssessModel {
  readonly products: PagedRequest<Product>
  readonly facts: ListFacts

  constructor(
    root: Pick<Root, 'location' | 'session'>,
    private readonly scope: PageScope
  ) {
    this.facts = new ListFacts(root, scope.call)
    this.products = new PagedRequest(this.fetch, ({ productCode }) => productCode)
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  load(): Promise<void> {
    this.facts.forget()
    return this.products.open()
  }

  private readonly fetch = async (pageNo: number): Promise<ProductList> => {
    const page = await listProducts(this.scope.call, { category: 'assess', sort: 'default', pageNo })
    this.facts.ask(page.list)
    return page
  }
}
