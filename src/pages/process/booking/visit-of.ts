import type { Slot } from '@/domain/booking/slot/choose-slot'
import type { Hold, Visit, VisitBranch } from '@/domain/draft/parts'
import type { BookingInfo, ListedBranch } from '@/services/booking/booking'

/** A branch that is booked; `ampm` narrows its slots. */
export type Target = VisitBranch & Pick<ListedBranch, 'ampm'> & Pick<Visit, 'doctor'>

export type ChosenSlot = Pick<Slot, 'id' | 'timespan'>

/** The branch of an offered slot as the list knows it on any day; undefined when the list does not have it. */
export const listedBranch = (info: BookingInfo | undefined, branchId: string): ListedBranch | undefined =>
  info?.days.flatMap(({ branches }) => branches).find(({ id }) => id === branchId)

/** The visit that a held slot makes. */
export const visitOf = (
  { id, name, address, thirdParty, priceFen, doctor }: Target,
  date: string,
  slot: ChosenSlot,
  hold: Hold
): Visit => ({
  branch: { id, name, address, thirdParty, priceFen },
  date,
  timespan: slot.timespan,
  slotId: slot.id,
  ...(doctor ? { doctor: { id: doctor.id, name: doctor.name, title: doctor.title } } : {}),
  hold,
  first: null
})
