import { PAYING_TENDERS, type PayingTender } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import type { Tx } from '../../db/transact'
import type { Refusal } from '../../http/refusal'
import type { Way } from '../../money/queries/refund-allocation'
import type { Priced } from '../../pricing/queries/quoted'
import type { Checkout } from '../checkout/checkout'
import { reservationsLeft, release, type Reservation, type ReservationKind } from '../reservations'
import { cardBalance } from './card-balance'
import { coupon } from './coupon'
import { gift } from './gift'
import type { DiscountKind, TenderKind, TenderPayment } from './payment'
import { quota } from './quota'
import { right } from './right'
import type {
  Asking,
  Discount,
  NamedTenders,
  PayingRules,
  Remaining,
  ReservingOrder,
  ReturnedTender,
  TenderRules
} from './tender'
import { keysOf } from '@/domain/keys-of'

export { couponIdsOf } from './coupon'
export type { TenderPayment } from './payment'
export type { Discount, NamedTenders, ReturnedTender } from './tender'

/** Of each tender that takes something off, in the order in which they are used; one without its module does not compile. */
const DISCOUNTING: { readonly [K in DiscountKind]: TenderRules } = { right, quota, coupon }

/** Of each that pays of what is left. */
const PAYING: { readonly [K in PayingTender]: PayingRules } = { gift, cardBalance }

const TENDERS: { readonly [K in TenderKind]: TenderRules } = { ...DISCOUNTING, ...PAYING }

const KINDS: readonly TenderKind[] = [...keysOf(DISCOUNTING), ...PAYING_TENDERS]
const rules = KINDS.map((kind) => TENDERS[kind])
const payingRules = PAYING_TENDERS.map((kind) => PAYING[kind])

/** Reservations of tenders that pay: they are taken anew when what is due changes before it is paid. */
export const PAYING_RESERVATIONS: readonly ReservationKind[] = payingRules.map(
  ({ reservation }) => reservation
)

/** The tender that is reserved so; undefined where the reservation is none's. */
export const tenderOf = (reservation: ReservationKind | string): TenderRules | undefined =>
  rules.find((one) => one.reservation === reservation)

const together = (all: readonly (readonly Discount[])[], count: number): Discount[] =>
  Array.from({ length: count }, (_, index) => {
    const own = all.flatMap((discounts) => discounts[index] ?? [])
    return {
      fen: own.reduce((sum, { fen }) => sum + fen, 0),
      notes: own.flatMap(({ notes }) => notes),
      taken: own.flatMap(({ taken }) => taken)
    }
  })

/** What tenders take off each of several orders that are paid together. Refuses what cannot be used. */
export async function discountsOf(
  asking: Asking,
  named: NamedTenders,
  prices: readonly Priced[]
): Promise<Discount[]> {
  const all: Discount[][] = []
  for (const kind of KINDS) {
    const discounts = await TENDERS[kind].discount?.(asking, named, prices)
    if (discounts) all.push(discounts)
  }
  return together(all, prices.length)
}

/** One tender pays after the other, each of what those before it leave. */
async function payAll(
  dueFen: readonly number[],
  payOf: (rules: PayingRules, leftFen: readonly number[]) => Promise<TenderPayment[][]>
): Promise<TenderPayment[][]> {
  const payments = dueFen.map((): TenderPayment[] => [])
  for (const one of payingRules) {
    const left = dueFen.map((fen, index) => fen - sumOf(payments[index] ?? []))
    const paid = await payOf(one, left)
    for (const [index, own] of paid.entries()) payments[index]?.push(...own)
  }
  return payments
}

/** What payments come to, in fen. */
export const sumOf = (payments: readonly Pick<TenderPayment, 'amountFen'>[]): number =>
  payments.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** What tenders pay of what is due with each order. Refuses what cannot be used. */
export const paymentsOf = (
  asking: Asking,
  named: NamedTenders,
  dueFen: readonly number[]
): Promise<TenderPayment[][]> => payAll(dueFen, (one, left) => one.pay(asking, named, left))

/** What tenders reserve for an order. */
export const tenderClaims = (order: ReservingOrder, payments: readonly TenderPayment[]): Reservation[] =>
  rules.flatMap((one) => [...(one.reserve?.(order, payments) ?? [])])

/** What of that pays, and can be reserved anew. */
export const paymentClaims = (order: ReservingOrder, payments: readonly TenderPayment[]): Reservation[] =>
  payingRules.flatMap((one) => [...(one.reserve?.(order, payments) ?? [])])

/** What tenders reserve for a pay order as a whole, by what they take off its orders. */
export const togetherClaims = (
  owner: Pick<Reservation, 'payOrderNum' | 'userId'>,
  discounts: readonly Discount[]
): Reservation[] =>
  KINDS.flatMap((kind) => {
    const taken = discounts.flatMap((one) =>
      one.taken.flatMap(({ tender, resource }) => (tender === kind ? [resource] : []))
    )
    return [...(TENDERS[kind].reserveTogether?.(owner, [...new Set(taken)]) ?? [])]
  })

/** What the user is told when a reservation of a tender is not to be had; null where it is no tender's. */
export function tenderRefusal(
  reservation: ReservationKind,
  named: NamedTenders,
  checkout: Checkout
): Refusal | null {
  return tenderOf(reservation)?.refusal(named, checkout) ?? null
}

/** A pay order has been paid. @param reserved what it has reserved, where that is known: no other tender is asked */
export async function spendTenders(
  tx: Tx,
  payOrderNum: string,
  at: Date,
  reserved?: readonly Pick<Reservation, 'kind'>[]
): Promise<void> {
  for (const { reservation, spend } of rules) {
    if (reserved && !reserved.some(({ kind }) => kind === reservation)) continue
    await spend?.(tx, payOrderNum, at)
  }
}

/** What goes back to the tenders of an order by the ways of a refund is not the order's any more. */
export async function releasePaidBack(
  tx: Tx,
  orderNum: string,
  ways: readonly Way[],
  at: Date
): Promise<void> {
  const back = ways.flatMap((way) =>
    way.tender === null
      ? []
      : [{ reservation: PAYING[way.tender].reservation, resource: way.no, amount: way.amountFen }]
  )
  if (back.length === 0) return
  const left = await reservationsLeft(tx, { orderNum })
  const parts = back.flatMap(({ reservation, resource, amount }) => {
    const own = left.find(({ claim }) => claim.kind === reservation && claim.resource === resource)
    return own ? [{ claim: own.claim, amount }] : []
  })
  await release(tx, parts, at)
}

/** `discountsOf` for the orders that stay when another one of their unpaid pay order is left out. */
export async function discountsAnew(
  asking: Asking,
  remaining: Remaining
): Promise<{ readonly discounts: readonly Discount[]; readonly back: readonly ReturnedTender[] }> {
  const all: (readonly Discount[])[] = []
  const back: ReturnedTender[] = []
  for (const one of rules) {
    const anew = await one.discountAnew?.(asking, remaining)
    if (!anew) continue
    all.push(anew.discounts)
    back.push(...anew.back)
  }
  return { discounts: together(all, remaining.staying.length), back }
}

/** `paymentsOf` for the orders that stay. */
export const paymentsAnew = (
  db: Db,
  remaining: Remaining,
  dueFen: readonly number[]
): Promise<TenderPayment[][]> => payAll(dueFen, (one, left) => one.payAnew(db, remaining, left))
