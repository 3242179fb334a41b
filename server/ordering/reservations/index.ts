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
import { OFFERED } from './offers'
import { quota } from './quota'
import { seat } from './seat'
import { sku } from './sku'
import { STORED } from './stored-money'
import { keysOf } from '@/domain/keys-of'

export { reservationRow, type Reservation, type ReservationKind, type ReservationPart } from './reservation'
export { useCoupons } from './coupon'
export { customsKey } from './customs'
export { moveSeat, withEndedHold, type EndedHold } from './seat'

/** Of each kind; another kind is another file and a line here. */
const RULES: { readonly [K in ReservationKind]: ReservationRules<K> } = {
  coupon,
  quota,
  ...STORED,
  customs,
  sku,
  ...OFFERED,
  seat
}

const KINDS = keysOf(RULES).sort((a, b) => RULES[a].rank - RULES[b].rank)

const isOf = <K extends ReservationKind>(
  claim: { readonly kind: ReservationKind },
  kind: K
): claim is Reservation<K> => claim.kind === kind

const takeOf = <K extends ReservationKind>(tx: Tx, kind: K, claims: readonly Reservation[], at: Date) => {
  const own = claims.flatMap((claim) => (isOf(claim, kind) ? [claim] : []))
  return own.length === 0 ? null : RULES[kind].reserve(tx, own, at)
}

/** Takes all, or answers the first that is not to be had: the caller then rolls back. Their rows are written by the caller. */
export async function reserveAll(
  tx: Tx,
  claims: readonly Reservation[],
  at: Date
): Promise<Reservation | null> {
  for (const kind of KINDS) {
    const missing = await takeOf(tx, kind, claims, at)
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
  for (const kind of KINDS) {
    const own = parts.filter(({ claim }) => claim.kind === kind)
    if (own.length > 0) await RULES[kind].release(tx, own, at)
  }
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
  const kind = KINDS.find((one) => one === stored.kind)
  if (kind === undefined) throw new Error(`a claim of an unknown kind: ${stored.kind}`)
  return { kind, payOrderNum, orderNum, userId, resource, amount, visitId, lineId }
}
