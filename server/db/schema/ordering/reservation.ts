import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../account'

export interface ReservationData {
  readonly holdId?: string
}

/**
 * What orders have taken of everything scarce, a row each. What stands here and was not given back, and what live holds keep, is
 * what the counters (`slots.taken`, `flash_sales.taken`, `product_skus.taken`, `bound_cards.quota_used_fen`, `stored_values.taken_fen`,
 * `card_balances.taken_fen`, `card_rights.taken`, `customs_years.taken_fen`) count.
 */
export const orderReservations = pgTable(
  'order_claims',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    payOrderNum: text('pay_order_num').notNull(),
    /** null: of the pay order as a whole. */
    orderNum: text('order_num'),
    /** `order_changes.id`: taken for a change of the order. */
    changeId: text('change_id'),
    /** `order_visits.id`: of one visit. */
    visitId: text('visit_id'),
    /** `order_lines.id`: of one line. */
    lineId: text('line_id'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** One of `ordering/reservations`. */
    kind: text('kind').notNull(),
    /** The key of the row that is claimed. */
    resource: text('resource').notNull(),
    amount: integer('amount').notNull(),
    givenBack: integer('given_back').notNull().default(0),
    /** What a kind keeps besides: a seat the hold that it adopted. */
    data: jsonb('data').$type<ReservationData>().notNull().default({})
  },
  (t) => [
    index('order_claims_resource').on(t.kind, t.resource, t.userId),
    index('order_claims_pay_order').on(t.payOrderNum),
    index('order_claims_order').on(t.orderNum),
    check(
      'order_claims_amount',
      sql`${t.amount} > 0 and ${t.givenBack} >= 0 and ${t.givenBack} <= ${t.amount}`
    )
  ]
)
