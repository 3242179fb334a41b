import { remindOfCoupons } from '../coupon/commands/remind-of-coupons'
import type { Job } from './ticker'

/** Who holds a coupon that runs out soon is told so. */
export const remindOfCouponsHourly: Job = {
  name: 'remind-of-coupons',
  everyMs: 60 * 60_000,
  run: remindOfCoupons
}
