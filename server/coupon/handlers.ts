import type { ParsedInput } from '@/contract/schemas'
import { claimCoupons } from './commands/claim-coupons'
import { redeemCoupon } from './commands/redeem-coupon'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { afterPriceDto, couponAmountDto, couponDto, couponListDto, couponProductsDto } from './dto'
import { afterPrices } from './queries/after-prices'
import { couponAmount, couponList } from './queries/coupon-list'
import { couponProducts } from './queries/coupon-products'
import { amountRequest, couponRequest } from './requests'

const callerOf = (context: RequestContext) => ({
  userId: requireUser(context).id,
  channel: context.channel
})

const list = async (input: ParsedInput<'coupon.list'>, context: RequestContext) => {
  const now = context.now()
  return couponListDto(await couponList(context.db, couponRequest(input), callerOf(context), now), now)
}

export const couponHandlers = {
  'coupon.list': list,
  'supermarket.coupons': list,
  'coupon.amount': async (input, context) =>
    couponAmountDto(await couponAmount(context.db, amountRequest(input), callerOf(context), context.now())),
  'coupon.products': async (input, { db, user, channel, now }) =>
    couponProductsDto(await couponProducts(db, input, { userId: user?.id ?? null, channel }, now()), now()),
  'coupon.afterPrices': async ({ productCodes }, context) =>
    (await afterPrices(context.db, productCodes, callerOf(context), context.now())).map(afterPriceDto),
  'coupon.claim': ({ couponCodes }, context) => claimCoupons(context, couponCodes),
  'coupon.redeem': async ({ redeemCode }, context) => couponDto(await redeemCoupon(context, redeemCode))
} satisfies Partial<Handlers>
