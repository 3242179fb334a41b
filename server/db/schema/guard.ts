import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A nonce of a signed call serves once (kept as long as its time window lasts). */
export const nonces = pgTable(
  'nonces',
  {
    scope: text('scope').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.scope, t.nonce] }), index('nonces_expires').on(t.expiresAt)]
)

/** The first answer to an `Idempotency-Key`, written in the transaction of the command it belongs to. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `u:<user>` or `d:<device token>`. */
    owner: text('owner').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    code: integer('code'),
    message: text('message'),
    results: jsonb('results').$type<unknown>(),
    createdAt: instant('created_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.endpoint, t.key] }),
    index('idempotency_keys_created').on(t.createdAt)
  ]
)

/** Generated secrets and marks that all replicas share. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull()
})

/** Seed steps that already ran. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull()
})

/** One row whose stamp triggers renew with every change of what the shop sells: see `queries/shop.ts`. */
export const shopStamp = pgTable('shop_stamp', {
  id: integer('id').primaryKey(),
  stamp: uuid('stamp').notNull().defaultRandom()
})
