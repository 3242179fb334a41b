import { orderPage } from '@/components/order/to-order'
import { ErrorCode } from '@/contract/errors'
import type { OrderedVisit } from '@/domain/draft/draft'
import type { ProductKind } from '@/domain/kinds'
import { backTo, navigate } from '@/routes/navigate'
import type { Loadable } from '@/stores/loadable'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

interface Booked {
  readonly type: ProductKind
  readonly id: string
  /** What the kind says of a list that it could not get; null: the screen alone says it. */
  readonly failed: string | null
  /** The visit of an order that gets its day. */
  readonly visit: OrderedVisit | undefined
}

/** A list that could not be had, said as the kind and the reason ask for. */
export class ListFailures {
  constructor(
    private readonly root: Pick<Root, 'feedback'>,
    private readonly scope: PageScope,
    private readonly booked: Booked
  ) {}

  /** Without a list the page shows the failure itself; over an older list it is said in passing. */
  tell(loadable: Loadable<unknown>): void {
    if (loadable.state !== 'failed' || this.scope.left) return
    const { failed, visit } = this.booked
    if (loadable.code === ErrorCode.offShelf) void this.offShelf(loadable.message)
    else if (loadable.code === ErrorCode.business && visit)
      void this.backOut(visit.orderNum, loadable.message)
    else if (failed !== null) this.root.feedback.toast({ text: failed })
    else if (loadable.previous !== undefined) this.root.feedback.toast({ text: loadable.message })
  }

  /** 27005: said, then the product's own page tells the rest. */
  async offShelf(message: string): Promise<void> {
    const { type, id } = this.booked
    await this.root.feedback.alert({ title: texts.noticeTitle, text: message || texts.offShelf })
    if (!this.scope.left) navigate('selling', { type, id }, { replace: true })
  }

  /**
   * The specification leaves open which variants a booking code leads back from (R8.29). It is that of a visit which an order has already: when
   * the server refuses it a day, no other city or date helps, so it is told and the order is opened. A new booking stays and offers another try.
   */
  private async backOut(orderNum: string, message: string): Promise<void> {
    await this.root.feedback.alert({ title: texts.noticeTitle, text: message })
    if (!this.scope.left) backTo(orderPage(this.booked.type), { orderNum })
  }
}
