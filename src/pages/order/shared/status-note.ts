import { doseName } from '@/components/dose/dose-name'
import { daysLeftText } from '@/components/order/days-left'
import { dayAndTime, minuteOf, parseDateTime } from '@/domain/date'
import { fulfilmentOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import type { OrderDetail } from '@/services/order/order'
import type { Order } from '@/services/order/orders'
import { endNote } from './end-note'
import { noteTexts as texts } from './note-texts'

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
  | 'payFen'
  | 'owed'
> &
  Partial<Pick<OrderDetail, 'cancelReason' | 'timeline' | 'doses' | 'declareBefore'>>

/** How an order stands and what comes next; the countdown of an unpaid one is drawn instead. `now` in ms. */
export function statusNote(order: Noted, now: number): string {
  const { actions, timeline = [], doses = [] } = order
  // Nothing is promised that needs a number to call, or a button that is not there.
  const here = ['book', 'rebook', 'refund'].some((action) => actions.includes(action))
  const ask = (what: string, when?: string) =>
    !here && order.phone ? texts.ask(order.branchName ? texts.branch : texts.service, what, when) : ''
  // A dose has its button on the page.
  const toBook = doses.find(({ action }) => action === 'book')
  const dose = toBook && doseName(order.kind, toBook.no, doses.length)
  const again = dose ? texts.bookDose(dose) : ask(texts.changeOrRefund)
  switch (order.status) {
    case ORDER_STATUS.toBook:
      return dose
        ? texts.doseToBook(dose)
        : `${texts.toBook(visitWordsOf(order.kind).come)}${ask(texts.arrange)}`
    case ORDER_STATUS.awaitingGroup:
      return texts.grouping
    case ORDER_STATUS.awaitingOrg:
      return texts.awaiting
    case ORDER_STATUS.toVisit:
      return visitNote(order, now)
    case ORDER_STATUS.toUse:
      return underWay(timeline) ?? ''
    case ORDER_STATUS.toShip:
      return packingNote(order)
    case ORDER_STATUS.toReceive:
      return texts.sent
    case ORDER_STATUS.visited:
      return isKit(order) ? (underWay(timeline) ?? texts.kitToSend) : texts.reporting
    case ORDER_STATUS.noShow:
      return `${texts.noShow(visitWordsOf(order.kind).come)}${again}`
    case ORDER_STATUS.reported:
      return actions.includes('report') ? texts.reported : `${texts.reported}${ask(texts.collect)}`
    case ORDER_STATUS.done:
      return texts.done
    case ORDER_STATUS.bookingFailed:
      return `${texts.failed}${again}`
    default:
      return endNote(order)
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
function packingNote({ kind, type, actions, declareBefore }: Noted): string {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by !== 'parcel' || !fulfilment.customs) return texts.packing
  if (declareBefore) return texts.declareBefore(minuteOf(declareBefore))
  return actions.includes('declare') ? texts.toDeclare : texts.declared
}

/** How far the visit is away, and until when it can be changed. */
function visitNote(order: Noted, now: number): string {
  const { date, freeChangeBefore, phone, actions, owed, doses = [] } = order
  if (owed?.purpose === 'change' && owed.visit) {
    const when = appointmentText(owed.visit.date, owed.visit.timespan)
    return texts.changeOpen(when, formatYuan(owed.fen))
  }
  const here = actions.includes('reschedule') || doses.some(({ action }) => action === 'date')
  // Until a time that is over nothing can be done any more.
  const late = now > (parseDateTime(freeChangeBefore) ?? Infinity)
  if (late) return [daysLeftText(date, now), lateNote(order)].filter((part) => part !== '').join(' · ')
  const words = here ? texts.changeHere : phone ? texts.change : () => ''
  const change = freeChangeBefore && words(dayAndTime(freeChangeBefore))
  return [daysLeftText(date, now), change].filter((part) => part !== '').join(' · ')
}

/** From 18:00 of the day before: who changes the day still, and that the money goes back until somebody came. */
function lateNote({ kind, phone, actions, doses = [] }: Noted): string {
  const { come, missed, turn } = visitWordsOf(kind)
  const back = doses.length > 1 ? texts.refundDoses(missed, turn) : texts.refundAll(come)
  return [phone ? texts.changeLate(phone) : texts.changeNever, actions.includes('refund') ? back : '']
    .filter((part) => part !== '')
    .join('；')
}

const underWay = (timeline: OrderDetail['timeline']): string | undefined =>
  timeline.find(({ state }) => state === 'now')?.text

function isKit({ kind, type }: Noted): boolean {
  const fulfilment = fulfilmentOf(kind, type)
  return fulfilment?.by === 'parcel' && fulfilment.report
}
