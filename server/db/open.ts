import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Database } from './client'
import { lockFolder } from './folder-lock'
import { openPool, poolDb, type PoolOptions } from './postgres'
import * as schema from './schema'

/** PostgreSQL, or any engine that speaks its protocol. */
export function openPostgres(url: string, poolSize: number, options: PoolOptions = {}): Database {
  const pool = openPool(url, poolSize, options)
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
