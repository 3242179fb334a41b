/** Invoices of an order, in our own words and fen. */
import type { InvoiceView as WireView } from '@/contract/invoice/dto'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toSum, type Sum } from './orders'

export interface Invoice extends Omit<WireView['invoices'][number], 'amount'> {
  readonly fen: number
}

export interface InvoiceView extends Pick<WireView, 'productName' | 'refusal' | 'changesLeft' | 'form'> {
  readonly kind: ProductKind | null
  readonly fen: number
  /** What stored money paid, by its name: it was invoiced when that was bought. */
  readonly stored: readonly Pick<Sum, 'name' | 'fen'>[]
  /** What coupons took off. */
  readonly couponFen: number
  /** The one that counts; null without. */
  readonly current: Invoice | null
  /** The others, the latest first. */
  readonly others: readonly Invoice[]
}

/** @throws CallError when there is no such order, or it is somebody else's */
export async function readInvoices(call: Call, id: string): Promise<InvoiceView> {
  const view = await call('invoice.view', { id })
  const { productName, refusal, changesLeft, form } = view
  const all = view.invoices.map(({ amount, ...invoice }) => ({ ...invoice, fen: toFen(amount) }))
  return {
    ...{ productName, refusal, changesLeft, form },
    kind: kindOfCategory(view.orderType),
    fen: toFen(view.amount),
    stored: view.stored.map(toSum),
    couponFen: toFen(view.couponPrice),
    current: all.find(({ invoiceNo }) => invoiceNo === view.current) ?? null,
    others: all.filter(({ invoiceNo }) => invoiceNo !== view.current)
  }
}

/** @param replaces the invoice that is taken back for it; '' for the first */
export const askForInvoice = async (
  call: Call,
  orderNum: string,
  form: InvoiceForm,
  replaces: string
): Promise<void> => {
  await call('invoice.apply', { orderNum, ...form, replaces })
}

/** @throws CallError when it is not issued yet */
export const invoiceFile = (call: Call, id: string, no: string) => call('invoice.file', { id, no })
