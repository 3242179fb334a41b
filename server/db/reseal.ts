import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from './client'
import { currentPrefix, open, seal } from './data-keys'
import { sealName, type SealedTable } from './sealed-column'
import { SEALED_TABLES } from './sealed-tables'

/** Rows that one statement seals anew. */
const BATCH = 200
type Row = Readonly<Record<string, string | null>>

/** Where a pass over all sealed rows stands: the table, and the key of the last row that was looked at. */
export interface Place {
  readonly table: number
  readonly after: readonly string[]
}

export const FIRST_PLACE: Place = { table: 0, after: [] }

export interface Step {
  /** null: the pass is over. */
  readonly next: Place | null
  /** Rows that were sealed anew. */
  readonly rows: number
}

/** Seals the next rows that are sealed by an older key, a bounded number of them. */
export async function resealStep(db: Db, { table: index, after }: Place): Promise<Step> {
  const table = SEALED_TABLES[index]
  if (!table) return { next: null, rows: 0 }
  const stale = table.columns.map(
    (column) => sql`not starts_with(${sql.identifier(column)}, ${currentPrefix()})`
  )
  const rows = await nextRows(db, table, after, sql.join(stale, sql` or `))
  if (rows.length > 0) await write(db, table, rows)
  const last = rows.at(-1)
  const next = last
    ? { table: index, after: table.keys.map((key) => last[key] ?? '') }
    : { table: index + 1, after: [] }
  return { next, rows: rows.length }
}

const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `
  )

function nextRows(
  db: Db,
  { name, keys, columns }: SealedTable,
  after: readonly string[],
  which: SQL
): Promise<Row[]> {
  const values = sql.join(
    after.map((value) => sql`${value}`),
    sql`, `
  )
  const further = after.length > 0 ? sql`(${listOf(keys)}) > (${values}) and` : sql``
  return rowsOf<Row>(
    db,
    sql`select ${listOf([...keys, ...columns])} from ${sql.identifier(name)}
        where ${further} (${which}) order by ${listOf(keys)} limit ${BATCH}`
  )
}

/** A row that somebody else has changed meanwhile is left as it is: the next pass finds it. */
async function write(db: Db, { name, keys, columns }: SealedTable, rows: readonly Row[]): Promise<void> {
  const sealed = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [`new ${column}`, sealedAnew(sealName(name, column), row[column])])
    )
  }))
  const fields = [...keys, ...columns, ...columns.map((column) => `new ${column}`)]
  const types = fields.map((field) => sql`${sql.identifier(field)} text`)
  const same = [...keys, ...columns].map(
    (field) => sql`old.${sql.identifier(field)} is not distinct from given.${sql.identifier(field)}`
  )
  const set = columns.map(
    (column) => sql`${sql.identifier(column)} = given.${sql.identifier(`new ${column}`)}`
  )
  await db.execute(
    sql`update ${sql.identifier(name)} as old set ${sql.join(set, sql`, `)}
        from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as given (${sql.join(types, sql`, `)})
        where ${sql.join(same, sql` and `)}`
  )
}

function sealedAnew(column: string, value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return value.startsWith(currentPrefix()) ? value : seal(column, open(column, value))
}
