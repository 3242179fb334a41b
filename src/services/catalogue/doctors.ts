/** Doctors of a store (§7 /dental), in our own words. */
import type { VisitDoctor } from '@/domain/draft/parts'
import type { Call } from '../http/call'

/** A doctor of a store on a day. */
export interface ListedDoctor extends VisitDoctor {
  readonly years: number
  /** What they mostly do, in short. */
  readonly focus: string
  readonly image: string
  /** On that day at all, and what is left of their time. */
  readonly works: boolean
  readonly remaining: number
  /** The first day of the week from that one on with time left; '' none. */
  readonly firstDate: string
  /** When the first free time of that day begins; '' none. */
  readonly firstTime: string
}

export const dentalDoctors = async (
  call: Call,
  { branchId: orgId, date: regDate }: { branchId: string; date: string }
): Promise<readonly ListedDoctor[]> =>
  (await call('dental.doctors', { orgId, regDate })).map(
    ({ doctorId: id, doctorName: name, remnum: remaining, ...doctor }) => ({ id, name, remaining, ...doctor })
  )
