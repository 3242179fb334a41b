import { desc, eq, inArray } from 'drizzle-orm'
import { FINDING_LEVELS, type FindingLevel, type Report } from '@/domain/report/report'
import type { Db } from '../../db/client'
import { branches, checkItems, reports } from '../../db/schema'

type Row = typeof reports.$inferSelect

const levelOf = (level: string): FindingLevel => FINDING_LEVELS.find((known) => known === level) ?? '生活方式'

/** Number of a report; earlier ones of a row have their day behind the row's own. */
const numberOf = (row: Row, date: string): string =>
  date === row.date ? row.reportNo : `${row.reportNo}-${date.replaceAll('-', '')}`

/** A row is a report with the values of earlier ones: each date is a report of its own. */
function reportsOfRow(row: Row, branch: string, itemNames: ReadonlyMap<string, string>): Report[] {
  return row.dates.map((date, index) => ({
    reportNo: numberOf(row, date),
    date,
    branch,
    readings: row.metrics.flatMap(({ itemCode, itemName, unit, ref, refs, values }) => {
      const value = values[index]
      const [low, high] = refs?.[index] ?? ref
      return value === undefined || low === undefined || high === undefined
        ? []
        : [{ itemCode, itemName, unit, low, high, value }]
    }),
    findings:
      date === row.date
        ? row.findings.map(({ level, itemCode, text }) => ({
            level: levelOf(level),
            itemCode,
            itemName: itemNames.get(itemCode) ?? text,
            text
          }))
        : [],
    normal: date === row.date ? (row.normal ?? []) : []
  }))
}

/** The reports of a person, the newest first. Whether the reader may see them is judged before. */
export async function personReports(db: Db, contactsId: string): Promise<Report[]> {
  const rows = await db
    .select({ report: reports, branch: branches.name })
    .from(reports)
    .leftJoin(branches, eq(branches.orgCode, reports.hospitalId))
    .where(eq(reports.contactsId, contactsId))
    .orderBy(desc(reports.date))
  const codes = rows.flatMap(({ report }) => report.findings.map(({ itemCode }) => itemCode))
  const items =
    codes.length === 0
      ? []
      : await db
          .select({ itemCode: checkItems.itemCode, name: checkItems.name })
          .from(checkItems)
          .where(inArray(checkItems.itemCode, codes))
  const names = new Map(items.map(({ itemCode, name }) => [itemCode, name]))
  return rows
    .flatMap(({ report, branch }) => reportsOfRow(report, branch ?? '', names))
    .sort((left, right) => right.date.localeCompare(left.date))
}
