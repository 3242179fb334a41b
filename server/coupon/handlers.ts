import { claimCoupons } from './commands/claim-coupons'
import { redeemCoupon } from './commands/redeem-coupon'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { couponAmount, couponList } from './queries/coupon-list'

const callerOf = (context: RequestContext) => ({
  userId: requireUser(context).id,
  channel: context.channel
})

export const couponHandlers = {
  'coupon.list': (input, context) => couponList(context.db, input, callerOf(context), context.now()),
  'supermarket.coupons': (input, context) => couponList(context.db, input, callerOf(context), context.now()),
  'coupon.amount': (input, context) => couponAmount(context.db, input, callerOf(context), context.now()),
  'coupon.claim': ({ couponCodes }, context) => claimCoupons(context, couponCodes),
  'coupon.redeem': ({ redeemCode }, context) => redeemCoupon(context, redeemCode)
} satisfies Partial<Handlers>
