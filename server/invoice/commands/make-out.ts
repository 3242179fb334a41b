import { and, eq } from 'drizzle-orm'
import type { InvoiceForm } from '@/domain/invoice/invoice'
import { invoices } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { putInOutbox } from '../../outbox/put'
import { endRefundedWish } from './end-invoices'
import { currentInvoice, invoiceable, invoicesOf, type InvoiceRow } from '../queries/invoices'

interface Wanted {
  readonly orderNum: string
  readonly form: InvoiceForm
  readonly amountFen: number
  readonly cause: InvoiceRow['cause']
}

/** Writes down that an invoice is to be made out; a job has it issued. The order is locked and has none that counts. */
export async function makeOut(tx: Tx, { orderNum, form, amountFen, cause }: Wanted, at: Date): Promise<void> {
  const { titleType, title, taxNumber, email } = form
  const row = { orderNum, titleType, title, taxNumber, email, amountFen, cause, kind: 'blue' as const }
  await insert(tx, { ...row, ofNo: null }, at)
}

/** Takes one back: what is issued by a red letter over all of it, what is not is never issued. The order is locked. */
export async function reverse(tx: Tx, invoice: InvoiceRow, at: Date): Promise<void> {
  const { invoiceNo, orderNum, titleType, title, taxNumber, email, amountFen, cause } = invoice
  const stopped = await tx
    .update(invoices)
    .set({ state: 'void' })
    .where(and(eq(invoices.invoiceNo, invoiceNo), eq(invoices.state, 'asked')))
    .returning({ invoiceNo: invoices.invoiceNo })
  if (stopped.length > 0) return
  await tx
    .update(invoices)
    .set({ state: 'reversed' })
    .where(and(eq(invoices.invoiceNo, invoiceNo), eq(invoices.state, 'issued')))
  const red = { orderNum, titleType, title, taxNumber, email, amountFen, cause, kind: 'red' as const }
  await insert(tx, { ...red, ofNo: invoiceNo }, at)
}

/** Money of an order has gone back: its invoice is taken back, and what is left is invoiced anew under the same title. */
export async function followRefund(tx: Tx, orderNum: string, at: Date): Promise<void> {
  const current = await currentInvoice(tx, orderNum)
  if (!current) return endRefundedWish(tx, orderNum)
  const { cashFen } = await invoiceable(tx, orderNum)
  if (cashFen === current.amountFen) return
  await reverse(tx, current, at)
  if (cashFen > 0) await makeOut(tx, { orderNum, form: current, amountFen: cashFen, cause: 'refund' }, at)
}

type NewInvoice = Omit<InvoiceRow, 'invoiceNo' | 'state' | 'number' | 'askedAt' | 'issuedAt' | 'endedAt'>

async function insert(tx: Tx, row: NewInvoice, at: Date): Promise<void> {
  const before = await invoicesOf(tx, row.orderNum)
  const invoiceNo = `IV${row.orderNum.slice(2)}-${before.length + 1}`
  await tx.insert(invoices).values({ ...row, invoiceNo, state: 'asked', askedAt: at })
  await putInOutbox(tx, [{ topic: 'invoice', key: `invoice:${invoiceNo}`, payload: { invoiceNo } }], at)
}
