import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../account'
import { instant } from '../columns'
import { orders } from './order'

/** What customers say of finished orders, once each; everybody reads it at the product. */
export const orderReviews = pgTable(
  'order_reviews',
  {
    orderNum: text('order_num')
      .primaryKey()
      .references(() => orders.orderNum),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    productCode: text('product_code').notNull(),
    score: integer('score').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    text: text('text').notNull().default(''),
    /** Nobody is told who said it. */
    anonymous: boolean('anonymous').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    index('order_reviews_product').on(t.productCode, t.at),
    index('order_reviews_user').on(t.userId),
    check('order_reviews_score', sql`${t.score} between 1 and 5`)
  ]
)
