import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { MIGRATIONS_DIR } from '../folders'
import { rowsOf, type Db } from './client'

/** Thrown when the tables are of a development version from before the baseline migration, which no migration leads away from. */
export class OldSchemaError extends Error {
  override readonly name = 'OldSchemaError'
}

/** What to do with such a database: its own version exports what the shop sells, and this one imports it. */
const ADVICE =
  'This database was made by a development version from before the first migration of this one, and is left as it is. ' +
  'To take the shop along, run `npm run ops -- export <sheet> <file>` of that version for each sheet, ' +
  'start this version with an empty DATA_DIR or database and DEMO=0, and import the files.'

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
  if (first && first.hash !== baseline?.hash) throw new OldSchemaError(ADVICE)
}
