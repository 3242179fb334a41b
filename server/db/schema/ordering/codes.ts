import type { CodeState } from '@/domain/order/parts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { sealedIn } from '../../sealed-column'
import { users } from '../account'
import { fen, instant } from '../columns'
import { orders } from './order'
import { orderLines } from './parts'

const ofCodes = sealedIn('order_codes')

/** Codes with which what was bought is used at a branch, one by one. They are made once the order is paid. */
export const orderCodes = pgTable(
  'order_codes',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Keyed hash of the code: a branch finds it by that. */
    codeHash: text('code_hash').notNull().unique(),
    code: ofCodes.text('code').notNull(),
    /** Who may show it. */
    holderId: text('holder_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<CodeState>().notNull(),
    /** From then on it goes back by itself; null: it can be used for ever. */
    expiresAt: instant('expires_at'),
    /** What was paid for it, and goes back with it. */
    paidFen: fen('paid_fen').notNull(),
    /** Where it was taken or used, by the name of that moment, and when; null before. */
    orgCode: text('org_code'),
    orgName: text('org_name').notNull().default(''),
    takenAt: instant('taken_at')
  },
  (t) => [
    index('order_codes_order').on(t.orderNum),
    index('order_codes_expiry').on(t.state, t.expiresAt),
    check('order_codes_state', sql`${t.state} in ('unused', 'taken', 'used', 'refunding', 'refunded')`),
    check('order_codes_paid', sql`${t.paidFen} >= 0`)
  ]
)
