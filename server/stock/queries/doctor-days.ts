import { sql } from 'drizzle-orm'
import type { SlotFamily } from '@/domain/kinds'
import { dateOf, timeOf } from '@/domain/date'
import { rowsOf, type Db } from '../../db/client'

/** A doctor on a day with time left, and when it begins. */
export interface DoctorDay {
  readonly doctorId: string
  readonly orgCode: string
  readonly date: string
  /** `08:00` */
  readonly time: string
  readonly name: string
  readonly title: string
  readonly years: number
  readonly focus: string
  readonly image: string
}

/** Doctors of branches on the days on which they have time left, the earliest first. */
export async function doctorDays(
  db: Db,
  {
    orgCodes,
    kind,
    to
  }: { readonly orgCodes: readonly string[]; readonly kind: SlotFamily; readonly to: string },
  now: Date
): Promise<DoctorDay[]> {
  if (orgCodes.length === 0) return []
  const today = dateOf(now.getTime())
  const clock = timeOf(now.getTime()).slice(0, 5)
  const codes = sql.join(
    orgCodes.map((code) => sql`${code}`),
    sql`, `
  )
  return rowsOf<DoctorDay>(
    db,
    sql`select d.id as "doctorId", s.org_code as "orgCode", s.date::text as date, min(substr(s.timespan, 1, 5)) as time,
          d.name, d.title, d.years, d.focus, d.image
        from slots s join doctors d on d.id = s.doctor_id
        where s.org_code in (${codes}) and s.kind = ${kind} and s.date <= ${to} and s.remaining > 0 and s.open
          and (s.date > ${today} or (s.date = ${today} and substr(s.timespan, 1, 5) > ${clock}))
        group by d.id, s.org_code, s.date
        order by s.date, time, d.sort, d.id`
  )
}
