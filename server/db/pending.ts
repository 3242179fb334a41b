import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MIGRATIONS_DIR } from '../folders'
import { START_TEXTS } from '../start-texts'
import { rowsOf, type Db } from './client'
import { refuseOldSchema } from './old-schema'

/** The schema lacks migrations, and this server was told to run none; the message is for the operator. */
export class PendingError extends Error {}

const journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) })

/** Names of our migrations that have not run on this database. Later ones of a newer release are none of ours. */
export async function pendingMigrations(db: Db): Promise<readonly string[]> {
  const { entries } = v.parse(
    journal,
    JSON.parse(readFileSync(join(MIGRATIONS_DIR, 'meta', '_journal.json'), 'utf8'))
  )
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`
  )
  if (!table?.name) return entries.map(({ tag }) => tag)
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`
  )
  return entries.filter(({ when }) => when > Number(last?.at ?? 0)).map(({ tag }) => tag)
}

/** For a server that does not migrate by itself. Throws `PendingError` and `OldSchemaError`. */
export async function refusePending(db: Db): Promise<void> {
  await refuseOldSchema(db)
  const pending = await pendingMigrations(db)
  if (pending.length > 0) throw new PendingError(START_TEXTS.migrationsPending(pending))
}
