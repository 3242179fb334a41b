import { and, desc, eq } from 'drizzle-orm'
import { formatDateTime, isDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { bills } from '../db/schema'
import { refused, type Command } from './command'

const MOST = 60

const yuan = (fen: number | null) => (fen === null ? null : formatYuan(fen))

const show: Command = {
  name: 'bill',
  takes: '[--day 2026-12-01]',
  about:
    '支付平台的日账单和账目核对：每天十点后自动下载前一天的账单；不加 --day 列出最近的日子和差异笔数，加了列出那天的每笔差异',
  changes: false,
  options: { day: { type: 'string' } },
  run: async ({ db }, { options: { day } }) => {
    if (day === undefined) {
      const rows = await db.select().from(bills).orderBy(desc(bills.day), bills.provider).limit(MOST)
      return {
        ok: true,
        rows: rows.map((row) => ({
          ...{ day: row.day, provider: row.provider, payments: row.payments, paid: yuan(row.paidFen) },
          ...{ refunds: row.refunds, refunded: yuan(row.refundedFen) },
          ...{ differences: row.differences.length, checked: formatDateTime(row.checkedAt.getTime()) }
        }))
      }
    }
    if (!isDate(day)) return refused('--day 填日期，如 2026-12-01')
    const found = await db.select().from(bills).where(eq(bills.day, day))
    if (found.length === 0) return refused(`${day} 的账单还没有核对：账单在次日十点后才有，服务器会自动下载`)
    return {
      ok: true,
      rows: found.flatMap(({ provider, differences }) =>
        differences.map(({ kind, no, billFen, booksFen }) => ({
          ...{ provider, kind, no, in_bill: yuan(billFen), in_books: yuan(booksFen) }
        }))
      )
    }
  }
}

const again: Command = {
  name: 'bill again',
  takes: '<day>',
  about: '某天的账单重新下载、重新核对：处理完差异以后用，十分钟内由服务器完成（最近七天）',
  changes: true,
  run: async ({ db }, { words: [day = ''] }) => {
    if (!isDate(day)) return refused('写日期，如 bill again 2026-12-01')
    const gone = await db
      .delete(bills)
      .where(and(eq(bills.day, day)))
      .returning({ provider: bills.provider })
    return { ok: true, rows: gone.map(({ provider }) => ({ day, provider })) }
  }
}

// The longer name first: both begin alike.
export const billCommands: readonly Command[] = [again, show]
