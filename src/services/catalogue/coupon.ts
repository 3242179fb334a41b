/**
 * Coupons of an account (§7), in our own words and fen.
 *
 * - `listWallet(call, status)`: the wallet · `listCoupons(call, order)`: judged against an order
 * - `afterCoupons(call, order)`: what pieces cost with the best of them
 * - `countCoupons(call, order)`: how many can be used · `claimCoupons(call, codes)`: taking some of a product
 */
import type { Coupon as WireCoupon, CouponList, CouponListInput } from '@/contract/coupon/dto'
import type { Selection } from '@/domain/addon/types'
import type { ClaimState } from '@/domain/coupon/claim'
import type { Coupon } from '@/domain/coupon/types'
import { bookedOf, type Draft } from '@/domain/draft/draft'
import type { Basket } from '@/domain/draft/parts'
import { toFen, toYuan } from '@/domain/money'
import { toWireSelection } from '../booking/addon-wire'
import type { Call } from '../http/call'

/** What a coupon takes off, and from what amount on. */
export type CouponWorth = Pick<
  Coupon,
  'couponType' | 'discountedPriceFen' | 'discounted' | 'maxDiscountFen' | 'minAmountFen'
>

/** A coupon of the account; the server has judged whether it can be used. */
export interface WalletCoupon
  extends CouponWorth, Pick<Coupon, 'couponCode' | 'couponName' | 'couponBatchType' | 'expiresAt'> {
  readonly status: WalletStatus
  /** For what it is, in short. */
  readonly scope: string
  readonly usable: boolean
  /** Why not: 未满¥299.00, 仅限小程序 …; '' when usable. */
  readonly reason: string
  /** Of the orders that are paid together those that it may be used for, by their place; without it all. */
  readonly places?: readonly number[]
  /** Of one that is not held: what is to be said of taking it. */
  readonly claim?: ClaimState
}

export type WalletStatus = 'unused' | 'used' | 'expired'

export interface CouponWallet {
  readonly list: readonly WalletCoupon[]
  /** Of an order: what the account has not taken yet and could use for it. */
  readonly claimable: readonly WalletCoupon[]
  /** Codes of the set with the lowest payable. */
  readonly best: readonly string[]
  /** What thresholds are judged on, and the payable before coupons. */
  readonly baseFen: number
  readonly payFen: number
  /** Of each of the orders that are paid together what coupons are taken from. */
  readonly amountsFen?: readonly number[]
}

type WireWorth = Pick<
  WireCoupon,
  'couponType' | 'discountedPrice' | 'discounted' | 'maxDiscount' | 'minAmount'
>

/** The same of a coupon that a product offers. */
export const toWorth = (wire: WireWorth): CouponWorth => ({
  couponType: wire.couponType,
  discountedPriceFen: toFen(wire.discountedPrice),
  discounted: wire.discounted,
  maxDiscountFen: wire.maxDiscount > 0 ? toFen(wire.maxDiscount) : null,
  minAmountFen: toFen(wire.minAmount)
})

export const toCoupon = (wire: WireCoupon): WalletCoupon => ({
  ...toWorth(wire),
  couponCode: wire.couponCode,
  couponName: wire.name,
  couponBatchType: wire.couponBatchType,
  expiresAt: wire.expiresAt,
  status: wire.status,
  scope: wire.scope,
  usable: wire.usable,
  reason: wire.reason,
  ...(wire.places ? { places: wire.places } : {}),
  ...(wire.claim ? { claim: wire.claim } : {})
})

/** @internal */
export const toWallet = ({
  list,
  best,
  baseAmount,
  payAmount,
  amounts,
  claimable = []
}: CouponList): CouponWallet => ({
  list: list.map(toCoupon),
  claimable: claimable.map(toCoupon),
  best,
  baseFen: toFen(baseAmount),
  payFen: toFen(payAmount),
  ...(amounts ? { amountsFen: amounts.map(toFen) } : {})
})

