import { getTableColumns, sql, type Table as DbTable } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import { pieces, sheet, type Change, type Columns, type Problem, type Sheet } from './sheet'

const PIECE = 1_000

type Name<Row> = keyof Row & string

/** A sheet whose rows are those of a table. */
interface PlainPlan<Row> {
  readonly name: string
  readonly about: string
  readonly table: DbTable
  readonly columns: Columns<Row>
  readonly key: Name<Row>
  /** What a new row has to say. */
  readonly needed: readonly Name<Row>[]
  /** What it is where it says nothing else. */
  readonly otherwise: (given: Partial<Row>) => Partial<Row>
  readonly rows: (db: Db) => Promise<readonly Row[]>
  readonly judge?: (tx: Tx, changes: readonly Change<Row>[]) => Promise<readonly Problem[]>
  readonly isWhole: (row: Partial<Row>) => row is Row
}

/** Written in one statement for all rows; what the sheet does not name of a row that is there stays. */
async function upsert<Row extends object>(
  tx: Tx,
  { table, columns, key }: PlainPlan<Row>,
  rows: readonly Row[]
) {
  const names = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    name in columns ? [{ name, of: column.name }] : []
  )
  const all = sql.join(
    names.map(({ of }) => sql.identifier(of)),
    sql`, `
  )
  const target = names.find(({ name }) => name === key)?.of ?? ''
  const set = sql.join(
    names
      .filter(({ of }) => of !== target)
      .map(({ of }) => sql`${sql.identifier(of)} = excluded.${sql.identifier(of)}`),
    sql`, `
  )
  for (const piece of pieces(rows, PIECE)) {
    const values = piece.map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row))
      return Object.fromEntries(names.map(({ name, of }) => [of, cells.get(name)]))
    })
    await tx.execute(sql`insert into ${table} (${all})
      select ${all} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)
      on conflict (${sql.identifier(target)}) do update set ${set}`)
  }
}

export function plainSheet<Row extends object>(plan: PlainPlan<Row>): Sheet {
  const { name, about, columns, key, needed, otherwise, rows, judge, isWhole } = plan
  return sheet<Row>({
    ...{ name, about, columns, rows },
    key: [key],
    fresh: (given, like) => {
      const missing = like ? [] : needed.filter((one) => given[one] === undefined)
      const row = { ...otherwise({ ...like, ...given }), ...like, ...given }
      return missing.length === 0 && isWhole(row)
        ? row
        : `没有 ${String(given[key])}；新增还缺 ${missing.map((one) => one.replace(/Fen$/, '')).join(', ')}`
    },
    judge: judge ?? (() => Promise.resolve([])),
    write: async (tx, changed) => {
      await upsert(
        tx,
        plan,
        changed.map(({ row }) => row)
      )
      return []
    }
  })
}

/** Says that a row has all that its table asks for. */
export const whole =
  <Row extends object>(...names: readonly Name<Row>[]) =>
  (row: Partial<Row>): row is Row =>
    names.every((name) => row[name] !== undefined)
