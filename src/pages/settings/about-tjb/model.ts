import { readShop, type ShopInfo } from '@/services/catalogue/shop'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** Who the shop is; without an answer the page stands without it. */
export class AboutModel {
  private readonly told = new LoadableRequest<ShopInfo>()

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  get shop(): ShopInfo | undefined {
    return this.told.value
  }

  enter(): void {
    void this.scope.run(this.told, () => readShop(this.scope.call))
  }
}
