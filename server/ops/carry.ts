import { writeFile } from 'node:fs/promises'
import { addDays, dateOf, isDate } from '@/domain/date'
import { BOOKING_WINDOW_DAYS } from '@/domain/booking/calendar/month-grid'
import { importAlone } from './all-or-nothing'
import { refused, type Command, type Outcome } from './command'
import { textOf } from './read-file'
import { SHEETS } from './sheets'
import type { Problem } from './sheets/sheet'
import { FORMATS, formatOf, readTable, writeTable } from './sheets/table'

const MOST_MB = 50
/** So many wrong rows are named, the rest counted. */
const NAMED = 100

const WHAT = SHEETS.map(({ name }) => name).join('|')
const unknown = (what: string) => refused(`没有 ${what}；可以是 ${WHAT}`)
const BAD_END = `文件名要以 ${FORMATS.map((format) => `.${format}`).join(' 或 ')} 结尾`
const about = SHEETS.map((sheet) => `${sheet.name}: ${sheet.about}`).join('\n    ')

const exporting: Command = {
  name: 'export',
  takes: '<what> <file> [--from 2026-12-01 --to 2026-12-31]',
  about: `导出到 .csv 或 .json 文件，改好后用 import 导回。${about}`,
  changes: false,
  options: { from: { type: 'string' }, to: { type: 'string' } },
  run: async ({ db, now }, { words: [what = '', file = ''], options }) => {
    const sheet = SHEETS.find(({ name }) => name === what)
    if (!sheet) return unknown(what)
    const format = formatOf(file)
    if (!format) return refused(BAD_END)
    const today = dateOf(now().getTime())
    const { from = today, to = addDays(today, BOOKING_WINDOW_DAYS) } = options
    if (!isDate(from) || !isDate(to) || from > to)
      return refused('--from 和 --to 填日期，如 2026-12-01，--from 不晚于 --to')
    const { names, rows } = await sheet.take(db, { from, to })
    await writeFile(file, writeTable(names, rows, format))
    return { ok: true, rows: [{ what, file, rows: rows.length }] }
  }
}

const importing: Command = {
  name: 'import',
  takes: '<what> <file>',
  about: `从 export 那样的 .csv（UTF-8）或 .json 文件导入；没有的列保持原样，一个格子里的多个值用 | 隔开。有一行不对就全部不写入，并指出每个错处。${about}`,
  changes: true,
  run: async ({ db, now, mediaOrigins = [] }, { words: [what = '', file = ''] }) => {
    const sheet = SHEETS.find(({ name }) => name === what)
    if (!sheet) return unknown(what)
    const format = formatOf(file)
    if (!format) return refused(BAD_END)
    const text = await textOf(file, MOST_MB)
    if (!text.ok) return refused(text.reason)
    const read = readTable(text.text, format)
    if (!read.ok) return refused(read.why)
    return importAlone(db, async (tx): Promise<Outcome> => {
      const imported = await sheet.give(tx, read.table, { now: now(), mediaOrigins })
      if (!imported.ok) return problemsTold(imported.problems)
      const { fresh, changed, same } = imported
      return { ok: true, rows: [{ what, new: fresh, changed, same }] }
    })
  }
}

/** What is wrong with a file, by its rows. */
export function problemsTold(problems: readonly Problem[]): Outcome {
  const named = problems.slice(0, NAMED)
  const more = problems.length - named.length
  const lines = named.map(({ line, column, why }) =>
    [`第 ${line} 行`, column, why].filter((part) => part !== '').join(' ')
  )
  const reason = [
    `${problems.length} 处不对，没有写入任何内容`,
    ...lines,
    ...(more > 0 ? [`还有 ${more} 处`] : [])
  ].join('\n')
  return { ok: false, reason, problems: named }
}

export const carryCommands: readonly Command[] = [exporting, importing]
