/**
 * What stands in a cell of a sheet, as text: how it is read, and how it is written so that reading it gives the same.
 *
 * - `words`, `code`, `link`: text · `whole`, `yuan`, `decimal`: numbers · `flag` · `oneOf`, `worded` · `list` · `orNothing`
 */
import * as v from 'valibot'
import { formatDateTime, instantAt, isDate } from '@/domain/date'
import { toFen, toYuan } from '@/domain/money'
import { GENDER } from '@/domain/person/codes'
import { isPlainText } from '@/domain/plain-text'

export type Cell<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly why: string }

/** As JSON has it. */
export type Shown = string | number | boolean | null | readonly (string | number)[]

export interface Column<Value> {
  readonly read: (text: string) => Cell<Value>
  readonly show: (value: Value) => Shown
  /** Addresses of pictures in it. */
  readonly pictures?: (value: Value) => readonly string[]
}

const value = <Value>(of: Value): Cell<Value> => ({ ok: true, value: of })
const wrong = (why: string): Cell<never> => ({ ok: false, why })

/** @param lines it may have several lines */
export const words = (min: number, max: number, lines = false): Column<string> => ({
  read: (text) => {
    const { length } = Array.from(text)
    if (length < min) return wrong('不能为空')
    if (length > max) return wrong(`最多 ${max} 个字，现在 ${length} 个`)
    return isPlainText(text, lines)
      ? value(text)
      : wrong(lines ? '含有看不见的控制字符' : '含有换行或看不见的控制字符')
  },
  show: (text) => text
})

export const code: Column<string> = {
  read: (text) =>
    /^[A-Za-z0-9_-]{1,40}$/.test(text) ? value(text) : wrong('应为 1 到 40 个字母、数字、- 或 _'),
  show: (text) => text
}

/** A picture: of this site, or by https; `#` names its tone. */
export const link: Column<string> = {
  read: (text) =>
    text === '' || /^(\/|https:\/\/)[^\s"'<>\\]{1,300}$/.test(text)
      ? value(text)
      : wrong('应为以 / 或 https:// 开头的图片地址'),
  show: (text) => text,
  pictures: (text) => [text]
}

export const whole = (min: number, max: number): Column<number> => ({
  read: (text) => {
    const number = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? value(number) : wrong(`应为 ${min} 到 ${max} 的整数`)
  },
  show: (number) => number
})

export const yuan: Column<number> = {
  read: (text) =>
    /^\d{1,7}(\.\d{1,2})?$/.test(text) ? value(toFen(text)) : wrong('应为金额（元），最多两位小数'),
  show: toYuan
}

export const decimal = (min: number, max: number): Column<number> => ({
  read: (text) => {
    const number = /^-?\d{1,4}(\.\d{1,12})?$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? value(number) : wrong(`应为 ${min} 到 ${max} 的数字`)
  },
  show: (number) => number
})

const YES: readonly string[] = ['是', 'true', 'TRUE', '1']
const NO: readonly string[] = ['否', 'false', 'FALSE', '0']

export const flag: Column<boolean> = {
  read: (text) =>
    YES.includes(text) ? value(true) : NO.includes(text) ? value(false) : wrong('应为 是 或 否'),
  show: (yes) => yes
}

export const day: Column<string> = {
  read: (text) => (isDate(text) ? value(text) : wrong('应为日期，如 2026-12-01')),
  show: (text) => text
}

/** A time of Asia/Shanghai. */
export const moment: Column<Date> = {
  read: (typed) => {
    const [, date = '', time = ''] = /^(\S+) ([0-2]\d:[0-5]\d)(?::00)?$/.exec(typed) ?? []
    return isDate(date) ? value(new Date(instantAt(date, time))) : wrong('应为时间，如 2026-12-01 08:00')
  },
  show: (at) => formatDateTime(at.getTime()).slice(0, 16)
}

/** A text of several lines. */
export const text = (min: number, max: number): Column<string> => words(min, max, true)

/** In the order in which the database gives them back: what was imported is the same when it comes again. */
export const asKept = <Value>(named: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(named).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))

