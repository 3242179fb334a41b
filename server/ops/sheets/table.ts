import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { written, type Shown } from './cell'

/** A file as rows of text; `line` is the row that a spreadsheet shows, of JSON the place in its list from 1. */
export interface Table {
  readonly names: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: Readonly<Record<string, string>> }[]
}

export type ReadTable =
  { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly why: string }

export const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** By the end of its name. */
export const formatOf = (file: string): Format | null =>
  FORMATS.find((format) => file.toLowerCase().endsWith(`.${format}`)) ?? null

const MOST_ROWS = 200_000
const BOM = '\uFEFF'

export function readTable(text: string, format: Format): ReadTable {
  const read = format === 'csv' ? fromCsv(text) : fromJson(text.startsWith(BOM) ? text.slice(1) : text)
  if (read.ok && read.table.rows.length > MOST_ROWS) return { ok: false, why: `最多 ${MOST_ROWS} 行` }
  return read
}

/** What begins like a formula is one to a spreadsheet; it gets an apostrophe before it, and so does what has one already. */
const FORMULA = /^'*[=+\-@\t\r]/
const harmless = (shown: Shown): string =>
  typeof shown === 'number' || !FORMULA.test(written(shown)) ? written(shown) : `'${written(shown)}`
const asTyped = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

const PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: '引号没有闭合',
  CSV_INVALID_CLOSING_QUOTE: '引号后面有多余的字符',
  INVALID_OPENING_QUOTE: '引号前面有多余的字符',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: '列数和表头不一样'
}

function fromCsv(text: string): ReadTable {
  const records: { line: number; record: readonly string[] }[] = []
  try {
    parse(text, {
      ...{ bom: true, skip_empty_lines: true, relax_column_count: true },
      // Also when somebody has mixed them.
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (record: string[], at) => {
        records.push({ record, line: at.records + at.empty_lines })
        return null
      }
    })
  } catch (error) {
    const { code = '', lines = 0 } = detailOf(error)
    return { ok: false, why: `CSV 第 ${lines} 行：${PROBLEMS[code] ?? code}` }
  }
  const [head, ...rest] = records
  if (!head) return { ok: false, why: '文件是空的' }
  const names = head.record.map((name) => name.trim())
  const uneven = rest.find(({ record }) => record.length !== names.length)
  if (uneven) {
    return { ok: false, why: `第 ${uneven.line} 行有 ${uneven.record.length} 列，表头有 ${names.length} 列` }
  }
  const rows = rest.map(({ line, record }) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, asTyped(record[index] ?? '')]))
  }))
  return { ok: true, table: { names, rows } }
}

function detailOf(error: unknown): { code?: string; lines?: number } {
  if (typeof error !== 'object' || error === null) return {}
  return {
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('lines' in error ? { lines: Number(error.lines) } : {})
  }
}

function fromJson(text: string): ReadTable {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `不是 JSON：${error instanceof Error ? error.message : String(error)}` }
  }
  if (!Array.isArray(parsed)) return { ok: false, why: 'JSON 应为列表，每行一个对象' }
  const rows = parsed.map((row: unknown, index) => ({ line: index + 1, row }))
  const bad = rows.find(({ row }) => typeof row !== 'object' || row === null || Array.isArray(row))
  if (bad) return { ok: false, why: `第 ${bad.line} 行不是对象` }
  const cells = rows.map(({ line, row }) => ({
    line,
    cells: Object.fromEntries(Object.entries(row ?? {}).map(([name, cell]) => [name, textOf(cell)]))
  }))
  return {
    ok: true,
    table: { names: [...new Set(cells.flatMap((row) => Object.keys(row.cells)))], rows: cells }
  }
}

const textOf = (cell: unknown): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : JSON.stringify(cell)

export function writeTable(
  names: readonly string[],
  rows: readonly (readonly Shown[])[],
  format: Format
): string {
  if (format === 'json') {
    const objects = rows.map((row) =>
      Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]))
    )
    return `${JSON.stringify(objects, null, 1)}\n`
  }
  return BOM + stringify([[...names], ...rows.map((row) => row.map(harmless))], { record_delimiter: '\r\n' })
}
