import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What operators did by the command line; a row is written before, its outcome after. */
export const opsLog = pgTable(
  'ops_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Who, as they call themselves. */
    actor: text('actor').notNull(),
    /** As it was typed: `orders ship`. */
    command: text('command').notNull(),
    args: jsonb('args').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** started, done, refused or failed. */
    outcome: text('outcome').$type<'started' | 'done' | 'refused' | 'failed'>().notNull(),
    note: text('note').notNull().default('')
  },
  (t) => [index('ops_log_at').on(t.at)]
)
