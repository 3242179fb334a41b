import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type SQL } from 'drizzle-orm'
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import { lockFolder } from './folder-lock'
import { openPool, poolDb, WAIT_LIMITS } from './postgres'
import * as schema from './schema'

/** The database, or a transaction on it: queries and commands take either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  readonly db: Db
  readonly kind: 'pglite' | 'pg'
  /** Present on PostgreSQL. */
  readonly pool: Pool | null
  /** Present on the embedded engine. */
  readonly engine: PGlite | null
  close(): Promise<void>
}

/** PostgreSQL, or any engine that speaks its protocol. */
export function openPostgres(url: string, poolSize: number, limits = WAIT_LIMITS): Database {
  const pool = openPool(url, poolSize, limits)
  return { db: poolDb(pool), kind: 'pg', pool, engine: null, close: () => pool.end() }
}

/** The embedded engine over a folder. Throws when another process has the folder open. */
export async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    const engine = await PGlite.create(join(dataDir, 'pgdata'))
    return embedded(engine, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * The embedded engine in memory, for tests; `image` is a dump to start from.
 * @internal
 */
export async function openMemory(image?: Blob): Promise<Database> {
  return embedded(await PGlite.create(image ? { loadDataDir: image } : {}), () => undefined)
}

function embedded(engine: PGlite, unlock: () => void): Database {
  return {
    db: drizzlePglite(engine, { schema }),
    kind: 'pglite',
    pool: null,
    engine,
    close: async () => {
      await engine.close()
      unlock()
    }
  }
}

/** Runs a statement and gives its rows; both drivers answer `{ rows }`. The caller vouches for the row's type. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement)
  return (answer as { rows: Row[] }).rows
}
