import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { customAddPackage } from '../booking/dto/addon'
import { code, date, int, yuan } from '../common/dto'
import { productCard } from '../product/dto'
import { claimState } from './claim'

export const coupon = v.object({
  couponCode: v.string(),
  name: v.string(),
  /** 1 fixed amount, otherwise a discount on a 10 scale. */
  couponType: v.number(),
  /** 0 and 2 stack in that order, others stand alone. */
  couponBatchType: v.number(),
  discountedPrice: yuan,
  discounted: v.number(),
  /** Cap of a discount in yuan, 0 for none. */
  maxDiscount: yuan,
  /** Threshold in yuan. */
  minAmount: yuan,
  /** ms since 1970. */
  expiresAt: v.number(),
  scope: v.string(),
  /** unused, used, expired. */
  status: v.picklist(['unused', 'used', 'expired']),
  usable: v.boolean(),
  /** Why not: 未满¥299.00, 仅限小程序 …; '' when usable. */
  reason: v.string(),
  checked: v.boolean(),
  /** Of orders that are paid together those that it may be used for, by their place in `amounts`. */
  places: v.optional(v.array(v.number())),
  claim: v.optional(claimState)
})

/** Without a product: the wallet. With one: judged against that order. */
export const couponListInput = v.object({
  status: v.optional(v.picklist(['unused', 'used', 'expired']), 'unused'),
  productCode: v.optional(code('商品')),
  orgCode: v.optional(code('分院')),
  rtime: v.optional(date('到检日期')),
  customAddPackage: v.optional(customAddPackage),
  addItemConfigId: v.optional(v.nullable(int('换购', 1, 99999999))),
  /** A visit that a card pays of: coupons are taken from what is left to the customer. */
  onCard: v.optional(
    v.object({
      cardNumber: code('卡号'),
      contactsId: v.optional(code('家人')),
      fromComboId: v.optional(code('套餐'))
    })
  ),
  /** Goods: without a branch. */
  skuId: v.optional(code('规格')),
  quantity: v.optional(int('数量', 1, 999)),
  /** Goods that are paid together, in the place of a product. */
  goods: v.optional(
    v.pipe(
      v.array(v.object({ productCode: code('商品'), skuId: code('规格'), quantity: int('数量', 1, 999) })),
      v.minLength(1),
      v.maxLength(20)
    )
  )
})
/** `best` is the set with the lowest payable; amounts in yuan. */
export const couponList = v.object({
  list: v.array(coupon),
  best: v.array(v.string()),
  bestDiscount: yuan,
  /** What thresholds are judged on, and the payable before coupons. */
  baseAmount: yuan,
  payAmount: yuan,
  /** Of each of the orders that are paid together what coupons are taken from. */
  amounts: v.optional(v.array(yuan)),
  /** Of an order: what the account has not taken yet and could use for it. */
  claimable: v.optional(v.array(coupon)),
  serverTime: v.number()
})
export const couponAmountInput = v.object({
  merchandiseId: code('商品'),
  merchandiseType: int('商品类型', 0, 99),
  hospitalId: v.optional(code('分院')),
  price: v.pipe(v.number('金额不正确'), v.finite(), v.minValue(0), v.maxValue(9999999))
})
export const couponAmount = v.array(v.object({ coupon: yuan, couponNums: v.number() }))
export const claimInput = v.object({
  couponCodes: v.pipe(v.array(code('优惠券')), v.minLength(1), v.maxLength(20))
})
export const claimResults = v.array(
  v.object({ couponCode: v.string(), claimed: v.boolean(), reason: v.string() })
)
export const redeemInput = v.object({
  redeemCode: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, '请输入优惠兑换码'),
    v.maxLength(40, '兑换码不正确')
  )
})

/** What one coupon can be used for: `price` sorts by the price after it, `saved` by what it takes off, dearest last or first. */
export const couponProductsInput = v.object({
  couponCode: code('优惠券'),
  /** Only what a branch of this city takes, and what is sent home. */
  cityCode: v.optional(code('城市')),
  sort: v.optional(v.picklist(['default', 'price', 'priceDesc', 'saved']), 'default'),
  kind: v.optional(v.picklist(PRODUCT_KINDS, '商品类型不正确')),
  /** Only what that sex may take: 1 male, 0 female. */
  sex: v.optional(int('性别', 0, 1)),
  pageNo: v.optional(int('页码', 1, 500), 1)
})
export const couponProducts = v.object({
  /** Judged for the caller alone; one that is not held yet as if it were taken now. */
  coupon,
  held: v.boolean(),
  /** Not held, and can be taken here and now; `coupon.claim` says why not, or what is left. */
  claimable: v.boolean(),
  /** `afterPrice`: yuan after this coupon alone, for one piece without add-ons. */
  list: v.array(v.object({ product: productCard, afterPrice: yuan })),
  /** What it can be used for without `kind` and `sex`, by kinds. */
  kinds: v.array(v.object({ kind: v.picklist(PRODUCT_KINDS), name: v.string(), count: v.number() })),
  /** Whether sex tells anything apart. */
  bySex: v.boolean(),
  total: v.number(),
  hasMore: v.boolean(),
  serverTime: v.number()
})

export type Coupon = v.InferOutput<typeof coupon>
export type CouponListInput = v.InferInput<typeof couponListInput>
export type CouponList = v.InferOutput<typeof couponList>
export type CouponAmountInput = v.InferInput<typeof couponAmountInput>
export type CouponAmount = v.InferOutput<typeof couponAmount>[number]
export type ClaimInput = v.InferInput<typeof claimInput>
export type ClaimResult = v.InferOutput<typeof claimResults>[number]
export type RedeemInput = v.InferInput<typeof redeemInput>
export type CouponProductsInput = v.InferInput<typeof couponProductsInput>
export type CouponProducts = v.InferOutput<typeof couponProducts>
