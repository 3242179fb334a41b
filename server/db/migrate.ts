import type { PGlite } from '@electric-sql/pglite'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Client } from 'pg'
import { MIGRATIONS_DIR } from '../folders'
import type { Database, Db } from './client'
import { Primary } from './primary'
import * as schema from './schema'
import { runSeeds } from './seed'
import { fingerprintKey } from '../settings/fingerprint'
import { checkKeysInUse } from './keys-in-use'
import { takeTurn, untilTablesAreFree, type Say } from './migration-lock'
import { refuseOldSchema } from './old-schema'
import type { SeedContext } from './seed/context'

/** Time to reach the database, in ms; what is then done there takes as long as it takes. */
const CONNECT_MS = 10_000
/** Also those of the role or the database. */
const NO_LIMITS =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'

interface Migrated {
  readonly client: Client | null
  readonly engine: PGlite | null
}

/**
 * Brings the schema up to date and runs the seed steps that have not run yet.
 * Replicas that start together wait for one another; nothing happens twice.
 * @param say hears whom it waits for
 */
export async function prepareDatabase(
  database: Database,
  seed: SeedContext | null,
  say: Say = () => undefined
): Promise<void> {
  await withoutLimits(database, say, async (prepared) => {
    await refuseOldSchema(prepared.db)
    const migrate = () => migrateTo(prepared, MIGRATIONS_DIR)
    await (prepared.client ? untilTablesAreFree(prepared.client, migrate, say) : migrate())
    if (!seed) return
    await checkKeysInUse(prepared.db, seed.now)
    await fingerprintKey(prepared.db, seed.now)
    await runSeeds(prepared.db, seed)
  })
}

/** Runs the migrations of a folder that have not run yet. */
async function migrateTo({ client, engine }: Migrated, migrationsFolder: string): Promise<void> {
  if (client) await migratePg(drizzlePg(client), { migrationsFolder })
  else if (engine) await migratePglite(drizzlePglite(engine), { migrationsFolder })
}

/**
 * On PostgreSQL a connection of its own, which holds the replicas' lock and has none of the limits of calls
 * (`postgres.ts`): a migration may rewrite a large table. Closing it gives the lock back, even after an error.
 */
async function withoutLimits(
  database: Database,
  say: Say,
  work: (prepared: Migrated & { readonly db: Db }) => Promise<void>
): Promise<void> {
  if (!database.pool) return work({ ...database, client: null })
  // The statement under way fails with the error of a connection that is lost.
  const client = await new Primary(String(database.pool.options.connectionString)).connection(CONNECT_MS)
  try {
    await client.query(NO_LIMITS)
    await takeTurn(client, say)
    await work({ db: drizzlePg(client, { schema }), client, engine: null })
  } finally {
    await client.end()
  }
}
