/** What one coupon can be used for (§3), in our own words and fen. */
import type { CouponProducts as WireProducts, CouponProductsInput } from '@/contract/coupon/dto'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toCoupon, type WalletCoupon } from './coupon'
import { toProduct, type Product } from './products'

/** What the list is narrowed to; nothing: all of it. */
export type CouponProductFilter = Pick<CouponProductsInput, 'kind' | 'sex'>

export type CouponProductSort = NonNullable<CouponProductsInput['sort']>

export interface CouponedProduct {
  readonly product: Product
  /** One piece without add-ons, with this coupon alone. */
  readonly afterFen: number
}

export interface CouponProducts {
  readonly coupon: WalletCoupon
  readonly held: boolean
  readonly claimable: boolean
  readonly list: readonly CouponedProduct[]
  readonly kinds: WireProducts['kinds']
  /** Whether sex tells anything apart. */
  readonly bySex: boolean
  readonly hasMore: boolean
}

interface Asked extends CouponProductFilter {
  readonly couponCode: string
  readonly cityCode: string
  readonly sort: CouponProductSort
  readonly pageNo: number
}

/** Refused with 404 for a coupon that is neither held nor open to everybody. */
export async function couponProducts(call: Call, asked: Asked): Promise<CouponProducts> {
  const { coupon, held, claimable, list, kinds, bySex, hasMore } = await call('coupon.products', asked)
  return {
    coupon: toCoupon(coupon),
    held,
    claimable,
    list: list.map(({ product, afterPrice }) => ({
      product: toProduct(product),
      afterFen: toFen(afterPrice)
    })),
    kinds,
    bySex,
    hasMore
  }
}
