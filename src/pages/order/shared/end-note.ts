import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import type { OrderDetail } from '@/services/order/order'
import type { Order } from '@/services/order/orders'

const texts = {
  confirming: '正在核实支付结果，请勿重复支付',
  reason: (reason: string) => `取消原因：${reason}`,
  cancelled: '订单已取消',
  again: (buys: boolean) => (buys ? '，可再次购买' : '，可再次预约'),
  closed: '超过支付时限，名额已释放',
  closedGoods: '超过支付时限，商品已释放',
  refundAsked: '退款待审核，通过后原路退回，审核前可以撤销',
  refunding: '款项将原路退回，到账时间以支付渠道为准',
  refunded: '款项已原路退回',
  /** A card or a coupon paid all of it. */
  nothingBack: '订单已取消，没有要退的款项'
} as const

type Ended = Pick<Order, 'status' | 'refundState' | 'spec' | 'actions' | 'payFen'> &
  Partial<Pick<OrderDetail, 'cancelReason'>>

/** Of an order whose payment is not decided, or that ended otherwise than it was meant; '' of any other. */
export function endNote({ status, refundState, spec, actions, payFen, cancelReason }: Ended): string {
  const bought = spec !== ''
  switch (status) {
    case ORDER_STATUS.payConfirming:
      return texts.confirming
    case ORDER_STATUS.cancelled:
      if (cancelReason) return texts.reason(cancelReason)
      return `${texts.cancelled}${actions.includes('again') ? texts.again(bought) : ''}`
    case ORDER_STATUS.closed:
      return cancelReason || (bought ? texts.closedGoods : texts.closed)
    case ORDER_STATUS.refunding:
      return refundState === REFUND_STATE.pending ? texts.refundAsked : texts.refunding
    case ORDER_STATUS.refunded:
      return payFen === 0 ? texts.nothingBack : texts.refunded
    default:
      return ''
  }
}
