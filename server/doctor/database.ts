import { sql } from 'drizzle-orm'
import type { Config } from '../config'
import { rowsOf } from '../db/client'
import { refuseUnfitEngine } from '../db/engine-probe'
import { openPostgres } from '../db/open'
import { refuseOldSchema } from '../db/old-schema'
import { pendingMigrations } from '../db/pending'
import { startError } from '../start-error'
import type { Finding } from './finding'
import { DOCTOR_TEXTS as texts } from './texts'

const what = texts.providers.database

/** Whether the database of DATABASE_URL is reached, takes what is written, and has the schema of this release; what a start would say where not. */
export async function askDatabase(url: string, { poolsByTransaction }: Config): Promise<Finding> {
  const database = openPostgres(url, 1, { byTransaction: poolsByTransaction })
  try {
    const [row] = await rowsOf<{ standby: boolean }>(database.db, sql`select pg_is_in_recovery() as standby`)
    if (row?.standby) return { what, state: 'ill', note: texts.standby }
    await refuseUnfitEngine(url, poolsByTransaction)
    await refuseOldSchema(database.db)
    const pending = await pendingMigrations(database.db)
    return { what, state: 'open', note: pending.length > 0 ? texts.pending(pending.length) : texts.answered }
  } catch (error) {
    return { what, state: 'ill', note: startError(error) }
  } finally {
    await database.close()
  }
}
