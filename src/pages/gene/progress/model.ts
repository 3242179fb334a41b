import { Canceller } from '@/services/cancel'
import { readOrder, type OrderDetail } from '@/services/order'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** A kit's order with its way. */
export class KitProgressModel {
  readonly request = new LoadableRequest<OrderDetail>()
  private readonly leaving = new Canceller()

  constructor(
    private readonly root: Root,
    private readonly orderNum: string
  ) {
    observed(this)
  }

  enter(): void {
    if (this.orderNum) void this.load()
  }

  leave(): void {
    this.leaving.abort()
  }

  async load(): Promise<void> {
    await this.request.run(() => readOrder(this.root.call, this.orderNum, this.leaving), {
      signal: this.leaving
    })
  }
}
