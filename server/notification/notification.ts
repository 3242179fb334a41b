import { codeNameOf } from '@/domain/kinds/code-names'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { longDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { appointmentText } from '@/domain/order/order-lines'
import { balanceOf } from '@/domain/order/instalments'
import { focusVisit } from '@/domain/order/parts'
import { fulfilmentOf } from '../ordering/fulfilment'
import { NOTIFICATION_TEXTS as texts } from './texts'
import { outgoing, type WholeOrder } from '../ordering/order/whole-order'

interface Told {
  /** Under which tab; an order's own without. */
  readonly category?: 'report'
  readonly title: string
  readonly text: string
}

/** A refund as a message names it. */
interface ToldRefund {
  readonly amountFen: number
  /** Why, in the words that were kept with it. */
  readonly reasonName: string
  /** Why it was refused; ''. */
  readonly answer: string
}

interface Of {
  readonly refund: ToldRefund | null
  /** It was paid after the order itself. */
  readonly later: boolean
  /** The dose that can be booked by now. */
  readonly due: Pick<WholeOrder['visits'][number], 'no' | 'notBefore'> | undefined
}

/** The message about what happened to an order; null when nothing is to be said. */
export function notificationOf(order: WholeOrder, event: string, { refund, later, due }: Of): Told | null {
  const name = order.productName
  switch (event) {
    case 'paid':
      return later ? { title: texts.owedPaid, text: texts.owedPaidOf(name) } : paid(order)
    case 'booked':
      return paid(order)
    case 'changed': {
      const told = paid(order)
      return focusVisit(order.visits)?.state === 'booked' ? { ...told, title: texts.changed } : told
    }
    case 'change-lapsed':
      return { title: texts.changeLapsed, text: texts.changeLapsedOf(name) }
    case 'change-withdrawn':
      return { title: texts.changeWithdrawn, text: texts.changeWithdrawnOf(name) }
    case 'closed':
      return { title: texts.closed, text: texts.closedOf(name) }
    case 'cancelled':
      return { title: texts.cancelled, text: texts.cancelledOf(name) }
    case 'refused':
      return { title: texts.refused, text: texts.refusedOf(name) }
    case 'missed':
      return { title: texts.missed(visitWordsOf(order.kind).missed), text: texts.missedOf(name) }
    case 'shipped':
      return { title: texts.shipped, text: texts.shippedOf(name, parcelText(order)) }
    case 'received':
      return { title: texts.received, text: fulfilmentOf(order).notice.received(name) }
    case 'reported':
      return { category: 'report', title: texts.reported, text: texts.reportedOf(name) }
    case 'report-corrected':
      return { category: 'report', title: texts.corrected, text: texts.correctedOf(name) }
    case 'sampled':
      return { title: texts.sampled, text: texts.sampledOf(name) }
    case 'code-used':
      return { title: texts.codeUsed(codeNameOf(order.kind, order.orderType)), text: texts.codeUsedOf(name) }
    case 'dose-due':
      return due?.notBefore ? doseDue(order, due.no, longDate(due.notBefore)) : null
    case 'refund-asked':
      return refund && { title: texts.refundAsked, text: refundText(name, refund, texts.refundAskedOf) }
    case 'refund-refused':
      return refund && { title: texts.refundRefused, text: texts.refundRefusedOf(name, refund.answer) }
    case 'return-approved':
      return { title: texts.returnApproved, text: texts.returnApprovedOf(name) }
    case 'return-lapsed':
      return refund && { title: texts.returnLapsed, text: texts.returnLapsedOf(name, refund.answer) }
    case 'refunding':
      return refund && { title: texts.refunding, text: refundText(name, refund, texts.refundingOf) }
    case 'refunded':
      return refund && { title: texts.refunded, text: refundText(name, refund, texts.refundedOf) }
    default:
      return null
  }
}

function doseDue({ kind, productName }: WholeOrder, no: number, day: string): Told {
  const dose = numberedVisit(kind, no)
  const text = texts.doseDueOf(productName, dose, day, visitWordsOf(kind).come)
  return { title: texts.doseDue(dose), text }
}

const parcelText = (order: WholeOrder): string => {
  const parcel = outgoing(order)
  return parcel ? [parcel.courier, parcel.parcelNo].filter((part) => part !== '').join(' ') : ''
}

const refundText = (
  name: string,
  { amountFen, reasonName }: ToldRefund,
  of: (name: string, yuan: string) => string
): string => [of(name, formatYuan(amountFen)), reasonName].filter((part) => part !== '').join('。')

function paid(order: WholeOrder): Told {
  const visit = focusVisit(order.visits)
  const when = appointmentText(visit?.date, visit?.timespan)
  const owed = balanceOf(order.dues)
  const rest = owed === null ? '' : texts.owes(formatYuan(owed.amountFen), owed.purpose === 'atBranch')
  const told = (title: string, ...parts: string[]): Told => ({
    title,
    text: [...parts, rest].filter((part) => part !== '').join('，')
  })
  switch (visit?.state) {
    case 'booked':
      return told(texts.booked, order.productName, when, visit.orgName)
    case 'asked':
      return told(texts.asked, order.productName, when, texts.askedNote)
    default:
      return told(texts.paid, order.productName, fulfilmentOf(order).notice.next(order))
  }
}
