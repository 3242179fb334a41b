import type { ProductKind } from '@/domain/kinds'
import { branchDays, cityDays, listBranches } from '@/services/booking'
import { slotsOf } from '@/services/slots'
import type { ScreenPlan } from './plan'

/** A kind for which branch, day and slot are chosen and then confirmed. */
export const visitPlan = (kind: ProductKind): ScreenPlan => ({
  kind,
  booking: { list: listBranches, cityDays, branchDays, slots: slotsOf },
  addons: null,
  next: () => ({ screen: 'confirm', type: kind })
})
