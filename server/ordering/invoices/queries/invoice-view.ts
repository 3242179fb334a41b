import type { InvoiceView } from '@/contract/dto/invoice'
import { ErrorCode } from '@/contract/errors'
import { dateOf, formatDateTime } from '@/domain/date'
import { invoiceProblem, invoiceUntil, TITLE_CHANGES } from '@/domain/invoice/steps'
import { toYuan } from '@/domain/money'
import type { Db } from '../../../db/client'
import { Refusal } from '../../../http/refusal'
import { invoicePdf } from '../../../invoice/queries/invoice-pdf'
import { invoiceable, invoicesOf, type InvoiceRow } from '../../../invoice/queries/invoices'
import { sumFen } from '../../../money/queries/dues'
import { INVOICE_TEXTS } from '../../../invoice/texts'
import { shopProfile } from '../../../settings/shop-profile'
import { goodsExtraOf } from '../../order/extra'
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

/** The invoices of an order, and what can be done about them. */
export async function invoiceView(db: Db, row: OrderRow, now: Date): Promise<InvoiceView> {
  const { refusal, cashFen, giftFen } = await invoiceRefusal(db, row, now)
  const couponFen = couponsOf(row)
  const all = await invoicesOf(db, row.orderNum)
  const current = all.find(({ kind, state }) => kind === 'blue' && (state === 'asked' || state === 'issued'))
  const known = current ?? goodsExtraOf(row).invoice
  return {
    orderNum: row.orderNum,
    orderType: row.orderType,
    productName: row.productName,
    amount: toYuan(Math.max(0, cashFen)),
    notInvoiced: toYuan(giftFen + couponFen),
    giftPrice: toYuan(giftFen),
    couponPrice: toYuan(couponFen),
    refusal,
    until: row.paidAt ? dateOf(invoiceUntil(row.paidAt.getTime()) - 1) : '',
    changesLeft: refusal === '' ? changesLeft(all) : 0,
    current: current?.invoiceNo ?? '',
    form: known ? formOf(known) : null,
    invoices: all
      .filter(({ state }) => state !== 'void')
      .map(toDto)
      .toReversed()
  }
}

/** What coupons took off: what a change made cheaper lowers the price itself. */
const couponsOf = ({ priceLines }: OrderRow): number =>
  -sumFen(priceLines.filter(({ key }) => key === 'coupon'))

const formOf = ({
  titleType,
  title,
  taxNumber,
  email
}: Pick<InvoiceRow, 'titleType' | 'title' | 'taxNumber' | 'email'>) => ({
  ...{ titleType, title, taxNumber, email }
})

const toDto = ({ invoiceNo, kind, state, number, amountFen, askedAt, issuedAt, ...row }: InvoiceRow) => ({
  ...{ invoiceNo, kind, state, number, ...formOf(row), amount: toYuan(amountFen) },
  askedAt: formatDateTime(askedAt.getTime()),
  issuedAt: issuedAt ? formatDateTime(issuedAt.getTime()) : ''
})

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
