import type { Clinic } from '@/contract/dto/booking'
import type { Hold, Visit } from '@/domain/draft/parts'
import { toFen } from '@/domain/money'
import type { BookingInfo } from '@/stores/process'

/** What a slot of a branch is booked with. */
export type SlotTarget = Pick<
  Clinic,
  'hospitalId' | 'orgCode' | 'hospitalName' | 'hospitalAddress' | 'thirdOrg' | 'ampm' | 'comboSalePrice'
>

export interface ChosenSlot {
  readonly id: number
  readonly timespan: string
}

/** The branch of an alternative as the list knows it on any day; undefined when the list does not have it. */
export function clinicOf(info: BookingInfo | undefined, hospitalId: string): SlotTarget | undefined {
  return info?.bookingDetailList
    .flatMap(({ hospitalInfo }) => hospitalInfo)
    .find((clinic) => clinic.hospitalId === hospitalId)
}

/** The visit that a held slot makes. */
export const visitOf = (target: SlotTarget, date: string, slot: ChosenSlot, hold: Hold): Visit => ({
  branch: {
    id: target.hospitalId,
    name: target.hospitalName,
    address: target.hospitalAddress,
    thirdParty: target.thirdOrg !== 0,
    priceFen: toFen(target.comboSalePrice)
  },
  date,
  timespan: slot.timespan,
  slotId: slot.id,
  hold,
  first: null
})
