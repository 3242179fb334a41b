import { ErrorCode } from '@/contract/errors'
import { invoiceProblem, TITLE_CHANGES } from '@/domain/invoice/steps'
import type { Db } from '../../../db/client'
import { Refusal } from '../../../http/refusal'
import { invoicePdf } from '../../../invoice/queries/invoice-pdf'
import { invoiceable, invoicesOf, type InvoiceRow } from '../../../invoice/queries/invoices'
import { INVOICE_TEXTS } from '../../../invoice/texts'
import { shopProfile } from '../../../settings/shop-profile'
import type { OrderRow } from '../../order/whole-order'

/** What can be invoiced of an order, or why nothing can. */
export async function invoiceRefusal(db: Db, row: OrderRow, now: Date) {
  const sums = await invoiceable(db, row.orderNum)
  if (!(await shopProfile(db)).invoices) return { ...sums, refusal: INVOICE_TEXTS.none }
  const { status, payStatus } = row
  const facts = { status, payStatus, paidAt: row.paidAt?.getTime() ?? null, cashFen: sums.cashFen }
  const problem = invoiceProblem(facts, now.getTime())
  return { ...sums, refusal: problem === null ? '' : INVOICE_TEXTS.problems[problem] }
}

/** How often the title may still be changed. */
export const changesLeft = (all: readonly Pick<InvoiceRow, 'kind' | 'cause'>[]): number =>
  Math.max(0, TITLE_CHANGES - all.filter(({ kind, cause }) => kind === 'blue' && cause === 'changed').length)

/** The file of an issued invoice. Refuses with 404 one of another order, with 0 one that is not issued. */
export async function invoiceFile(
  db: Db,
  row: OrderRow,
  invoiceNo: string
): Promise<{ fileName: string; base64: string }> {
  const all = await invoicesOf(db, row.orderNum)
  const found = all.find((one) => one.invoiceNo === invoiceNo)
  if (!found) throw new Refusal(ErrorCode.notFound, INVOICE_TEXTS.missing)
  if (found.issuedAt === null) throw new Refusal(ErrorCode.business, INVOICE_TEXTS.notIssued)
  const takesBack = all.find((one) => one.invoiceNo === found.ofNo)?.number ?? null
  const { name } = await shopProfile(db)
  const file = await invoicePdf(found, row.productName, takesBack, name)
  return { fileName: `${found.number}.pdf`, base64: Buffer.from(file).toString('base64') }
}
