import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { customType, getTableConfig, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import { open, seal } from './data-keys'

interface Spelling<Data> {
  readonly write: (data: Data) => string
  readonly read: (text: string) => Data
}

/** The name of the column to which its values are bound. */
export const sealName = (table: string, column: string): string => `${table}.${column}`

const sealedColumn = <Data>(table: string, name: string, { write, read }: Spelling<Data>) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (data) => seal(sealName(table, name), write(data)),
    fromDriver: (text) => read(open(sealName(table, name), text))
  })(name)

/**
 * Columns of a table that are encrypted by the data key (`data-keys.ts`). Writing seals and reading opens, so that commands
 * and queries do not notice; but no condition can be put on them, as the same text is another one each time it is sealed.
 */
export const sealedIn = (table: string) => ({
  text: (name: string) => sealedColumn<string>(table, name, { write: String, read: String }),
  json: <Data>(name: string) =>
    sealedColumn<Data>(table, name, {
      write: (data) => JSON.stringify(data),
      read: (text) => JSON.parse(text) as Data
    })
})

export interface SealedTable {
  readonly name: string
  /** Columns of the primary key; all are text. */
  readonly keys: readonly string[]
  readonly columns: readonly string[]
}

/** What of a table is sealed; null when nothing is. */
export function sealedColumnsOf(table: PgTable): SealedTable | null {
  const all = Object.values(getTableColumns(table))
  // Of the columns of our own types only those that hold files are no text.
  const columns = all
    .filter((column) => is(column, PgCustomColumn) && column.getSQLType() === 'text')
    .map(({ name }) => name)
  if (columns.length === 0) return null
  const { primaryKeys } = getTableConfig(table)
  const keys = [...all.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)]
  return { name: getTableName(table), keys: keys.map(({ name }) => name), columns }
}
