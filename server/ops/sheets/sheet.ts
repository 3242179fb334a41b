import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import { hashesOf, mediaNameOf } from '../../media/queries/named'
import { written, type Column, type Shown } from './cell'
import { type Table } from './table'
import { keysOf } from '@/domain/keys-of'

export interface Problem {
  readonly line: number
  /** '' the row as a whole. */
  readonly column: string
  readonly why: string
}

type Name<Row> = keyof Row & string
export type Columns<Row> = { readonly [Each in Name<Row>]?: Column<Row[Each]> }

/** A row of the file that says something else than the database, or something new. */
export interface Change<Row> {
  readonly line: number
  readonly was: Row | null
  readonly row: Row
  /** Columns that change; all of a new row. */
  readonly changed: readonly Name<Row>[]
}

export interface Scope {
  /** Of rows with a day; 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
}

/** A subject of which operators keep a table. */
export interface SheetPlan<Row> {
  readonly name: string
  readonly about: string
  readonly columns: Columns<Row>
  /** By which a row is found again. */
  readonly key: readonly Name<Row>[]
  /** Given out, and not taken back: what the shop itself reckons. */
  readonly shown?: readonly Name<Row>[]
  readonly rows: (db: Db, scope: Scope | null) => Promise<readonly Row[]>
  /** A row that is new, from what the file says of it and what it is to be like; null: there can be none. */
  readonly fresh: null | ((given: Partial<Row>, like: Row | null, now: Date) => Row | string)
  /** What else of a row that is there changes with what the file says of it. */
  readonly follow?: (row: Row, was: Row) => Row
  /** Everything that does not fit of these changes, before any is written. */
  readonly judge: (tx: Tx, changes: readonly Change<Row>[], now: Date) => Promise<readonly Problem[]>
  /** Writes them, and answers those that did not fit any more. */
  readonly write: (tx: Tx, changes: readonly Change<Row>[], now: Date) => Promise<readonly Problem[]>
}

type Imported =
  | { readonly ok: true; readonly fresh: number; readonly changed: number; readonly same: number }
  | { readonly ok: false; readonly problems: readonly Problem[] }

interface Around {
  readonly now: Date
  /** Other sites from which pictures may come. */
  readonly mediaOrigins: readonly string[]
}

export interface Sheet {
  readonly name: string
  readonly about: string
  readonly take: (
    db: Db,
    scope: Scope
  ) => Promise<{ names: readonly string[]; rows: readonly (readonly Shown[])[] }>
  readonly give: (tx: Tx, table: Table, around: Around) => Promise<Imported>
}

/** What is kept in fen is told in yuan. */
const titleOf = (name: string): string => name.replace(/Fen$/, '')

/** Names an existing row that a new one is like, in all that its file does not say. */
const LIKE = 'like'

export function sheet<Row extends object>(plan: SheetPlan<Row>): Sheet {
  const names = keysOf(plan.columns)
  const shownAs = (row: Row, name: Name<Row>): Shown => {
    const column = plan.columns[name]
    return column ? column.show(row[name]) : null
  }
  const { follow = (row: Row) => row } = plan
  const keyOf = (row: Partial<Row>): string => plan.key.map((name) => String(row[name] ?? '')).join(' / ')
  return {
    name: plan.name,
    about: plan.about,
    take: async (db, scope) => ({
      names: names.map(titleOf),
      rows: (await plan.rows(db, scope)).map((row) => names.map((name) => shownAs(row, name)))
    }),
    give: async (tx, table, { now, mediaOrigins }) => {
      const strange = problemsOfHead(plan, names, table)
      if (strange.length > 0) return { ok: false, problems: strange }
      const rows = new Map((await plan.rows(tx, null)).map((row) => [keyOf(row), row]))
      const problems: Problem[] = []
      const seen = new Map<string, number>()
      const changes: Change<Row>[] = []
      for (const { line, cells } of table.rows) {
        const { given, wrong } = readRow(plan, names, cells)
        problems.push(...wrong.map((one) => ({ line, ...one })))
        if (wrong.length > 0) continue
        const key = keyOf(given)
        const first = seen.get(key)
        seen.set(key, line)
        if (first !== undefined) {
          problems.push({ line, column: plan.key[0] ?? '', why: `${key} 在第 ${first} 行已经出现过` })
          continue
        }
        const was = rows.get(key) ?? null
        const row = was
          ? follow({ ...was, ...given }, was)
          : newRow(plan, given, cells[LIKE] ?? '', rows, now)
        if (typeof row === 'string') {
          problems.push({ line, column: plan.key[0] ?? '', why: row })
          continue
        }
        const changed = was
          ? names.filter((name) => written(shownAs(was, name)) !== written(shownAs(row, name)))
          : names
        if (changed.length > 0) changes.push({ line, was, row, changed })
      }
      if (changes.length > 0) {
        problems.push(...(await pictureProblems(tx, plan, changes, mediaOrigins)))
        problems.push(...(await plan.judge(tx, changes, now)))
      }
      if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line) }
      const late = changes.length > 0 ? await plan.write(tx, changes, now) : []
      if (late.length > 0) return { ok: false, problems: late }
      const fresh = changes.filter(({ was }) => was === null).length
      return { ok: true, fresh, changed: changes.length - fresh, same: table.rows.length - changes.length }
    }
  }
}

