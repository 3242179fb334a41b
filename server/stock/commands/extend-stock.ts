import { sql } from 'drizzle-orm'
import { BOOKING_WINDOW_DAYS } from '@/domain/booking/calendar/month-grid'
import { addDays, dateOf, daysBetween } from '@/domain/date'
import { rowsOf, type Db } from '../../db/client'
import { branches } from '../../db/schema'
import { planDay } from '../day-plan'
import { familiesOf } from '../family'

/** Rows that one statement carries. */
const CHUNK = 4000

type BranchRow = typeof branches.$inferSelect

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
  const known = await rowsOf<{ org_code: string; kind: string; last: string }>(
    db,
    sql`select org_code, kind, max(date)::text as last from slots group by org_code, kind`
  )
  const lastOf = new Map(known.map((row) => [`${row.org_code}|${row.kind}`, row.last]))
  const planned = (await db.select().from(branches)).flatMap((branch) =>
    familiesOf(branch.kinds).flatMap((kind) => {
      const reached = lastOf.get(`${branch.orgCode}|${kind}`)
      const from = reached !== undefined && reached >= today ? addDays(reached, 1) : today
      const days = Math.max(0, daysBetween(from, last) + 1)
      const full = new Set(fullDays(branch))
      return Array.from({ length: days }, (_, offset) => addDays(from, offset)).flatMap((date) =>
        planDay(kind, branch, date, full.has(date)).map((slot) => ({
          orgCode: branch.orgCode,
          kind,
          date,
          ...slot
        }))
      )
    })
  )
  for (let start = 0; start < planned.length; start += CHUNK) {
    await db.execute(sql`
      insert into slots (org_code, date, kind, slot_id, timespan, ampm, capacity, blocked)
      select "orgCode", date, kind, "slotId", timespan, ampm, capacity, blocked
      from jsonb_to_recordset(${JSON.stringify(planned.slice(start, start + CHUNK))}::jsonb)
        as slot("orgCode" text, date date, kind text, "slotId" int, timespan text, ampm int, capacity int, blocked int)
      on conflict (org_code, kind, date, slot_id, doctor_id) do nothing`)
  }
  return planned.length
}
