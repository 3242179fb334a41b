import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, instant } from '../columns'
import { refunds } from '../money/accounts'
import { orders } from './order'
import { orderLines, orderVisits } from './parts'

/** What a refund gives back for: pieces of a line, or check items of it. Refunds of whole payments have none. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundNo: text('refund_no')
      .notNull()
      .references(() => refunds.refundNo),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** '' for whole pieces. */
    itemCode: text('item_code').notNull().default(''),
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.refundNo, t.lineId, t.itemCode] }),
    index('refund_lines_line').on(t.lineId),
    check('refund_lines_amounts', sql`${t.quantity} > 0 and ${t.amountFen} >= 0`)
  ]
)

/** Where and when a visit is to be, with the names of that moment. */
export interface VisitPlan {
  readonly slotId: number
  readonly orgCode: string
  readonly orgName: string
  readonly orgAddress: string
  readonly date: string
  readonly timespan: string
  readonly timeSpanId: number
}

/** What is done to an order after it was placed. One that costs more is proposed until that is paid; its new seat is kept so long. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    visitId: text('visit_id').references(() => orderVisits.id),
    /** The call that asked for it: repeated it is the same change. */
    cause: text('cause').notNull().unique(),
    /** book: a visit gets its first day; date: another one. */
    kind: text('kind').$type<'book' | 'date'>().notNull(),
    plan: jsonb('plan').$type<VisitPlan>().notNull(),
    /** What it costs more, below 0 less. */
    differenceFen: integer('difference_fen').notNull(),
    /** proposed, applied or lapsed. */
    state: text('state').$type<'proposed' | 'applied' | 'lapsed'>().notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull()
  },
  (t) => [
    index('order_changes_order').on(t.orderNum),
    uniqueIndex('order_changes_proposed')
      .on(t.orderNum)
      .where(sql`state = 'proposed'`),
    check('order_changes_state', sql`${t.state} in ('proposed', 'applied', 'lapsed')`)
  ]
)
