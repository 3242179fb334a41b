import { daysLeftText } from '@/components/order/days-left'
import type { OrderDetail } from '@/contract/dto/order'
import { dayAndTime } from '@/domain/date'
import { ORDER_STATUS } from '@/domain/order/codes'
import { texts } from './texts'

/** The sentence under the status; the countdown of an unpaid order is drawn instead. `now` in ms. */
export function statusNote(order: OrderDetail, now: number): string {
  switch (order.orderStatus) {
    case ORDER_STATUS.payConfirming:
      return texts.confirming
    case ORDER_STATUS.awaitingOrg:
      return texts.awaiting
    case ORDER_STATUS.toVisit:
      return visitNote(order, now)
    case ORDER_STATUS.cancelled:
      return order.cancelReason ? texts.reason(order.cancelReason) : ''
    case ORDER_STATUS.closed:
      return order.cancelReason || texts.closed
    case ORDER_STATUS.refunding:
      return texts.refunding
    case ORDER_STATUS.refunded:
      return texts.refunded
    case ORDER_STATUS.visited:
      return texts.reporting
    case ORDER_STATUS.noShow:
      return texts.noShow
    case ORDER_STATUS.bookingFailed:
      return texts.failed
    default:
      return ''
  }
}

/** How far the visit is away, and until when it can be changed. */
function visitNote({ appointmentDate, freeChangeBefore, hospitalTel }: OrderDetail, now: number): string {
  const change = freeChangeBefore && hospitalTel ? texts.change(dayAndTime(freeChangeBefore)) : ''
  return [daysLeftText(appointmentDate, now), change].filter((part) => part !== '').join(' · ')
}
