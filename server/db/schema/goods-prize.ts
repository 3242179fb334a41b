import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account'
import { draws } from './activity'
import { products } from './catalogue'
import { instant } from './columns'

/** Goods that were won: who may order one piece of them at no price, and until when. */
export const goodsPrizes = pgTable(
  'goods_prizes',
  {
    drawId: text('draw_id')
      .primaryKey()
      .references(() => draws.drawId),
    /** null: the account was erased. */
    userId: text('user_id').references(() => users.id),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    /** 1 while an order has it. */
    taken: integer('taken').notNull().default(0),
    endsAt: instant('ends_at').notNull(),
    /** When it was not ordered in time and its piece went back to what can be drawn; it stays so. */
    lapsedAt: instant('lapsed_at')
  },
  (t) => [
    index('goods_prizes_user').on(t.userId, t.productCode),
    index('goods_prizes_waiting')
      .on(t.endsAt)
      .where(sql`taken = 0 and lapsed_at is null`),
    check('goods_prizes_taken', sql`${t.taken} in (0, 1) and (${t.lapsedAt} is null or ${t.taken} = 0)`)
  ]
)
