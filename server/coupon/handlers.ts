import { claimCoupons } from './commands/claim-coupons'
import { redeemCoupon } from './commands/redeem-coupon'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { couponAmount, couponList } from './queries/coupon-list'
import { couponProducts } from './queries/coupon-products'

const callerOf = (context: RequestContext) => ({
  userId: requireUser(context).id,
  channel: context.channel
})

export const couponHandlers = {
  'coupon.list': (input, context) => couponList(context.db, input, callerOf(context), context.now()),
  'supermarket.coupons': (input, context) => couponList(context.db, input, callerOf(context), context.now()),
  'coupon.amount': (input, context) => couponAmount(context.db, input, callerOf(context), context.now()),
  'coupon.products': (input, context) =>
    couponProducts(
      context.db,
      input,
      { userId: context.user?.id ?? null, channel: context.channel },
      context.now()
    ),
  'coupon.claim': ({ couponCodes }, context) => claimCoupons(context, couponCodes),
  'coupon.redeem': ({ redeemCode }, context) => redeemCoupon(context, redeemCode)
} satisfies Partial<Handlers>
