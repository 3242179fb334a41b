import { daysLeftText } from '@/components/order/days-left'
import { dayAndTime, parseDateTime } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import type { OrderDetail } from '@/services/order'
import type { Order } from '@/services/orders'
import { noteTexts as texts } from './texts'

/** What is told of an order; why it ended, and the way of what is bought, are known on its own page alone. */
type Noted = Pick<
  Order,
  | 'status'
  | 'refundState'
  | 'kind'
  | 'type'
  | 'date'
  | 'freeChangeBefore'
  | 'branchName'
  | 'phone'
  | 'spec'
  | 'actions'
> &
  Partial<Pick<OrderDetail, 'cancelReason' | 'timeline' | 'doses'>>

/** How an order stands and what comes next; the countdown of an unpaid one is drawn instead. `now` in ms. */
export function statusNote(order: Noted, now: number): string {
  const { cancelReason, spec, actions, timeline = [], doses = [] } = order
  const bought = spec !== ''
  // Nothing is promised that needs a number to call, or a button that is not there.
  const here = ['book', 'rebook', 'refund'].some((action) => actions.includes(action))
  const ask = (what: string, when?: string) =>
    !here && order.phone ? texts.ask(order.branchName ? texts.branch : texts.service, what, when) : ''
  // A dose has its button on the page.
  const dose = doses.find(({ action }) => action === 'book')
  const again = dose ? texts.bookDose(dose.no) : ask(texts.changeOrRefund)
  switch (order.status) {
    case ORDER_STATUS.payConfirming:
      return texts.confirming
    case ORDER_STATUS.toBook:
      return dose ? texts.doseToBook(dose.no) : `${texts.toBook}${ask(texts.arrange)}`
    case ORDER_STATUS.awaitingGroup:
      return texts.grouping
    case ORDER_STATUS.awaitingOrg:
      return texts.awaiting
    case ORDER_STATUS.toVisit:
      return visitNote(order, now)
    case ORDER_STATUS.toUse:
      return timeline.find(({ state }) => state === 'now')?.text ?? ''
    case ORDER_STATUS.toShip:
      return packingNote(order)
    case ORDER_STATUS.toReceive:
      return texts.sent
    case ORDER_STATUS.visited:
      return texts.reporting
    case ORDER_STATUS.noShow:
      return `${texts.noShow}${again}`
    case ORDER_STATUS.reported:
      return actions.includes('report') ? texts.reported : `${texts.reported}${ask(texts.collect)}`
    case ORDER_STATUS.done:
      return texts.done
    case ORDER_STATUS.cancelled:
      if (cancelReason) return texts.reason(cancelReason)
      return `${texts.cancelled}${actions.includes('again') ? texts.again(bought) : ''}`
    case ORDER_STATUS.closed:
      return cancelReason || (bought ? texts.closedGoods : texts.closed)
    case ORDER_STATUS.bookingFailed:
      return `${texts.failed}${again}`
    case ORDER_STATUS.refunding:
      return order.refundState === REFUND_STATE.pending ? texts.refundAsked : texts.refunding
    case ORDER_STATUS.refunded:
      return texts.refunded
    default:
      return ''
  }
}

/** States that neither the countdown, the credential, the report's steps nor a button for a new order tells on a card. */
const TOLD_ON_CARDS: readonly (number | null)[] = [
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.toBook,
  ORDER_STATUS.awaitingGroup,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toShip,
  ORDER_STATUS.toReceive,
  ORDER_STATUS.noShow,
  ORDER_STATUS.reported,
  ORDER_STATUS.bookingFailed,
  ORDER_STATUS.refunding,
  ORDER_STATUS.refunded
]

export const cardNote = (order: Order, now: number): string =>
  TOLD_ON_CARDS.includes(order.status) ? statusNote(order, now) : ''

/** Goods from abroad are held up by customs, and before that by who has to declare them. */
function packingNote({ kind, type, actions }: Noted): string {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by !== 'parcel' || !fulfilment.customs) return texts.packing
  return actions.includes('declare') ? texts.toDeclare : texts.declared
}

/** How far the visit is away, and until when it can be changed. */
function visitNote({ date, freeChangeBefore, phone, actions, doses = [] }: Noted, now: number): string {
  const here = actions.includes('reschedule') || doses.some(({ action }) => action === 'date')
  // Until a time that is over nothing can be done any more.
  const late = now > (parseDateTime(freeChangeBefore) ?? Infinity)
  const words = here ? texts.changeHere : !phone ? () => '' : late ? () => texts.changeLate : texts.change
  const change = freeChangeBefore && words(dayAndTime(freeChangeBefore))
  return [daysLeftText(date, now), change].filter((part) => part !== '').join(' · ')
}
