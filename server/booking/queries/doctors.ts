import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { addDays } from '@/domain/date'
import { doctors } from '../../db/schema'
import { dayStock } from '../../stock/queries/stock'

/** Days within which the first free one of a doctor is looked for. */
const WEEK = 7

/** A doctor, what is left of their time on a day and, within a week, when it is free first; null not at all. */
export interface DoctorOnDay {
  readonly doctor: typeof doctors.$inferSelect
  readonly works: boolean
  readonly remaining: number
  readonly firstDate: string | null
  /** When its first free time begins; '' without one. */
  readonly firstTime: string
}

/** The doctors of a store, what is left of their time on a day and when it is free first; none of a store that names nobody. */
export async function doctorsOf(db: Db, orgCode: string, date: string, now: Date): Promise<DoctorOnDay[]> {
  const rows = await db
    .select()
    .from(doctors)
    .where(eq(doctors.orgCode, orgCode))
    .orderBy(asc(doctors.sort), asc(doctors.id))
  const found: DoctorOnDay[] = []
  for (const doctor of rows) {
    const { id: doctorId, kind } = doctor
    const place = { orgCodes: [orgCode], kind, from: date, to: addDays(date, WEEK - 1), doctorId }
    const days = await dayStock(db, place, now)
    const day = days.find((one) => one.date === date)
    const first = days.find(({ open, remaining }) => open && remaining > 0)
    found.push({
      doctor,
      works: day?.open ?? false,
      remaining: day?.remaining ?? 0,
      firstDate: first?.date ?? null,
      firstTime: first?.firstTime ?? ''
    })
  }
  return found
}
