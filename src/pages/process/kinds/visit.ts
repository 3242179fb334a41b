import type { ProductKind } from '@/domain/kinds'
import { branchDays, cityDays, listBranches } from '@/services/booking/booking'
import { takeHold } from '@/services/booking/hold'
import { slotsOf } from '@/services/booking/slots'
import type { BookingPlan, ScreenPlan } from './plan'

/** The calls of a checkup. */
const VISIT_BOOKING: BookingPlan = {
  list: listBranches,
  cityDays,
  branchDays,
  slots: slotsOf,
  hold: takeHold,
  inCard: false,
  failed: null
}

export const visitBooking = (calls: Partial<BookingPlan>): BookingPlan => ({ ...VISIT_BOOKING, ...calls })

/** A kind for which branch, day and slot are chosen and then confirmed. */
export const visitPlan = (kind: ProductKind, calls: Partial<BookingPlan> = {}): ScreenPlan => ({
  kind,
  booking: visitBooking(calls),
  addons: null,
  next: () => ({ screen: 'confirm', type: kind })
})
