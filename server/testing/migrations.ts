import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/client'
import { migrateTo } from '../db/migrate'
import { MIGRATIONS_DIR } from '../folders'

/** Brings an empty database to where it was before one of the migrations. */
export async function migrateBefore(database: Database, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(MIGRATIONS_DIR, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  await migrateTo(database, folder)
  rmSync(folder, { recursive: true })
}
