import { CHANNEL_NAMES } from '@/contract/channels'
import { bestCoupons } from '@/domain/coupon/apply'
import { splitCoupons } from '@/domain/coupon/eligible'
import type { Coupon, CouponContext } from '@/domain/coupon/types'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { cardsOf } from '../../catalogue/queries/product-cards'
import { shopNow } from '../../catalogue/queries/shop'
import type { Db } from '../../db/client'
import { WALLET_TEXTS } from '../texts'
import type { CouponCaller } from './coupon-list'
import { orderCoupons } from './user-coupons'

/** A product's price after the best of an account's coupons; null where none can be used. */
export interface AfterPrice {
  readonly productCode: string
  readonly priceFen: number | null
  /** Which coupons, or what is missing for one; '' where nothing is. */
  readonly note: string
}

/** Coupons that its amount alone keeps from being used, the one with the lowest bound. */
const nearest = (unusable: readonly { coupon: Coupon; reason: string }[], context: CouponContext) =>
  unusable
    .map(({ coupon }) => coupon)
    .filter(
      (coupon) => splitCoupons([coupon], { ...context, amountFen: coupon.minAmountFen }).usable.length > 0
    )
    .toSorted((a, b) => a.minAmountFen - b.minAmountFen)[0]

/**
 * What one piece of each costs after the best of the coupons that the account holds, by the rules of an order; those that are bound
 * to a branch or a city count there alone. Products that are not sold have no entry.
 */
export async function afterPrices(
  db: Db,
  productCodes: readonly string[],
  { userId, channel }: CouponCaller,
  now: Date
): Promise<AfterPrice[]> {
  const shop = await shopNow(db)
  const products = productCodes.flatMap((code) => shop.products.get(code) ?? [])
  const held = (await orderCoupons(db, userId, now)).map(({ coupon }) => coupon)
  const cards = await cardsOf(
    db,
    products.filter(({ onShelf }) => onShelf),
    now,
    userId
  )
  return cards.map(({ product: { productCode, kind, salePriceFen }, offerFen }) => {
    const context: CouponContext = {
      ...{ kind, kindName: KIND_TEXTS[kind].couponName, channel, channelNames: CHANNEL_NAMES },
      ...{ branchId: '', branchName: '', cityCode: '', cityName: '' },
      ...{ amountFen: offerFen ?? salePriceFen, now: now.getTime() }
    }
    const { useCoupon, payableFen } = bestCoupons(held, context)
    if (useCoupon.length > 0) {
      const note = useCoupon.map(({ couponName }) => couponName).join('、')
      return { productCode, priceFen: payableFen, note }
    }
    const short = nearest(splitCoupons(held, context).unusable, context)
    return { productCode, priceFen: null, note: short ? WALLET_TEXTS.belowBound(short.minAmountFen) : '' }
  })
}
