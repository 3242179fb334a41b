import { eq, sql } from 'drizzle-orm'
import { START_TEXTS } from '../start-texts'
import { rowsOf, type Db } from './client'
import { DataKeyError, heldKeys, prefixOf, SEALED_PREFIX } from './data-keys'
import { dataKeys } from './schema'
import { SEALED_TABLES } from './sealed-tables'

/**
 * Refuses a configuration that lacks a key by which rows are still encrypted: they would fail one by one when they are read.
 * The keys that have encrypted since the first start are kept in a table, so that the rows are searched only when one of them is missing.
 */
export async function checkKeysInUse(db: Db, now: Date): Promise<void> {
  const held = heldKeys()
  const { known, spare } = await refuseMissingKeys(db)
  for (const id of spare) await db.delete(dataKeys).where(eq(dataKeys.id, id))
  const used = new Set([held[0], ...known.filter((key) => held.includes(key))])
  await db
    .insert(dataKeys)
    .values([...used].map((id) => ({ id, since: now })))
    .onConflictDoNothing()
}

/**
 * Throws DataKeyError when rows are encrypted by a key that the configuration lacks. Writes nothing.
 * @returns the keys that have encrypted, and those of them that no row needs any more
 */
export async function refuseMissingKeys(
  db: Db
): Promise<{ known: readonly string[]; spare: readonly string[] }> {
  const held = heldKeys()
  const stored = (await db.select({ id: dataKeys.id }).from(dataKeys)).map(({ id }) => id)
  const known = stored.length > 0 ? stored : await keysOfRows(db)
  const spare = known.filter((key) => !held.includes(key))
  for (const id of spare) if (await hasRows(db, id)) throw missing(id)
  return { known, spare }
}

const missing = (id: string) => new DataKeyError(START_TEXTS.keyMissing(id))

/** Of a database whose servers did not keep the table yet. */
async function keysOfRows(db: Db): Promise<string[]> {
  const ids = new Set<string>()
  for (const { name, columns } of SEALED_TABLES) {
    for (const column of columns.map((named) => sql.identifier(named))) {
      const found = await rowsOf<{ id: string }>(
        db,
        sql`select distinct split_part(${column}, '.', 2) as id from ${sql.identifier(name)}
            where starts_with(${column}, ${SEALED_PREFIX})`
      )
      found.forEach(({ id }) => ids.add(id))
    }
  }
  return [...ids]
}

async function hasRows(db: Db, id: string): Promise<boolean> {
  for (const { name, columns } of SEALED_TABLES) {
    const sealed = columns.map((column) => sql`starts_with(${sql.identifier(column)}, ${prefixOf(id)})`)
    const found = await rowsOf(
      db,
      sql`select from ${sql.identifier(name)} where ${sql.join(sealed, sql` or `)} limit 1`
    )
    if (found.length > 0) return true
  }
  return false
}
