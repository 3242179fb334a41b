import type { InvoiceView } from '@/contract/invoice/dto'
import { dateOf, formatDateTime } from '@/domain/date'
import { invoiceUntil } from '@/domain/invoice/steps'
import { toYuan } from '@/domain/money'
import { tenderFen } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import { invoicesOf, type InvoiceRow } from '../../invoice/queries/invoices'
import { sumFen } from '../../money/queries/instalments'
import { storedDto } from '../order/money-dto'
import { goodsExtraOf } from '../order/snapshot'
import type { OrderRow } from '../order/whole-order'
import { changesLeft, invoiceRefusal } from './queries/invoice-view'

/** The invoices of an order, and what can be done about them. */
export async function invoiceView(db: Db, row: OrderRow, now: Date): Promise<InvoiceView> {
  const { refusal, cashFen, tenders } = await invoiceRefusal(db, row, now)
  const couponFen = couponsOf(row)
  const all = await invoicesOf(db, row.orderNum)
  const current = all.find(({ kind, state }) => kind === 'blue' && (state === 'asked' || state === 'issued'))
  const known = current ?? goodsExtraOf(row).invoice
  return {
    orderNum: row.orderNum,
    orderType: row.orderType,
    productName: row.productName,
    amount: toYuan(Math.max(0, cashFen)),
    notInvoiced: toYuan(tenderFen(tenders) + couponFen),
    stored: storedDto(tenders),
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
