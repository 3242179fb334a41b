import { asc, eq } from 'drizzle-orm'
import type { DentalDoctor } from '@/contract/visit-kinds/dto'
import type { Db } from '../../db/client'
import { addDays } from '@/domain/date'
import { doctors } from '../../db/schema'
import { dayStock } from '../../stock/queries/stock'

/** Days within which the first free one of a doctor is looked for. */
const WEEK = 7

/** The doctors of a store, what is left of their time on a day and when it is free first; none of a store that names nobody. */
export async function doctorsOf(db: Db, orgCode: string, date: string, now: Date): Promise<DentalDoctor[]> {
  const rows = await db
    .select()
    .from(doctors)
    .where(eq(doctors.orgCode, orgCode))
    .orderBy(asc(doctors.sort), asc(doctors.id))
  const found: DentalDoctor[] = []
  for (const { id: doctorId, kind, name: doctorName, title, years, focus, image } of rows) {
    const place = { orgCodes: [orgCode], kind, from: date, to: addDays(date, WEEK - 1), doctorId }
    const days = await dayStock(db, place, now)
    const day = days.find((one) => one.date === date)
    found.push({
      ...{ doctorId, doctorName, title, years, focus, image },
      works: day?.open ?? false,
      remnum: day?.remaining ?? 0,
      firstDate: days.find(({ open, remaining }) => open && remaining > 0)?.date ?? ''
    })
  }
  return found
}
