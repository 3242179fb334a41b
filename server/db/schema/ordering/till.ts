import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { branches } from '../place'

/** Tills of branches, each with a key of its own; one that is withdrawn stays, so that what it did can be read. */
export const tills = pgTable(
  'tills',
  {
    id: text('id').primaryKey(),
    orgCode: text('org_code')
      .notNull()
      .references(() => branches.orgCode),
    /** As its branch calls it: 前台一. */
    name: text('name').notNull(),
    /** SHA-256 of the key, which has 256 random bits and is shown once. */
    keyHash: text('key_hash').notNull().unique(),
    madeAt: instant('made_at').notNull(),
    withdrawnAt: instant('withdrawn_at')
  },
  (t) => [
    uniqueIndex('tills_name')
      .on(t.orgCode, t.name)
      .where(sql`withdrawn_at is null`)
  ]
)

/** HTTP statuses that a till is answered with. */
export type TillStatus = 200 | 401 | 409 | 429

/** What tills did, each under the number that the till gave it; the same number again gets the same answer. */
export const tillSteps = pgTable(
  'till_steps',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tillId: text('till_id')
      .notNull()
      .references(() => tills.id),
    key: text('key').notNull(),
    /** Keyed hash of what was asked. */
    bodyHash: text('body_hash').notNull(),
    at: instant('at').notNull(),
    status: integer('status').$type<TillStatus>().notNull(),
    answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** It named a code that there is not. */
    missed: boolean('missed').notNull()
  },
  (t) => [
    uniqueIndex('till_steps_key').on(t.tillId, t.key),
    index('till_steps_missed')
      .on(t.tillId, t.at)
      .where(sql`missed`),
    index('till_steps_at').on(t.at)
  ]
)
