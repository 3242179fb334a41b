import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CartEntry } from '@/domain/cart/entry'
import { users } from './account'
import { instant } from './columns'

/** What an account has in its cart and among its favourites, the newest line first. What it costs is asked when it is shown. */
export const carts = pgTable('carts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  cart: jsonb('cart').$type<readonly CartEntry[]>().notNull(),
  favourites: jsonb('favourites').$type<readonly CartEntry[]>().notNull(),
  /** Keys of the changes that were applied last, the newest first: the same one counts once. */
  applied: jsonb('applied').$type<readonly string[]>().notNull(),
  updatedAt: instant('updated_at').notNull()
})
