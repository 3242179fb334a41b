import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account'
import { activities } from './activity'
import { instant } from './columns'

/** Two who buy together: who began it, and a second, somebody of their family or who came by the link. */
export const pairs = pgTable(
  'pairs',
  {
    pairId: text('pair_id').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    /** null: the account was erased. */
    ownerId: text('owner_id').references(() => users.id),
    /** Who came by the link. */
    friendId: text('friend_id').references(() => users.id),
    /** One of the owner's own people. */
    contactsId: text('contacts_id'),
    /** 1 while an order has it. */
    taken: integer('taken').notNull().default(0),
    endsAt: instant('ends_at').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    index('pairs_owner').on(t.ownerId, t.activityId),
    index('pairs_friend').on(t.friendId),
    check('pairs_taken', sql`${t.taken} in (0, 1)`),
    check('pairs_second', sql`${t.friendId} is null or ${t.contactsId} is null`)
  ]
)
