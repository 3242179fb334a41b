import type { Clinic } from '@/contract/dto/booking'
import type { Ampm } from '@/domain/booking/slot/choose-slot'
import type { BookingInfo, HeldSlot, PackageDetail } from '@/stores/process'

/** What a slot of a branch is booked with. */
export type SlotTarget = Pick<
  Clinic,
  | 'hospitalId'
  | 'orgCode'
  | 'hospitalName'
  | 'hospitalAddress'
  | 'thirdOrg'
  | 'ampm'
  | 'comboSalePrice'
  | 'comboMarketPrice'
>

export interface ChosenSlot {
  readonly id: number
  readonly timespan: string
  readonly ampm: Ampm
}

/** The branch of an alternative as the list knows it on any day; undefined when the list does not have it. */
export function clinicOf(info: BookingInfo | undefined, hospitalId: string): SlotTarget | undefined {
  return info?.bookingDetailList
    .flatMap(({ hospitalInfo }) => hospitalInfo)
    .find((clinic) => clinic.hospitalId === hospitalId)
}

/** What the draft remembers of a held slot (§3). A quote stands for one branch and one day: a move drops it. */
export function choiceOf(
  detail: PackageDetail | undefined,
  target: SlotTarget,
  date: string,
  slot: ChosenSlot,
  hold: HeldSlot
): Partial<PackageDetail> {
  const moved = detail?.selectedHospitalId !== target.hospitalId || detail.selectedDate !== date
  return {
    selectedDate: date,
    selectedTimespan: slot.timespan,
    selectedTimespanId: slot.id,
    selectedHospitalId: target.hospitalId,
    selectedHospitalName: target.hospitalName,
    selectedHospitalAddress: target.hospitalAddress,
    thirdOrg: target.thirdOrg,
    ampm: slot.ampm,
    comboSalePrice: target.comboSalePrice,
    comboMarketPrice: target.comboMarketPrice,
    hold,
    ...(moved ? { realTimePrice: null } : {})
  }
}
