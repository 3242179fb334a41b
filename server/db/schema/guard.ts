import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sealedIn } from '../sealed-column'
import { instant } from './columns'

const ofKeys = sealedIn('idempotency_keys')
const ofSettings = sealedIn('settings')

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

/** How often a network made a call in the window that ends at `expire` (ms since 1970), counted by all servers together; the columns are those of rate-limiter-flexible. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** A hash of the call and the network. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' })
  },
  (t) => [index('call_counts_expire').on(t.expire)]
)

/** The first answer to an `Idempotency-Key`, written in the transaction of the command it belongs to. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `u:<user>` or `d:<device token>`. */
    owner: text('owner').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the input. */
    bodyHash: text('body_hash').notNull(),
    code: integer('code'),
    message: text('message'),
    results: ofKeys.json<unknown>('results'),
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
  value: ofSettings.text('value').notNull(),
  updatedAt: instant('updated_at').notNull()
})

/** Ids of the data keys by which rows may be encrypted (`keys-in-use.ts`). */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  since: instant('since').notNull()
})

/** Seed steps that already ran. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull()
})

/**
 * One row: the version of what the shop sells. Triggers count it up with every change; the row stays locked until the change
 * is committed, so versions become visible in their order.
 */
export const shopStamp = pgTable('shop_stamp', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0)
})

/** The version with which each part of the shop (`product:CK1001`, see `catalogue/queries/shop-parts.ts`) changed last. */
export const shopChanges = pgTable(
  'shop_changes',
  {
    part: text('part').primaryKey(),
    version: bigint('version', { mode: 'number' }).notNull()
  },
  (t) => [index('shop_changes_version').on(t.version)]
)
