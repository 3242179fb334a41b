import { sql } from 'drizzle-orm'
import { BOOKING_WINDOW_DAYS } from '@/domain/booking/calendar/month-grid'
import { addDays, dateOf, daysBetween } from '@/domain/date'
import { rowsOf, type Db } from '../../db/client'
import { branches, doctors } from '../../db/schema'
import { planDay } from '../day-plan'
import { familiesOf } from '../family'

/** Rows that one statement carries. */
const CHUNK = 4000

type BranchRow = typeof branches.$inferSelect

/** `branch|kind|doctor|day` that a branch has slots of: branch by branch, as all slots together are too many to read at once. */
async function daysOf(db: Db, orgCode: string, today: string): Promise<string[]> {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select distinct org_code || '|' || kind || '|' || doctor_id || '|' || date as day from slots
      where org_code = ${orgCode} and date >= ${today}`
  )
  return rows.map(({ day }) => day)
}

/**
 * Gives every branch its slots from today to the last bookable day, Asia/Shanghai; days that have theirs stay as they are.
 * `fullDays` names days (per branch) that start without a seat. Safe on several replicas at once. Returns the new slots.
 */
export async function extendStock(
  db: Db,
  now: Date,
  fullDays: (branch: BranchRow) => readonly string[] = () => []
): Promise<number> {
  const today = dateOf(now.getTime())
  const last = addDays(today, BOOKING_WINDOW_DAYS)
  const everywhere = await db.select().from(branches)
  const made = new Set<string>()
  for (const { orgCode } of everywhere) for (const day of await daysOf(db, orgCode, today)) made.add(day)
  const days = Array.from({ length: daysBetween(today, last) + 1 }, (_, offset) => addDays(today, offset))
  const working = await db.select().from(doctors)
  const planned = everywhere.flatMap((branch) =>
    familiesOf(branch.kinds).flatMap((kind) => {
      const own = working.filter((one) => one.orgCode === branch.orgCode && one.kind === kind)
      const full = new Set(fullDays(branch))
      return [null, ...own].flatMap((doctor) => {
        const doctorId = doctor?.id ?? ''
        const place = `${branch.orgCode}|${kind}|${doctorId}`
        return days
          .filter((date) => !made.has(`${place}|${date}`))
          .flatMap((date) =>
            planDay(kind, branch, date, full.has(date), doctor).map((slot) => ({
              orgCode: branch.orgCode,
              kind,
              date,
              doctorId,
              ...slot
            }))
          )
      })
    })
  )
  for (let start = 0; start < planned.length; start += CHUNK) {
    await db.execute(sql`
      insert into slots (org_code, date, kind, slot_id, doctor_id, timespan, ampm, capacity, blocked)
      select "orgCode", date, kind, "slotId", "doctorId", timespan, ampm, capacity, blocked
      from jsonb_to_recordset(${JSON.stringify(planned.slice(start, start + CHUNK))}::jsonb)
        as slot("orgCode" text, date date, kind text, "slotId" int, "doctorId" text, timespan text, ampm int, capacity int, blocked int)
      on conflict (org_code, kind, date, slot_id, doctor_id) do nothing`)
  }
  return planned.length
}
