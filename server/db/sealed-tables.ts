import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema'
import { sealedColumnsOf, type SealedTable } from './sealed-column'

/** Every table that has encrypted columns. */
export const SEALED_TABLES: readonly SealedTable[] = Object.values(schema).flatMap((table) => {
  const sealed = is(table, PgTable) ? sealedColumnsOf(table) : null
  return sealed ? [sealed] : []
})