const ask = async (
  call: Call,
  input: CouponListInput,
  name: 'coupon.list' | 'supermarket.coupons' = 'coupon.list'
): Promise<CouponWallet> => toWallet(await call(name, input))

export const listWallet = (call: Call, status: WalletStatus): Promise<CouponWallet> => ask(call, { status })

/** An order as its coupons are judged by. */
export interface CouponOrder {
  readonly productCode?: string
  readonly branchId?: string
  readonly date?: string
  readonly addons?: Selection
  readonly exchangeId?: number | null
  /** The card that pays of it, for whom, and in the place of which of its packages. */
  readonly onCard?: NonNullable<CouponListInput['onCard']>
  /** A self-selected checkup has a call of its own. */
  readonly selfSelected?: boolean
  /** Goods: without a branch. */
  readonly skuId?: string
  readonly quantity?: number
  /** Goods that are paid together, in the place of a product. */
  readonly goods?: Basket
}

/** Undefined while there is nothing to order yet. */
export function couponOrderOf(draft: Draft | undefined): CouponOrder | undefined {
  const { basket, goods } = draft?.parts ?? {}
  if (basket) return { goods: basket }
  if (draft && goods) return { productCode: draft.productCode, skuId: goods.skuId, quantity: goods.quantity }
  const booked = bookedOf(draft)
  if (!booked) return undefined
  const { productCode, product, visit, choice } = booked
  const { addons, exchangeId } = choice
  const selfSelected = Boolean(product.supermarketCode)
  const order = { productCode, branchId: visit.branch.id, date: visit.date, addons, exchangeId, selfSelected }
  const { onCard } = booked.draft.parts
  if (!booked.draft.card || !onCard) return order
  const { person, fromComboId } = onCard
  return {
    ...order,
    onCard: {
      cardNumber: booked.draft.card,
      contactsId: person.id,
      ...(fromComboId ? { fromComboId } : {})
    }
  }
}

export const listCoupons = (
  call: Call,
  { branchId, date, addons, exchangeId, selfSelected, goods, ...order }: CouponOrder
): Promise<CouponWallet> =>
  ask(
    call,
    {
      ...order,
      ...(goods ? { goods: [...goods] } : {}),
      ...(branchId ? { orgCode: branchId } : {}),
      ...(date ? { rtime: date } : {}),
      ...(addons ? { customAddPackage: toWireSelection(addons) } : {}),
      ...(exchangeId === undefined ? {} : { addItemConfigId: exchangeId })
    },
    selfSelected ? 'supermarket.coupons' : 'coupon.list'
  )

/** What pieces cost with the best coupons of the account, without the freight; null when none takes anything off. */
export async function afterCoupons(
  call: Call,
  order: { readonly productCode: string; readonly skuId: string; readonly quantity: number }
): Promise<number | null> {
  const { baseAmount, bestDiscount } = await call('coupon.list', order)
  return bestDiscount > 0 ? toFen(baseAmount) - toFen(bestDiscount) : null
}

/** An order as its coupons are counted by; `priceFen` is what they are judged on. */
export interface CountedOrder {
  readonly productCode: string
  readonly category: number
  readonly branchId: string
  readonly priceFen: number
}

/** Undefined when the server does not say. */
export async function countCoupons(
  call: Call,
  { productCode, category, branchId, priceFen }: CountedOrder
): Promise<number | undefined> {
  const input = {
    merchandiseId: productCode,
    merchandiseType: category,
    hospitalId: branchId,
    price: toYuan(priceFen)
  }
  const [answer] = await call('coupon.amount', input)
  return answer?.couponNums
}

/** What became of a coupon that was to be taken; `reason` is '' for one that was. */
export interface Claimed {
  readonly couponCode: string
  readonly claimed: boolean
  readonly reason: string
}

export const claimCoupons = (call: Call, couponCodes: readonly string[]): Promise<readonly Claimed[]> =>
  call('coupon.claim', { couponCodes: [...couponCodes] })
