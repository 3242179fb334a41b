import { readOrder, type OrderDetail } from '@/services/order/order'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { KitModel } from './kit'

/** A kit's order with its way. */
export class KitProgressModel {
  readonly request = new LoadableRequest<OrderDetail>()
  readonly kit: KitModel

  constructor(
    root: Root,
    private readonly scope: PageScope,
    private readonly orderNum: string
  ) {
    this.kit = new KitModel(root, scope, orderNum, () => this.load())
    observed(this)
  }

  enter(): void {
    if (this.orderNum) void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readOrder(scope.call, this.orderNum, 'order.geneDetail'))
  }
}