/** Pictures that changes name and nobody sees: not imported, or of a site whose pictures pages do not load. */
async function pictureProblems<Row>(
  tx: Tx,
  plan: SheetPlan<Row>,
  changed: readonly Change<Row>[],
  mediaOrigins: readonly string[]
): Promise<Problem[]> {
  const pictures = changed.flatMap(({ line, row, changed: names }) =>
    names.flatMap((column) =>
      (plan.columns[column]?.pictures?.(row[column]) ?? []).map((address) => ({
        ...{ line, column: titleOf(column), address },
        name: mediaNameOf(address)
      }))
    )
  )
  const known = await hashesOf(tx, [...new Set(pictures.flatMap(({ name }) => name ?? []))])
  return pictures.flatMap(({ line, column, address, name }) => {
    if (name !== undefined && !known.has(name))
      return [{ line, column, why: `没有图片 /media/${name}，先用 import media 导入` }]
    const site = foreignOrigin(address)
    return site === null || mediaOrigins.includes(site)
      ? []
      : [{ line, column, why: `页面不显示 ${site} 的图片，先把它写进 MEDIA_ORIGINS，或用 import media 导入` }]
  })
}

/** Of this site, wherever that is. */
const HERE = 'https://here.invalid'

/** Where a picture of another site comes from; null of one of this site. */
function foreignOrigin(address: string): string | null {
  const from = URL.canParse(address, HERE) ? new URL(address, HERE).origin : address
  return from === HERE ? null : from
}

function problemsOfHead<Row>(
  plan: SheetPlan<Row>,
  names: readonly string[],
  { names: given }: Table
): Problem[] {
  const known = [...names.map(titleOf), ...(plan.fresh ? [LIKE] : [])]
  const head = (column: string, why: string): Problem => ({ line: 1, column, why })
  return [
    ...given
      .filter((name) => !known.includes(name))
      .map((name) => head(name, `不认识的列；可用的列：${known.join(', ')}`)),
    ...given
      .filter((name, index) => given.indexOf(name) !== index)
      .map((name) => head(name, '这一列出现了两次')),
    ...plan.key.filter((name) => !given.includes(name)).map((name) => head(name, '缺少这一列'))
  ]
}

function readRow<Row>(
  plan: SheetPlan<Row>,
  names: readonly Name<Row>[],
  cells: Readonly<Record<string, string>>
): { given: Partial<Row>; wrong: Omit<Problem, 'line'>[] } {
  const given: Partial<Row> = {}
  const wrong: Omit<Problem, 'line'>[] = []
  for (const name of names) {
    const text = cells[titleOf(name)]
    const column = plan.columns[name]
    if (text === undefined || !column || plan.shown?.includes(name)) continue
    const cell = column.read(text)
    if (cell.ok) given[name] = cell.value
    else wrong.push({ column: titleOf(name), why: `「${shortened(text)}」${cell.why}` })
  }
  return { given, wrong }
}

const SHORT = 30
const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

function newRow<Row>(
  plan: SheetPlan<Row>,
  given: Partial<Row>,
  like: string,
  rows: ReadonlyMap<string, Row>,
  now: Date
): Row | string {
  const model = like === '' ? null : (rows.get(like) ?? null)
  const key = plan.key.map((name) => String(given[name] ?? '')).join(' / ')
  if (!plan.fresh) return `没有 ${key}`
  if (like !== '' && !model) return `没有 ${like}，不能照它新建`
  return plan.fresh(given, model, now)
}

/** Of a list in pieces that one statement carries. */
export function* pieces<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}

/** Those of a row's columns that the file changes. */
export const changes = <Row>({ changed }: Change<Row>, ...of: readonly Name<Row>[]): boolean =>
  of.some((name) => changed.includes(name))
