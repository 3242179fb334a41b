import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../account'
import { instant } from '../columns'

/** What is bought together is paid together: one or several orders, of one kind each. */
export const payOrders = pgTable(
  'pay_orders',
  {
    payOrderNum: text('pay_order_num').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** open, paying, closing, paid or closed; see `money/pay-order.ts`. */
    state: text('state').notNull(),
    /** user or timeout, from closing on. */
    closedBy: text('closed_by'),
    /** What the user said to it. */
    closedNote: text('closed_note').notNull().default(''),
    /** Nobody pays it from then on. */
    deadline: instant('deadline').notNull()
  },
  (t) => [
    index('pay_orders_due').on(t.state, t.deadline),
    check('pay_orders_state', sql`${t.state} in ('open', 'paying', 'closing', 'paid', 'closed')`)
  ]
)
