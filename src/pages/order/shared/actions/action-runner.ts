import { runInAction } from 'mobx'
import { bookAgain } from '@/components/order/book-again'
import { ORDER_STATUS } from '@/domain/order/codes'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import {
  askLeaveOut,
  cancelOrder,
  leaveOut,
  listCancelReasons,
  type CancelReason,
  type WithoutOne
} from '@/services/order/cancel-order'
import { withdrawChange } from '@/services/order/change-visit'
import { deleteOrder, statusOf, type Order, type PaidOrder } from '@/services/order/orders'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { receive } from './receive'
import { sharedTexts as texts } from '../texts'

export type ActedOrder = Pick<Order, 'number' | 'type' | 'status' | 'productName' | 'date' | 'owed'> & {
  /** Of several that wait for one payment those among which one can be left out. */
  readonly members?: readonly PaidOrder[]
  /** How many end with it when all do; without it one. */
  readonly paidTogether?: number
}
/** What became of an order after an action. */
export type OrderChange = 'changed' | 'deleted'

export interface Cancelling {
  readonly order: ActedOrder
  readonly reasons: readonly CancelReason[]
}

/** Id of the reasons, to be brought into view. */
export const REASON_FIELD = 'cancel-reason'

/** What a user can do to an order from the list and from its page (§3 orders; §7 Orders). */
export class ActionRunner {
  /** The order whose cancelling is being asked about. */
  cancelling: Cancelling | null = null
  reasonId: number | null = null
  /** The one of several that is left out; '' all of them. */
  only = ''
  /** What leaving it out leads to, once that is known. */
  without: WithoutOne | null = null
  /** It was confirmed without a reason: the reasons are marked and say so. */
  reasonMissing = false
  busy = false

  /** @param onChange reloads what is shown. */
  constructor(
    private readonly root: Root,
    private readonly onChange: (number: string, change: OrderChange) => void
  ) {
    observed(this)
  }

  readonly pay = this.whileItStands(({ number, type }) =>
    navigate('goPay', { orderNo: number, orderType: String(type) })
  )

  readonly payOwed = this.whileItStands(({ number, type, owed }) => {
    if (owed) navigate('goPay', { orderNo: number, orderType: String(type), due: owed.purpose })
  })

  /** Changes nothing of the order; the server judges by itself whether its product can be booked again. */
  readonly again = singleFlight(({ number }: ActedOrder) => bookAgain(this.root, number))

  /** 取消订单: asks for a reason. */
  readonly askCancel = this.whileItStands(async (order) => {
    const reasons = await listCancelReasons(this.root.call, order)
    runInAction(() => {
      this.cancelling = { order, reasons }
      this.reasonId = null
      this.reasonMissing = false
      this.only = ''
      this.without = null
    })
  })

  choose(reasonId: number): void {
    this.reasonId = reasonId
    this.reasonMissing = false
  }

  /** 全部取消, or 只取消这件: what that leads to is told before. */
  chooseWhich(number: string): void {
    this.only = number
    this.without = null
    if (number !== '') void this.askWithout(number)
  }

  keepOrder(): void {
    this.cancelling = null
  }

  readonly cancel = singleFlight(async (): Promise<void> => {
    const { cancelling, reasonId } = this
    if (!cancelling) return
    const { call, feedback, presentError } = this.root
    if (reasonId === null) {
      this.askForReason()
      return
    }
    const { number } = cancelling.order
    const { only } = this
    this.setBusy(true)
    try {
      const back =
        only === '' ? await cancelOrder(call, number, reasonId) : await leaveOut(call, only, reasonId)
      feedback.toast({ text: back?.length ? texts.cancelledBack(back) : texts.cancelled, icon: 'success' })
    } catch (error) {
      presentError(error)
    } finally {
      this.setBusy(false)
    }
    this.keepOrder()
    // Also after a refusal: the order may have been paid or closed meanwhile.
    this.onChange(number, 'changed')
  })

  readonly remove = this.whileItStands(async (order) => {
    const { call, feedback, presentError } = this.root
    const sure = await feedback.confirm({
      title: texts.removeTitle,
      text: texts.removeText(order.productName),
      confirmText: texts.remove,
      danger: true
    })
    if (!sure) return
    try {
      await deleteOrder(call, order)
      feedback.toast({ text: texts.removed, icon: 'success' })
      this.onChange(order.number, 'deleted')
    } catch (error) {
      presentError(error)
      this.onChange(order.number, 'changed')
    }
  })

  /** 取消改约: one that waits for its difference is not wanted any more. */
  readonly withdrawChange = this.whileItStands(async ({ number }) => {
    const { call, feedback, presentError } = this.root
    const sure = await feedback.confirm({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      confirmText: texts.withdraw
    })
    if (!sure) return
    try {
      await withdrawChange(call, number)
      feedback.toast({ text: texts.withdrawn, icon: 'success' })
    } catch (error) {
      presentError(error)
    }
    this.onChange(number, 'changed')
  })

  /** 确认收货. */
  readonly receive = this.whileItStands(async ({ number }) => {
    if (await receive(this.root, number)) this.onChange(number, 'changed')
  })

  /** 查询支付结果: asks the server how the payment stands. */
  readonly refreshPay = singleFlight(async (order: ActedOrder): Promise<void> => {
    const { call, feedback, presentError } = this.root
    try {
      const { status, statusName } = await statusOf(call, order.number)
      const waiting = status === ORDER_STATUS.payConfirming
      feedback.toast({ text: waiting ? texts.stillConfirming : texts.nowIs(statusName) })
      this.onChange(order.number, 'changed')
    } catch (error) {
      presentError(error)
    }
  })

  /**
   * An action on an order, begun only after the server has said that the order still stands as it is shown (§7 status check);
   * else the person is told how it stands and what is shown is loaded anew. A second tap waits for the first.
   */
  private whileItStands(act: (order: ActedOrder) => Promise<void> | void) {
    return singleFlight(async (order: ActedOrder): Promise<void> => {
      try {
        if (await this.stands(order)) await act(order)
      } catch (error) {
        this.root.presentError(error)
      }
    })
  }

  private async stands(order: ActedOrder): Promise<boolean> {
    const { call, feedback } = this.root
    const { status, statusName } = await statusOf(call, order.number)
    if (status === order.status) return true
    feedback.toast({ text: texts.nowIs(statusName) })
    this.onChange(order.number, 'changed')
    return false
  }

  private async askWithout(number: string): Promise<void> {
    try {
      const without = await askLeaveOut(this.root.call, number)
      if (this.only === number) runInAction(() => (this.without = without))
    } catch (error) {
      this.root.presentError(error)
    }
  }

  /** The reasons take the focus and say what is missing; the toast only shows it. */
  private askForReason(): void {
    this.reasonMissing = true
    this.root.feedback.invalid(texts.reasonFirst)
    host.toField(REASON_FIELD)
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
