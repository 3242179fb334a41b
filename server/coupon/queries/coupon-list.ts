import type { CouponAmount, CouponList } from '@/contract/coupon/dto'
import type { ParsedInput } from '@/contract/schemas'
import { chargedFreights, parcelOf } from '@/domain/cart/freight'
import { bestCoupons } from '@/domain/coupon/apply'
import { CHANNEL_NAMES } from '@/contract/channels'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { splitCoupons, unusableReason } from '@/domain/coupon/eligible'
import { bestShared, placesOf, sharedReason } from '@/domain/coupon/share'
import type { Coupon, CouponContext } from '@/domain/coupon/types'
import { toFen, toYuan } from '@/domain/money'
import { freightOf } from '@/domain/quote/lines'
import { WALLET_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { pricingContextOf } from '../../pricing/queries/pricing-context'
import { priceGoods } from '../../pricing/queries/price-goods'
import { priceOrder } from '../../pricing/queries/price-order'
import type { Priced } from '../../pricing/queries/quoted'
import { shopNow } from '../../catalogue/queries/shop'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { branchOf, cityNameOf, soldProduct } from '../../catalogue/queries/sold-product'
import {
  chooseFrom,
  couponDtos,
  heldCoupons,
  openCoupons,
  orderCoupons,
  type HeldCoupon
} from './user-coupons'

export interface CouponCaller {
  userId: string
  /** The proven entry channel. */
  channel: number
}

type ListInput = ParsedInput<'coupon.list'>

/** The wallet: coupons of one state. */
async function wallet(
  db: Db,
  { status }: ListInput,
  { userId }: CouponCaller,
  now: Date
): Promise<CouponList> {
  const held = (await heldCoupons(db, userId, now)).filter(
    ({ coupon }) => (coupon.status === 'locked' ? 'unused' : coupon.status) === status
  )
  const list = await couponDtos(db, held, null, new Set())
  return { list, best: [], bestDiscount: 0, baseAmount: 0, payAmount: 0, serverTime: now.getTime() }
}

/** What could be taken now and used for an order. */
async function claimableFor(
  db: Db,
  mine: readonly HeldCoupon[],
  judge: (coupon: Coupon) => string,
  now: Date
): Promise<CouponList['list']> {
  const open = await openCoupons(db, mine, now)
  return couponDtos(
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
  const list = await couponDtos(db, held, judge, new Set(codes))
  return {
    list: [...list].sort((a, b) => Number(b.usable) - Number(a.usable)),
    best: codes,
    bestDiscount: toYuan(best.discountPriceFen),
    baseAmount: toYuan(quote.itemTotalFen),
    payAmount: toYuan(quote.userPayFen),
    claimable: await claimableFor(db, mine, judge, now),
    serverTime: now.getTime()
  }
}

/** The price of what the coupons are for: goods, or a visit to a branch. Refuses as `priceGoods` and `priceOrder` do. */
async function pricedFor(
  db: Db,
  input: ListInput & { productCode: string },
  { userId, channel }: CouponCaller,
  now: Date
): Promise<Priced> {
  const { productCode, orgCode, skuId, quantity = 1 } = input
  const facts = await pricingContextOf(db, { userId, productCode, now, parts: partsOf(input) })
  if (skuId !== undefined) return priceGoods(db, facts, { productCode, skuId, quantity, channel, now })
  if (orgCode === undefined) throw badInput(WALLET_TEXTS.branchMissing, { field: 'orgCode' })
  const { customAddPackage = [], addItemConfigId } = input
  return priceOrder(db, facts, { channel, productCode, orgCode, customAddPackage, addItemConfigId, now })
}

/** Coupons judged for goods that are paid together, each an order: usable ones first, the best set over all of them checked. */
async function forGoods(
  db: Db,
  goods: NonNullable<ListInput['goods']>,
  caller: CouponCaller,
  now: Date
): Promise<CouponList> {
  const priced: Priced[] = []
  for (const one of goods) priced.push(await pricedFor(db, { status: 'unused', ...one }, caller, now))
  const contexts = priced.map(({ couponContext }) => couponContext)
  const mine = await heldCoupons(db, caller.userId, now)
  const held = chooseFrom(mine)
  const best = bestShared(
    held.map(({ coupon }) => coupon),
    contexts
  )
  const codes = best.useCoupon.map(({ couponCode }) => couponCode)
  const judge = (coupon: Coupon) => sharedReason(coupon, contexts)
  const list = await couponDtos(db, held, judge, new Set(codes))
  const placed = list.map((dto) => {
    const coupon = held.find((one) => one.coupon.couponCode === dto.couponCode)?.coupon
    return coupon && dto.usable ? { ...dto, places: placesOf(coupon, contexts) } : dto
  })
  // All of it goes to the one address of the cart.
  const parcels = priced.map(({ product, quote }) => parcelOf(product, freightOf(quote.lines), ''))
  const charged = chargedFreights(parcels)
  const carried = parcels.reduce((fen, parcel, at) => fen + (parcel?.freightFen ?? 0) - (charged[at] ?? 0), 0)
  const sum = (fenOf: (one: Priced) => number) => priced.reduce((fen, one) => fen + fenOf(one), 0)
  return {
    list: placed.sort((a, b) => Number(b.usable) - Number(a.usable)),
    best: codes,
    bestDiscount: toYuan(best.discountPriceFen),
    baseAmount: toYuan(sum(({ quote }) => quote.itemTotalFen)),
    payAmount: toYuan(sum(({ quote }) => quote.userPayFen) - carried),
    amounts: contexts.map(({ amountFen }) => toYuan(amountFen)),
    claimable: await claimableFor(db, mine, judge, now),
    serverTime: now.getTime()
  }
}

/** The wallet, or with a product and its branch or choice the coupons judged for that order (§7 /coupon/list). */
export async function couponList(
  db: Db,
  input: ListInput,
  caller: CouponCaller,
  now: Date
): Promise<CouponList> {
  const { productCode, goods } = input
  if (goods !== undefined) return forGoods(db, goods, caller, now)
  if (productCode === undefined) return wallet(db, input, caller, now)
  return forOrder(db, await pricedFor(db, { ...input, productCode }, caller, now), caller, now)
}

/** How many coupons an amount can use and what the best of them take off (§7 /coupon/card/amount). Refuses: 404, 27005. */
export async function couponAmount(
  db: Db,
  input: ParsedInput<'coupon.amount'>,
  caller: CouponCaller,
  now: Date
): Promise<CouponAmount[]> {
  const shop = await shopNow(db)
  const product = soldProduct(shop, input.merchandiseId)
  const branch = input.hospitalId === undefined ? null : branchOf(shop, input.hospitalId)
  const context: CouponContext = {
    kind: product.kind,
    kindName: KIND_TEXTS[product.kind].couponName,
    channel: caller.channel,
    channelNames: CHANNEL_NAMES,
    branchId: branch?.orgCode ?? '',
    branchName: branch?.name ?? '',
    cityCode: branch?.cityCode ?? '',
    cityName: branch ? cityNameOf(shop, branch.cityCode) : '',
    amountFen: toFen(input.price),
    now: now.getTime()
  }
  const all = (await orderCoupons(db, caller.userId, now)).map(({ coupon }) => coupon)
  const best = bestCoupons(all, context)
  return [{ coupon: toYuan(best.discountPriceFen), couponNums: splitCoupons(all, context).usable.length }]
}