const objectAsKept = (_name: string, of: unknown): unknown =>
  typeof of === 'object' && of !== null && !Array.isArray(of) ? Object.fromEntries(asKept({ ...of })) : of

/** What a schema reads, as JSON. */
export const json = <Schema extends v.GenericSchema>(schema: Schema): Column<v.InferOutput<Schema>> => ({
  read: (typed) => {
    let parsed: unknown
    try {
      parsed = JSON.parse(typed === '' ? '[]' : typed)
    } catch {
      return wrong('不是 JSON')
    }
    const read = v.safeParse(schema, parsed)
    if (read.success) return value(read.output)
    const [first] = read.issues
    return wrong(`${v.getDotPath(first) ?? ''} ${first.message}`.trim())
  },
  show: (of) => JSON.stringify(of, objectAsKept),
  pictures: (of) =>
    [...JSON.stringify(of).matchAll(/"imgUrl":"([^"\\]*)"/g)].map(([, address = '']) => address)
})

export function isTimespan(text: string): boolean {
  const [, from = '', to = ''] = /^([0-2]\d:[0-5]\d)-([0-2]\d:[0-5]\d)$/.exec(text) ?? []
  return from < to
}

export const oneOf = <Value extends string | number>(...known: readonly Value[]): Column<Value> => ({
  read: (text) => {
    const found = known.find((one) => String(one) === text)
    return found === undefined ? wrong(`应为 ${known.join('、')} 之一`) : value(found)
  },
  show: (one) => one
})

/** Values with a word each, which is shown and told; the value itself is understood as well. */
export const worded = <Value extends string | number>(
  ...known: readonly (readonly [word: string, value: Value])[]
): Column<Value> => ({
  read: (text) => {
    const found = known.find(([word, one]) => word === text || String(one) === text)
    return found ? value(found[1]) : wrong(`应为 ${known.map(([word]) => word).join('、')} 之一`)
  },
  show: (of) => known.find(([, one]) => one === of)?.[0] ?? of
})

/** Whom something is for. */
export const sex = worded<number>(['男', GENDER.male], ['女', GENDER.female])

/** An empty cell is nothing. */
export const orNothing = <Value>(column: Column<Value>): Column<Value | null> => ({
  read: (text) => (text === '' ? value(null) : column.read(text)),
  show: (one) => (one === null ? null : column.show(one))
})

const MOST_PARTS = 500

/** Parts with `|` between them, or a list as JSON writes it. */
function partsOf(text: string): string[] | null {
  if (!text.startsWith('[')) return text === '' ? [] : text.split('|').map((part) => part.trim())
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.map(String) : null
  } catch {
    return null
  }
}

/** Several of them. */
export function list<Value extends string | number>(of: Column<Value>): Column<Value[]> {
  return {
    read: (text) => {
      const parts = partsOf(text)
      if (parts === null) return wrong('应为用 | 隔开的多个值')
      if (parts.length > MOST_PARTS) return wrong(`最多 ${MOST_PARTS} 个`)
      const values: Value[] = []
      for (const part of parts) {
        const cell = of.read(part)
        if (!cell.ok) return wrong(parts.length > 1 ? `「${part}」${cell.why}` : cell.why)
        if (values.includes(cell.value)) return wrong(`「${part}」出现了两次`)
        values.push(cell.value)
      }
      return value(values)
    },
    show: (values) => values,
    pictures: (values) => values.flatMap((one) => of.pictures?.(one) ?? [])
  }
}

/** A cell of a CSV file. */
export function written(shown: Shown): string {
  if (shown === null) return ''
  if (typeof shown === 'boolean') return shown ? '是' : '否'
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown)
  const parts = shown.map(String)
  const plain = parts.every((part) => part !== '' && part === part.trim() && !part.includes('|'))
  return plain && !parts[0]?.startsWith('[') ? parts.join('|') : JSON.stringify(shown)
}
