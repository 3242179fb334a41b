import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { MIGRATIONS_DIR } from '../folders'
import { START_TEXTS } from '../start-texts'
import { rowsOf, type Db } from './client'

/** Thrown when the tables are of a development version from before the baseline migration, which no migration leads away from. */
export class OldSchemaError extends Error {
  override readonly name = 'OldSchemaError'
}

/** Throws OldSchemaError when migrations ran here that are not ours. Writes nothing. */
export async function refuseOldSchema(db: Db): Promise<void> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`
  )
  if (!table?.name) return
  const [first] = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at limit 1`
  )
  const [baseline] = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR })
  if (first && first.hash !== baseline?.hash) throw new OldSchemaError(START_TEXTS.oldSchema)
}
