/** The slots of a branch's day, and a branch by its id (§7). */
import type { TimespansInput, TimeSlot as WireSlot } from '@/contract/booking/dto/booking'
import type { Selection } from '@/domain/addon/types'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import type { VisitBranch } from '@/domain/draft/parts'
import { toWireSelection } from './addon-wire'
import type { Call } from '../http/call'

export const toSlot = ({ id, timespan, remnum, num }: WireSlot): Slot => ({
  id,
  timespan,
  remaining: remnum,
  capacity: num
})

interface WantedSlots {
  readonly branchId: string
  readonly productCode: string
  readonly date: string
  readonly ampm: number
  readonly again?: string | undefined
  /** Whose times; without one those of nobody. */
  readonly doctorId?: string | undefined
  /** Chosen add-ons, which a slot has to have room for. */
  readonly addons?: Selection
}

type AskSlots = (call: Call, asked: TimespansInput) => Promise<readonly WireSlot[]>

/** The slots of a branch's day, by the call of a way to book. */
export const slotsBy =
  (ask: AskSlots) =>
  async (
    call: Call,
    { branchId, productCode, date, ampm, again, addons, doctorId }: WantedSlots
  ): Promise<readonly Slot[]> =>
    (
      await ask(call, {
        orgCode: branchId,
        date,
        hospId: branchId,
        regDate: date,
        productCode,
        ampm,
        ...(doctorId ? { doctorId } : {}),
        ...(again ? { orderNum: again } : {}),
        ...(addons ? { customAddPackage: toWireSelection(addons) } : {})
      })
    ).map(toSlot)

export const slotsOf = slotsBy((call, asked) => call('booking.timespans', asked))

/** Where an offered slot is, beyond its name. */
export async function findBranch(
  call: Call,
  branchId: string
): Promise<Pick<VisitBranch, 'address' | 'thirdParty'>> {
  const { hospitalAddress, thirdOrg } = await call('hospital.detail', { id: branchId })
  return { address: hospitalAddress, thirdParty: thirdOrg !== 0 }
}
