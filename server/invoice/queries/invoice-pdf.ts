import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { pdfOf } from '../../pdf/document'
import { INVOICE_TEXTS } from '../texts'
import type { InvoiceRow } from './invoices'

const texts = INVOICE_TEXTS.pdf
/** Where label and value begin, as shares of the width. */
const COLUMNS = [0, 0.3]

/**
 * An issued invoice as a file; the only issuer is the demo's, and its paper says so.
 * @param takesBack number of the one that a red letter takes back
 * @param seller the shop's name
 */
export function invoicePdf(
  { kind, number, issuedAt, askedAt, title, taxNumber, amountFen, orderNum }: InvoiceRow,
  item: string,
  takesBack: string | null,
  seller: string
): Promise<Uint8Array> {
  const red = kind === 'red'
  const at = issuedAt ?? askedAt
  const heading = red ? texts.red : texts.blue
  const rows = [
    [texts.number, number],
    [texts.day, dateOf(at.getTime())],
    ...(takesBack === null ? [] : [[texts.takesBack, takesBack]]),
    [texts.buyer, title],
    ...(taxNumber === '' ? [] : [[texts.tax, taxNumber]]),
    [texts.seller, texts.sellerName(seller)],
    [texts.item, item],
    [texts.amount, `${red ? '-' : ''}¥${formatYuan(amountFen)}`],
    [texts.order, orderNum]
  ]
  return pdfOf({
    ...{ size: 'a5Across', title: heading },
    blocks: [
      { kind: 'title', text: heading },
      ...rows.map((cells) => ({ kind: 'row' as const, cells, columns: COLUMNS }))
    ],
    foot: texts.demo,
    at
  })
}
