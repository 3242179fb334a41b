import { addDays, dateOf, daysBetween } from '@/domain/date'
import type { Tx } from '../transact'
import { contacts, reports } from '../schema'
import type { SeedContext } from './context'
import reportData from './reports.json'

/** The newest report of the file lies this many days back. */
const NEWEST_DAYS_AGO = 30

/** Past reports of the demo people; their dates keep their distances and end a month ago. Needs contacts. */
export async function seedReports(tx: Tx, { now }: SeedContext): Promise<void> {
  const owners = new Map(
    (await tx.select({ id: contacts.id, userId: contacts.userId }).from(contacts)).map((row) => [row.id, row.userId])
  )
  const newest = reportData.flatMap((report) => report.dates).sort().at(-1) ?? dateOf(now.getTime())
  const shift = daysBetween(newest, addDays(dateOf(now.getTime()), -NEWEST_DAYS_AGO))
  const rows = reportData.flatMap((report) => {
    const userId = owners.get(report.contactsId)
    const dates = report.dates.map((date) => addDays(date, shift))
    const date = dates.at(-1)
    if (userId === undefined || date === undefined) return []
    const { reportNo, contactsId, person, hospitalId, metrics, findings, normal } = report
    return [{ reportNo, userId, contactsId, person, hospitalId, date, dates, metrics, findings, normal }]
  })
  await tx.insert(reports).values(rows)
}
