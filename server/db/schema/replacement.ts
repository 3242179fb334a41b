import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account'
import { activities } from './activity'
import { products } from './catalogue'
import { instant } from './columns'

/** What the owner of an order has chosen in place of its product. */
export const replacements = pgTable(
  'replacements',
  {
    /** Of the order whose product is exchanged. */
    orderNum: text('order_num').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    /** null: the account was erased. */
    userId: text('user_id').references(() => users.id),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    /** 1 while an order of that product has it. */
    taken: integer('taken').notNull().default(0),
    /** When it was seen to what goes back once the new order was paid; null: not yet. */
    settledAt: instant('settled_at'),
    at: instant('at').notNull()
  },
  (t) => [
    index('replacements_user').on(t.userId, t.activityId),
    index('replacements_ordered')
      .on(t.orderNum)
      .where(sql`taken = 1 and settled_at is null`),
    check('replacements_taken', sql`${t.taken} in (0, 1)`)
  ]
)
