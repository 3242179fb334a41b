import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account'
import { instant } from './columns'

/** What is to be done after a transaction because of it; written in it, done once by a job (`outbox/work-off.ts`). */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Who takes it. */
    topic: text('topic').notNull(),
    /** The same thing is written once. */
    key: text('key').notNull().unique(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    dueAt: instant('due_at').notNull(),
    /** Somebody is at it until then. */
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
    doneAt: instant('done_at')
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`done_at is null`),
    index('outbox_done').on(t.doneAt)
  ]
)

/** What a user is told. No result of an examination stands in it. */
export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** order, report or activity. */
    category: text('category').$type<'order' | 'report' | 'activity'>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The order that it is about; '' none. */
    orderNum: text('order_num').notNull().default(''),
    /** One thing is told once. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at')
  },
  (t) => [
    uniqueIndex('messages_key').on(t.key),
    index('messages_user').on(t.userId, t.at),
    // By which old ones are forgotten.
    index('messages_at').on(t.at)
  ]
)
