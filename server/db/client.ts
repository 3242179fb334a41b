import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './schema'

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

/** Runs a statement and gives its rows; both drivers answer `{ rows }`. The caller vouches for the row's type. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement)
  return (answer as { rows: Row[] }).rows
}
