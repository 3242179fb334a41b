import { asc, eq } from 'drizzle-orm'
import type { DentalDoctor } from '@/contract/dto/visit-kinds'
import type { Db } from '../../db/client'
import { doctors } from '../../db/schema'
import { dayStock } from '../../stock/queries/stock'

/** The doctors of a store, and what is left of their time on a day; none of a store that names nobody. */
export async function doctorsOf(db: Db, orgCode: string, date: string, now: Date): Promise<DentalDoctor[]> {
  const rows = await db
    .select()
    .from(doctors)
    .where(eq(doctors.orgCode, orgCode))
    .orderBy(asc(doctors.sort), asc(doctors.id))
  const found: DentalDoctor[] = []
  for (const { id: doctorId, kind, name: doctorName, title, years, focus, image } of rows) {
    const place = { orgCodes: [orgCode], kind, from: date, to: date, doctorId }
    const [day] = await dayStock(db, place, now)
    found.push({
      ...{ doctorId, doctorName, title, years, focus, image },
      works: day?.open ?? false,
      remnum: day?.remaining ?? 0
    })
  }
  return found
}
