import type { Selection } from '@/domain/addon/types'
import { chargedFreights, parcelOf } from '@/domain/cart/freight'
import { bestCoupons } from '@/domain/coupon/apply'
import { CHANNEL_NAMES } from '@/contract/channels'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { splitCoupons, unusableReason } from '@/domain/coupon/eligible'
import { bestShared, placesOf, sharedReason } from '@/domain/coupon/share'
import type { Coupon, CouponContext, CouponStatus } from '@/domain/coupon/types'
import { freightOf } from '@/domain/quote/lines'
import { WALLET_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { onCardOf, type CardNamed } from '../../pricing/queries/on-card'
import { pricingContextOf } from '../../pricing/queries/pricing-context'
import { priceGoods } from '../../pricing/queries/price-goods'
import { priceOrder } from '../../pricing/queries/price-order'
import type { Priced } from '../../pricing/queries/quoted'
import { shopNow } from '../../catalogue/queries/shop'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { branchOf, cityNameOf, soldProduct } from '../../catalogue/queries/sold-product'
import {
  chooseFrom,
  heldCoupons,
  judgedCoupons,
  openCoupons,
  orderCoupons,
  type HeldCoupon,
  type JudgedCoupon
} from './user-coupons'

export interface CouponCaller {
  userId: string
  /** The proven entry channel. */
  channel: number
}

/** Goods by their choice and pieces. */
interface GoodsChoice {
  readonly productCode: string
  readonly skuId: string
  readonly quantity: number
}

/** Goods, or without a choice of them a visit to a branch. */
interface OrderChoice {
  readonly productCode: string
  readonly branchCode?: string | undefined
  readonly skuId: string | undefined
  readonly quantity: number
  readonly addons?: Selection
  readonly exchangeId?: number | null
  /** The card that pays of it. */
  readonly onCard?: CardNamed | undefined
}

/** Which coupons: all of a state, or those for an order or for goods that are paid together. */
export type CouponRequest =
  | { readonly of: 'wallet'; readonly status: Exclude<CouponStatus, 'locked'> }
  | { readonly of: 'order'; readonly order: OrderChoice }
  | { readonly of: 'goods'; readonly goods: readonly GoodsChoice[] }

/** Coupons, and of an order the best of them. */
export interface CouponList {
  readonly list: readonly JudgedCoupon[]
  /** Codes of those with the lowest payable. */
  readonly best: string[]
  readonly bestFen: number
  /** What thresholds are judged on, and the payable before coupons. */
  readonly baseFen: number
  readonly payFen: number
  /** Of each of the orders that are paid together what coupons are taken from. */
  readonly amountsFen?: readonly number[]
  /** Of an order: what the account has not taken yet and could use for it. */
  readonly claimable?: readonly JudgedCoupon[]
}

/** The wallet: coupons of one state. */
async function wallet(
  db: Db,
  status: CouponStatus,
  { userId }: CouponCaller,
  now: Date
): Promise<CouponList> {
  const held = (await heldCoupons(db, userId, now)).filter(
    ({ coupon }) => (coupon.status === 'locked' ? 'unused' : coupon.status) === status
  )
  const list = await judgedCoupons(db, held, null, new Set())
  return { list, best: [], bestFen: 0, baseFen: 0, payFen: 0 }
}

/** What could be taken now and used for an order. */
async function claimableFor(
  db: Db,
  mine: readonly HeldCoupon[],
  judge: (coupon: Coupon) => string,
  channel: number,
  now: Date
): Promise<JudgedCoupon[]> {
  const open = await openCoupons(db, mine, channel, now)
  return judgedCoupons(
    db,
    open.filter(({ coupon }) => judge(coupon) === ''),
    judge,
    new Set()
  )
}

/** Coupons judged for an order, usable ones first, the best set checked. */
async function forOrder(
  db: Db,
  { couponContext, quote }: Pick<Priced, 'couponContext' | 'quote'>,
  caller: CouponCaller,
  now: Date
): Promise<CouponList> {
  const mine = await heldCoupons(db, caller.userId, now)
  const held = chooseFrom(mine)
  const best = bestCoupons(
    held.map(({ coupon }) => coupon),
    couponContext
  )
  const codes = best.useCoupon.map(({ couponCode }) => couponCode)
  const judge = (coupon: Coupon) => unusableReason(coupon, couponContext)
  const list = await judgedCoupons(db, held, judge, new Set(codes))
  return {
    list: [...list].sort((a, b) => Number(b.usable) - Number(a.usable)),
    best: codes,
    bestFen: best.discountPriceFen,
    baseFen: quote.itemTotalFen,
    payFen: quote.userPayFen,
    claimable: await claimableFor(db, mine, judge, caller.channel, now)
  }
}

/** The price of what the coupons are for: goods, or a visit to a branch. Refuses as `priceGoods`, `priceOrder` and `onCardOf` do. */
async function pricedFor(
  db: Db,
  { productCode, branchCode: orgCode, skuId, quantity, addons = [], exchangeId, onCard: named }: OrderChoice,
  { userId, channel }: CouponCaller,
  now: Date
): Promise<Priced> {
  const parts = partsOf({ productCode, orgCode, addons })
  const facts = await pricingContextOf(db, { userId, productCode, now, parts })
  if (skuId !== undefined) return priceGoods(db, facts, { productCode, skuId, quantity, channel, now })
  if (orgCode === undefined) throw badInput(WALLET_TEXTS.branchMissing, { field: 'orgCode' })
  const onCard = await onCardOf(db, userId, named)
  return priceOrder(db, facts, { productCode, orgCode, addons, exchangeId, channel, now, onCard })
}

/** Coupons judged for goods that are paid together, each an order: usable ones first, the best set over all of them checked. */
async function forGoods(
  db: Db,
  goods: readonly GoodsChoice[],
  caller: CouponCaller,
  now: Date
): Promise<CouponList> {
  const priced: Priced[] = []
  for (const one of goods) priced.push(await pricedFor(db, one, caller, now))
  const contexts = priced.map(({ couponContext }) => couponContext)
  const mine = await heldCoupons(db, caller.userId, now)
  const held = chooseFrom(mine)
  const best = bestShared(
    held.map(({ coupon }) => coupon),
    contexts
  )
  const codes = best.useCoupon.map(({ couponCode }) => couponCode)
  const judge = (coupon: Coupon) => sharedReason(coupon, contexts)
  const list = await judgedCoupons(db, held, judge, new Set(codes))
  const placed = list.map((one) => (one.usable ? { ...one, places: placesOf(one.coupon, contexts) } : one))
  // All of it goes to the one address of the cart.
  const parcels = priced.map(({ product, quote }) => parcelOf(product, freightOf(quote.lines), ''))
  const charged = chargedFreights(parcels)
  const carried = parcels.reduce((fen, parcel, at) => fen + (parcel?.freightFen ?? 0) - (charged[at] ?? 0), 0)
  const sum = (fenOf: (one: Priced) => number) => priced.reduce((fen, one) => fen + fenOf(one), 0)
  return {
    list: placed.sort((a, b) => Number(b.usable) - Number(a.usable)),
    best: codes,
    bestFen: best.discountPriceFen,
    baseFen: sum(({ quote }) => quote.itemTotalFen),
    payFen: sum(({ quote }) => quote.userPayFen) - carried,
    amountsFen: contexts.map(({ amountFen }) => amountFen),
    claimable: await claimableFor(db, mine, judge, caller.channel, now)
  }
}

/** The wallet, or with a product and its branch or choice the coupons judged for that order (§7 /coupon/list). */
export async function couponList(
  db: Db,
  request: CouponRequest,
  caller: CouponCaller,
  now: Date
): Promise<CouponList> {
  if (request.of === 'goods') return forGoods(db, request.goods, caller, now)
  if (request.of === 'wallet') return wallet(db, request.status, caller, now)
  return forOrder(db, await pricedFor(db, request.order, caller, now), caller, now)
}

/** An amount of a product's price, at a branch where one is chosen. */
export interface AmountRequest {
  readonly productCode: string
  readonly branchCode: string | undefined
  readonly amountFen: number
}

/** What the best coupons take off an amount, and how many it can use. */
export interface BestOfAmount {
  readonly bestFen: number
  readonly usable: number
}

/** How many coupons an amount can use and what the best of them take off (§7 /coupon/card/amount). Refuses: 404, 27005. */
export async function couponAmount(
  db: Db,
  { productCode, branchCode, amountFen }: AmountRequest,
  caller: CouponCaller,
  now: Date
): Promise<BestOfAmount> {
  const shop = await shopNow(db)
  const product = soldProduct(shop, productCode)
  const branch = branchCode === undefined ? null : branchOf(shop, branchCode)
  const context: CouponContext = {
    kind: product.kind,
    kindName: KIND_TEXTS[product.kind].couponName,
    channel: caller.channel,
    channelNames: CHANNEL_NAMES,
    branchId: branch?.orgCode ?? '',
    branchName: branch?.name ?? '',
    cityCode: branch?.cityCode ?? '',
    cityName: branch ? cityNameOf(shop, branch.cityCode) : '',
    amountFen,
    now: now.getTime()
  }
  const all = (await orderCoupons(db, caller.userId, now)).map(({ coupon }) => coupon)
  const best = bestCoupons(all, context)
  return { bestFen: best.discountPriceFen, usable: splitCoupons(all, context).usable.length }
}
