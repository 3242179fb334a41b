import type { ProductKind } from '@/domain/kinds'
import { hasDoses } from '@/domain/kinds/has-doses'
import { listAddons } from '@/services/booking/addons'
import { branchDays, cityDays, listBranches } from '@/services/booking/booking'
import { takeHold } from '@/services/booking/hold'
import { quoteAddons } from '@/services/booking/pricing'
import { slotsOf } from '@/services/booking/slots'
import { listForDose } from '@/services/booking/vaccine'
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

/** A kind for which branch, day and slot are chosen and then confirmed; one in doses books them by the same calls, one after another. */
export function visitPlan(kind: ProductKind, calls: Partial<BookingPlan> = {}): ScreenPlan {
  const booking = { ...VISIT_BOOKING, ...calls }
  return {
    kind,
    screens: { booking: 'booking', addon: 'addon', confirm: 'confirm' },
    addonCalls: { list: listAddons, quote: quoteAddons },
    booking,
    ...(hasDoses(kind) ? { bookingOf: (dose) => ({ ...booking, list: listForDose(dose) }) } : {}),
    addons: null,
    next: () => ({ screen: 'confirm', type: kind })
  }
}
