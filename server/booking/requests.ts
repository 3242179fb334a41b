import type { ParsedInput } from '@/contract/schemas'
import type { BranchDays, TimesRequest } from './queries/booking-days'
import type { BookingRequest } from './queries/booking-list'

export const bookingRequest = ({
  latitude,
  longitude,
  startDate,
  dayNum,
  productCode,
  cityCode
}: ParsedInput<'booking.list'>): BookingRequest => ({
  ...{ productCode, cityCode, startDate, days: dayNum },
  position: latitude === undefined || longitude === undefined ? null : { latitude, longitude }
})

/** Of a city's branches, or without a city of one, by either of its names. */
export interface DaysAsked {
  readonly cityCode?: string | undefined
  readonly orgCode?: string | undefined
  readonly hospitalId?: string | undefined
  readonly productCode: string
  readonly startDate?: string | undefined
}

/** A branch by either name. */
export const branchDays = ({
  orgCode,
  hospitalId,
  productCode,
  startDate
}: ParsedInput<'booking.clinicCalendar'>): BranchDays => ({
  ...{ orgCode: orgCode ?? hospitalId, productCode, startDate }
})

/** A branch and a day by either name. */
export const timesRequest = (input: ParsedInput<'booking.timespans'>): TimesRequest => ({
  orgCode: input.orgCode ?? input.hospId,
  date: input.date ?? input.regDate,
  productCode: input.productCode,
  ampm: input.ampm,
  doctorId: input.doctorId ?? ''
})
