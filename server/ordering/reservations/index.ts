import { and, asc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { orderReservations } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type {
  Reservation,
  ReservationKind,
  ReservationPart,
  ReservationRules,
  StoredClaim
} from './reservation'
import { coupon } from './coupon'
import { customs } from './customs'
import { offered } from './offers'
import { quota } from './quota'
import { right } from './right'
import { seat } from './seat'
import { sku } from './sku'
import { STORED } from './stored-money'
import { keysOf } from '@/domain/keys-of'
import { ANY_OFFERS, type AnyOffer } from '../../catalogue/offers'

export { reservationRow, type Reservation, type ReservationKind, type ReservationPart } from './reservation'
export { useCoupons } from './coupon'
export { customsKey } from './customs'
export { moveSeat, withEndedHold, type EndedHold } from './seat'

/** Of each kind that is no offer's; another kind is another file and a line here. */
const RULES: { readonly [K in Exclude<ReservationKind, AnyOffer>]: ReservationRules<K> } = {
  coupon,
  right,
  quota,
  ...STORED,
  customs,
  sku,
  seat
}

const isOf = <K extends ReservationKind>(
  claim: { readonly kind: ReservationKind },
  kind: K
): claim is Reservation<K> => claim.kind === kind

/** What is not to be had, and for which order; null: of the pay order as a whole. */
export interface Missing {
  readonly kind: ReservationKind
  readonly orderNum: string | null
  readonly resource: string
}

/** The rules of a kind, over reservations of which some are of it. */
const ofKind = <K extends ReservationKind>(kind: K, rules: ReservationRules<K>) => ({
  kind,
  rank: rules.rank,
  async reserve(tx: Tx, claims: readonly Reservation[], at: Date): Promise<Missing | null> {
    const own = claims.flatMap((claim) => (isOf(claim, kind) ? [claim] : []))
    const missing = own.length === 0 ? null : await rules.reserve(tx, own, at)
    return missing && { kind, orderNum: missing.orderNum, resource: missing.resource }
  },
  async release(tx: Tx, parts: readonly ReservationPart[], at: Date): Promise<void> {
    const own = parts.filter(({ claim }) => claim.kind === kind)
    if (own.length > 0) await rules.release(tx, own, at)
  }
})

const KINDS = [
  ...keysOf(RULES).map((kind) => withRules(kind)),
  ...ANY_OFFERS.map((kind) => ofKind(kind, offered(kind)))
].sort((a, b) => a.rank - b.rank)

function withRules<K extends keyof typeof RULES>(kind: K) {
  return ofKind(kind, RULES[kind])
}

/** Takes all, or answers the first that is not to be had: the caller then rolls back. Their rows are written by the caller. */
export async function reserveAll(tx: Tx, claims: readonly Reservation[], at: Date): Promise<Missing | null> {
  for (const kind of KINDS) {
    const missing = await kind.reserve(tx, claims, at)
    if (missing) return missing
  }
  return null
}

/** Whose claims: of a pay order with all its orders, of one order, or of a visit. Its pay order is locked. */
export type ReservationOwner =
  | { readonly payOrderNums: readonly string[] }
  | { readonly payOrderNum: string }
  | { readonly orderNum: string }
  | { readonly visitId: string }

function ofOwner(owner: ReservationOwner): SQL {
  if ('payOrderNums' in owner) return inArray(orderReservations.payOrderNum, [...owner.payOrderNums])
  if ('payOrderNum' in owner) return eq(orderReservations.payOrderNum, owner.payOrderNum)
  if ('orderNum' in owner) return eq(orderReservations.orderNum, owner.orderNum)
  return eq(orderReservations.visitId, owner.visitId)
}

/** What an owner still has of what it claimed, each as a whole part. */
export async function reservationsLeft(tx: Tx, owner: ReservationOwner): Promise<ReservationPart[]> {
  const left = and(ofOwner(owner), lt(orderReservations.givenBack, orderReservations.amount))
  const claims = await tx.select().from(orderReservations).where(left).orderBy(asc(orderReservations.id))
  return claims.map((claim) => ({ claim, amount: claim.amount - claim.givenBack }))
}

/** Gives parts of claims back, in the order of their ranks. Throws for what is not claimed any more. */
export async function release(tx: Tx, parts: readonly ReservationPart[], at: Date): Promise<void> {
  for (const kind of KINDS) await kind.release(tx, parts, at)
}

/** Takes again what a pay order gave back when it ended. False when something is gone: the caller then rolls back. */
export async function reserveAgain(tx: Tx, payOrderNum: string, at: Date): Promise<boolean> {
  const given = and(ofOwner({ payOrderNum }), gt(orderReservations.givenBack, 0))
  const claims = await tx.select().from(orderReservations).where(given)
  for (const { id } of claims) {
    await tx.update(orderReservations).set({ givenBack: 0 }).where(eq(orderReservations.id, id))
  }
  return (await reserveAll(tx, claims.map(fromStored), at)) === null
}

function fromStored({ givenBack: amount, ...stored }: StoredClaim): Reservation {
  const { payOrderNum, orderNum, userId, resource, visitId, lineId } = stored
  const kind = KINDS.find((one) => one.kind === stored.kind)?.kind
  if (kind === undefined) throw new Error(`a claim of an unknown kind: ${stored.kind}`)
  return { kind, payOrderNum, orderNum, userId, resource, amount, visitId, lineId }
}
