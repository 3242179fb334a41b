/** One product with all that is said of it (§2 `/selling`, §7), in our own words and fen. */
import type { ProductDetail as WireDetail } from '@/contract/product/dto'
import type { SceneFact, SceneKey } from '@/domain/booking/scenes'
import type { ClaimState } from '@/domain/coupon/claim'
import { toFen } from '@/domain/money'
import type { Deposit } from '@/domain/order/instalments'
import { toBranch, type Branch } from './branches'
import type { Call } from '../http/call'
import { toWorth, type CouponWorth } from './coupon'
import { toProduct, type Product } from './products'
import type { Reviews } from './reviews'

/** One of what can be chosen. */
export interface Sku {
  readonly skuId: string
  readonly spec: string
  /** Helps to choose; '' for nothing. */
  readonly note: string
  /** From and to of the product's measure that it fits; null where there is none. */
  readonly range: readonly [number, number] | null
  readonly priceFen: number
  /** What is left. */
  readonly stock: number
}

/** A step of how it goes; '' without a picture, 0 minutes not told. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly picture: string
  readonly minutes: number
}

/** What a visit consists of, with what is known of it. */
export interface ShownScene {
  readonly key: SceneKey
  readonly picture: string
  readonly facts: readonly SceneFact[]
}

/** A product as its own page tells of it; what a kind does not have is 0, '' or empty. */
export interface DetailedProduct extends Product {
  /** Whom it takes: 1 male, 0 female, null both. */
  readonly sexLimit: number | null
  readonly ageMin: number
  readonly ageMax: number
  readonly persons: number
  readonly fasting: boolean
  readonly minutes: number
  readonly reportWorkdays: number
  /** May be bought from its page. */
  readonly buyable: boolean
  readonly skus: readonly Sku[]
  /** Most pieces in one order; null is without limit. */
  readonly orderLimit: number | null
  /** Code of the self-selected checkup that it is the base of; '' for any other. */
  readonly supermarketCode: string
  readonly freightFen: number
  /** Share of goods and freight that customs take; null of what does not come from abroad. */
  readonly taxRate: number | null
  /** What is paid first; null: all at once. */
  readonly deposit: (Deposit & { readonly optional: boolean }) | null
  /** On which day after the first each dose is given, and how scarce they are; null of what has no doses. */
  readonly doses: { readonly scheduleDays: readonly number[]; readonly supply: string } | null
  readonly params: readonly { readonly name: string; readonly value: string }[]
  readonly suitFor: readonly string[]
  readonly notice: readonly string[]
  /** What the shop promises of taking back and changing an order, in a few words each. */
  readonly guarantees: readonly { readonly name: string; readonly text: string }[]
  readonly process: readonly Step[]
  readonly gallery: readonly string[]
  /** The pictures of the gallery, where it shows what a visit consists of; empty of any other. */
  readonly scenes: readonly ShownScene[]
  /** What is measured to choose a specification: 臂围 from 22 to 42 cm. */
  readonly measure: {
    readonly name: string
    readonly unit: string
    readonly min: number
    readonly max: number
  } | null
  /** How goods are used; empty where nothing is told. */
  readonly guide: readonly Step[]
}

export interface CheckItem {
  readonly code: string
  readonly name: string
  readonly intro: string
  readonly minutes: number
  readonly fasting: boolean
}

/** Items of one part of the body. */
export interface CheckCategory {
  readonly id: string
  readonly name: string
  /** Why it is examined, in plain words. */
  readonly reason: string
  readonly items: readonly CheckItem[]
}

/** A coupon that anybody may take for the product. */
export interface OfferedCoupon extends CouponWorth {
  readonly couponCode: string
  readonly name: string
  /** For what it is, in short. */
  readonly scope: string
  /** From the day on which it is taken. */
  readonly validDays: number
  /** What is to be said of taking it, where anything limits that. */
  readonly claim?: ClaimState
}

export interface ProductDetail {
  readonly product: DetailedProduct
  readonly categories: readonly CheckCategory[]
  /** Those of the city that take the product, nearest first. */
  readonly branches: readonly Branch[]
  /** Of all cities. */
  readonly branchTotal: number
  readonly reviews: Reviews
  readonly coupons: readonly OfferedCoupon[]
  /** What is done by pieces in the same branches (每颗), cheapest first. */
  readonly perUnit: readonly {
    readonly productCode: string
    readonly name: string
    readonly unit: string
    readonly priceFen: number
  }[]
  /** ms since 1970. */
  readonly serverTime: number
}

const toDetailed = (wire: WireDetail['product']): DetailedProduct => ({
  ...toProduct(wire),
  sexLimit: wire.sexLimit,
  ageMin: wire.ageMin,
  ageMax: wire.ageMax,
  persons: wire.persons,
  fasting: wire.fasting,
  minutes: wire.estimatedMinutes,
  reportWorkdays: wire.reportWorkdays,
  buyable: wire.showShopButton,
  skus: wire.productSkuViews.map(({ price, ...sku }) => ({ ...sku, priceFen: toFen(price) })),
  orderLimit: wire.orderLimit,
  supermarketCode: wire.supermarketCode,
  freightFen: toFen(wire.freight),
  taxRate: wire.taxRate,
  deposit: wire.deposit && {
    fen: toFen(wire.deposit.price),
    rest: wire.deposit.rest,
    optional: wire.deposit.optional
  },
  doses: wire.doses,
  params: wire.params,
  suitFor: wire.suitFor,
  notice: wire.notice,
  guarantees: wire.guarantees,
  process: wire.process,
  gallery: wire.gallery,
  scenes: wire.scenes,
  measure: wire.measure,
  guide: wire.guide
})

const toCategory = (wire: WireDetail['categories'][number]): CheckCategory => ({
  id: wire.categoryId,
  name: wire.categoryName,
  reason: wire.reason,
  items: wire.items.map(({ itemCode, itemName, itemIntro, durationMin, fasting }) => ({
    code: itemCode,
    name: itemName,
    intro: itemIntro,
    minutes: durationMin,
    fasting
  }))
})

const toOffered = (wire: WireDetail['coupons'][number]): OfferedCoupon => ({
  ...toWorth(wire),
  couponCode: wire.couponCode,
  name: wire.name,
  scope: wire.scope,
  validDays: wire.validDays,
  ...(wire.claim ? { claim: wire.claim } : {})
})

interface WantedProduct {
  /** The kind as the address spells it. */
  readonly type: string
  readonly id: string
  readonly cityCode: string
  readonly latitude: number
  readonly longitude: number
}

/** @throws CallError 404 for a product that there is not, or of another kind */
export async function productDetail(call: Call, wanted: WantedProduct): Promise<ProductDetail> {
  const { product, categories, branches, coupons, perUnit, ...rest } = await call('product.detail', wanted)
  return {
    ...rest,
    product: toDetailed(product),
    categories: categories.map(toCategory),
    branches: branches.map(toBranch),
    coupons: coupons.map(toOffered),
    perUnit: perUnit.map(({ price, ...one }) => ({ ...one, priceFen: toFen(price) }))
  }
}
