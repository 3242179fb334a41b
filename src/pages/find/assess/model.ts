import { listProducts, type Product } from '@/services/catalogue/products'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { PageScope } from '@/stores/page-scope'

/** What of the shop can be assessed. */
export class AssessModel {
  readonly products: PagedRequest<Product>

  constructor(private readonly scope: PageScope) {
    this.products = new PagedRequest(
      (pageNo) => listProducts(this.scope.call, { category: 'assess', sort: 'default', pageNo }),
      ({ productCode }) => productCode
    )
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  load(): Promise<void> {
    return this.products.open()
  }
}
