import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { MIGRATIONS_DIR } from '../folders'
import type { Database } from './client'
import { runSeeds } from './seed'
import type { SeedContext } from './seed/context'

/** Any number will do, as long as every replica takes the same one. */
const LOCK_KEY = 727_100_661

/**
 * Brings the schema up to date and runs the seed steps that have not run yet. Replicas that start
 * together wait for one another; nothing happens twice.
 */
export async function prepareDatabase(database: Database, seed: SeedContext | null): Promise<void> {
  await withSharedLock(database, async () => {
    if (database.pool) await migratePg(drizzlePg(database.pool), { migrationsFolder: MIGRATIONS_DIR })
    else if (database.engine)
      await migratePglite(drizzlePglite(database.engine), { migrationsFolder: MIGRATIONS_DIR })
    if (seed) await runSeeds(database.db, seed)
  })
}

async function withSharedLock(database: Database, work: () => Promise<void>): Promise<void> {
  if (!database.pool) return work()
  const connection = await database.pool.connect()
  try {
    await connection.query("set statement_timeout = '10min'")
    await connection.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await work()
  } finally {
    // Closing the connection gives the lock back, even after an error.
    connection.release(true)
  }
}
