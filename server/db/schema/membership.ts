import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account'
import { instant } from './columns'

/** What members have cheaper, and until when: a row an order that was paid for a membership, by its terms as they were bought. */
export const memberships = pgTable(
  'memberships',
  {
    orderNum: text('order_num').primaryKey(),
    /** null: the account was erased. */
    userId: text('user_id').references(() => users.id),
    /** Of the usual price. */
    percent: integer('percent').notNull(),
    /** Kinds of products that it counts for. */
    kinds: jsonb('kinds').$type<string[]>().notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** When it went back; null while it counts. */
    endedAt: instant('ended_at'),
    /** Pieces that orders have at its price. */
    taken: integer('taken').notNull().default(0)
  },
  (t) => [
    index('memberships_user').on(t.userId, t.endAt),
    check('memberships_percent', sql`${t.percent} > 0 and ${t.percent} < 100`),
    check('memberships_taken', sql`${t.taken} >= 0`)
  ]
)
