import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InvoiceState } from '@/domain/invoice/steps'
import { sealedIn } from '../sealed-column'
import { fen, instant } from './columns'
import { orders } from './ordering/order'

const ofInvoices = sealedIn('invoices')

/** Invoices of orders. A red letter takes a whole invoice back and is a row of its own. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceNo: text('invoice_no').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    kind: text('kind').$type<'blue' | 'red'>().notNull(),
    /** Of a red letter: what it takes back. */
    ofNo: text('of_no'),
    /** Why it was made out: asked for, another title, after a refund. */
    cause: text('cause').$type<'asked' | 'changed' | 'refund'>().notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    titleType: text('title_type').$type<'personal' | 'company'>().notNull(),
    title: ofInvoices.text('title').notNull(),
    taxNumber: ofInvoices.text('tax_number').notNull(),
    email: ofInvoices.text('email').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** Of the tax office; '' before it is issued. */
    number: text('number').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    issuedAt: instant('issued_at'),
    /** Since when it names nobody any more; null while it does. */
    endedAt: instant('ended_at')
  },
  (t) => [
    index('invoices_order').on(t.orderNum),
    uniqueIndex('invoices_current')
      .on(t.orderNum)
      .where(sql`kind = 'blue' and state in ('asked', 'issued')`),
    uniqueIndex('invoices_red')
      .on(t.ofNo)
      .where(sql`kind = 'red'`),
    check('invoices_amount', sql`${t.amountFen} > 0`),
    check('invoices_kind', sql`(${t.kind} = 'red') = (${t.ofNo} is not null)`)
  ]
)
