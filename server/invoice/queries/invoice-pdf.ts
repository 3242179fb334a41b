import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { sheetPdf } from '../pdf'
import { INVOICE_TEXTS } from '../texts'
import type { InvoiceRow } from './invoices'

const texts = INVOICE_TEXTS.pdf

/** An issued invoice as a file. @param takesBack number of the one that a red letter takes back */
export function invoicePdf(
  { kind, number, issuedAt, askedAt, title, taxNumber, amountFen, orderNum }: InvoiceRow,
  item: string,
  takesBack: string | null
): Promise<Uint8Array> {
  const red = kind === 'red'
  const at = issuedAt ?? askedAt
  return sheetPdf({
    title: red ? texts.red : texts.blue,
    rows: [
      [texts.number, number],
      [texts.day, dateOf(at.getTime())],
      ...(takesBack === null ? [] : [[texts.takesBack, takesBack] as const]),
      [texts.buyer, title],
      ...(taxNumber === '' ? [] : [[texts.tax, taxNumber] as const]),
      [texts.seller, texts.sellerName],
      [texts.item, item],
      [texts.amount, `${red ? '-' : ''}¥${formatYuan(amountFen)}`],
      [texts.order, orderNum]
    ],
    foot: texts.demo,
    at
  })
}
