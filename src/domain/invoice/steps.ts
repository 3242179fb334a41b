/** How an invoice stands, who may have one, and until when. */
import { addDays, dateOf, instantAt } from '../date'
import { PAY_STATUS, type OrderStatus } from '../order/codes'
import { allowsAction } from '../order/status-table'

/** `void`: it was not issued yet when it was not wanted any more; `reversed`: a red letter took it back. */
export type InvoiceState = 'asked' | 'issued' | 'reversed' | 'void'

const OPEN_DAYS = 365
/** How often the title of an issued invoice is changed. */
export const TITLE_CHANGES = 1

/** The instant (epoch ms) from which an order that was paid at one has no invoice any more. */
export const invoiceUntil = (paidAt: number): number =>
  instantAt(addDays(dateOf(paidAt), OPEN_DAYS + 1), '00:00')

interface InvoiceFacts {
  readonly status: OrderStatus
  readonly payStatus: number
  /** epoch ms; null of an order that nobody paid. */
  readonly paidAt: number | null
  /** Paid by money and not given back. */
  readonly cashFen: number
}

/** Why an order has no invoice now; null when it has. */
type InvoiceProblem = 'unpaid' | 'refunding' | 'early' | 'closed' | 'nothing'

export function invoiceProblem(
  { status, payStatus, paidAt, cashFen }: InvoiceFacts,
  now: number
): InvoiceProblem | null {
  if (paidAt === null) return 'unpaid'
  if (now >= invoiceUntil(paidAt)) return 'closed'
  if (payStatus === PAY_STATUS.refunding) return 'refunding'
  if (cashFen <= 0) return 'nothing'
  if (allowsAction(status, 'invoice')) return null
  return allowsAction(status, 'cancelRefund') ? 'refunding' : 'early'
}
