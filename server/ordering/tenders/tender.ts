import type { RefundedPart } from '@/domain/order/refund'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import type { Refusal } from '../../http/refusal'
import type { Priced } from '../../pricing/queries/quoted'
import type { Checkout, NewOrder } from '../checkout/checkout'
import type { WholeOrder } from '../order/whole-order'
import type { Reservation, ReservationKind } from '../reservations'
import type { TenderKind, TenderPayment } from './payment'

/** What a customer has chosen to pay with, besides money: codes of coupons, numbers of gift cards; each tender reads its own. */
export type NamedTenders = { readonly [K in TenderKind]?: readonly string[] }

/** What a tender reserves an order by. */
export type ReservingOrder = Pick<
  NewOrder,
  'orderNum' | 'payOrderNum' | 'userId' | 'cardNumber' | 'rightId' | 'quotaFen'
>

/** Whose checkout it is, and when. */
export interface Asking {
  readonly db: Db
  readonly userId: string
  readonly now: Date
}

/** What is taken off the price of one order, in fen, and by what. */
export interface Discount {
  readonly fen: number
  /** Names of what takes it off, as the price line tells them. */
  readonly notes: readonly string[]
  readonly taken: readonly { readonly tender: TenderKind; readonly resource: string }[]
}

/** A discount that none of the orders which stay can use. */
export interface ReturnedTender {
  readonly tender: TenderKind
  readonly resource: string
  readonly name: string
}

/** Before anything is paid, one of the orders of a pay order is left out; the others are reckoned anew. */
export interface Remaining {
  readonly together: readonly WholeOrder[]
  readonly staying: readonly WholeOrder[]
}

/** A tender from the quote to the refund: what it has of these. Sums are in fen. */
export interface TenderRules {
  /** What it is reserved as: `reservations/` takes and gives it back. */
  readonly reservation: ReservationKind
  /** What it takes off orders that are paid together, one answer an order. Refuses what cannot be used. */
  discount?(asking: Asking, named: NamedTenders, prices: readonly Priced[]): Promise<Discount[]>
  /** Its reservations for an order, by the order's row and by what pays of it. */
  reserve?(order: ReservingOrder, payments: readonly TenderPayment[]): readonly Reservation[]
  /** Its reservations for the pay order as a whole, each once. */
  reserveTogether?(
    owner: Pick<Reservation, 'payOrderNum' | 'userId'>,
    resources: readonly string[]
  ): readonly Reservation[]
  /** What the user is told when its reservation is not to be had any more. */
  refusal(named: NamedTenders, checkout: Checkout): Refusal
  /** The pay order has been paid. */
  spend?(tx: Tx, payOrderNum: string, at: Date): Promise<void>
  /** How much of an order's reservation goes back with parts of the order; none without it. */
  backWithParts?(order: Pick<WholeOrder, 'lines'>, parts: readonly RefundedPart[]): number
  /** Whether what is left of it is given back with the refund of an order; what paid is given back by the way its money goes. */
  backWithRefund(order: { readonly visits: readonly Pick<WholeOrder['visits'][number], 'state'>[] }): boolean
  /** `discount` for the orders that stay, by what was taken off before. */
  discountAnew?(
    asking: Asking,
    remaining: Remaining
  ): Promise<{ readonly discounts: readonly Discount[]; readonly back: readonly ReturnedTender[] }>
}

/** One that pays. Its money goes back by the ways of a refund: see `releasePaidBack`. */
export interface PayingRules extends TenderRules {
  /** What it pays of what is still due with each order. Refuses what cannot be used. */
  pay(asking: Asking, named: NamedTenders, dueFen: readonly number[]): Promise<TenderPayment[][]>
  /** `pay` for the orders that stay, with what paid before. */
  payAnew(db: Db, remaining: Remaining, dueFen: readonly number[]): Promise<TenderPayment[][]>
}
