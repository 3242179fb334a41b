import { and, eq, sql } from 'drizzle-orm'
import type { AnyOffer } from '../../catalogue/offers'
import type { PayingTender } from '@/domain/order/tenders'
import { orderReservations } from '../../db/schema'
import type { Tx } from '../../db/transact'

/** What a claim of each kind says besides what all say. */
interface ClaimShapes extends StoredShapes, OfferShapes {
  /** `user_coupons.id`. */
  coupon: object
  /** `card_rights.id`; the amount is uses. */
  right: object
  /** `bound_cards.card_number`; the amount is in fen. */
  quota: object
  /** `customs_years.key`, made by `customsKey`; the amount is in fen. */
  customs: object
  /** `product_skus.sku_id`. */
  sku: OfLine
  /** `slots.id`. */
  seat: {
    readonly visitId: string | null
    /** The change that takes it, where it is not the order itself. */
    readonly changeId?: string | null
    /** The hold of the user that keeps these seats: they are counted already. */
    readonly holdId?: string
    /** What goes back in the same step: of a hold of the user that does not serve, of the day before a change. */
    readonly freed?: readonly { readonly resource: string; readonly amount: number }[]
  }
}

/** Of each tender that pays, by its number (`STORED_MONEY`); the amount is in fen. */
type StoredShapes = { readonly [T in PayingTender]: object }

/** Of each offer that has pieces, by the id of its row. */
type OfferShapes = { readonly [O in AnyOffer]: OfLine }

interface OfLine {
  readonly lineId: string | null
}

export type ReservationKind = keyof ClaimShapes

interface ClaimBase {
  readonly payOrderNum: string
  /** null: of the pay order as a whole. */
  readonly orderNum: string | null
  readonly userId: string
  readonly resource: string
  readonly amount: number
}

/** Something scarce that an order takes. */
export type Reservation<K extends ReservationKind = ReservationKind> = {
  [P in K]: ClaimBase & { readonly kind: P } & ClaimShapes[P]
}[K]

/** The row of a claim, with what its kind says besides. */
export function reservationRow(claim: Reservation): typeof orderReservations.$inferInsert {
  const { payOrderNum, orderNum, userId, kind, resource, amount } = claim
  return {
    ...{ payOrderNum, orderNum, userId, kind, resource, amount },
    lineId: 'lineId' in claim ? claim.lineId : null,
    visitId: 'visitId' in claim ? claim.visitId : null,
    changeId: 'changeId' in claim ? claim.changeId : null,
    data: 'holdId' in claim && claim.holdId !== undefined ? { holdId: claim.holdId } : {}
  }
}

/** A claim that stands in `order_claims`. */
export type StoredClaim = typeof orderReservations.$inferSelect

export interface ReservationPart {
  readonly claim: StoredClaim
  readonly amount: number
}

/** How the claims of one kind are taken and given back. */
export interface ReservationRules<K extends ReservationKind = ReservationKind> {
  /** Kinds are taken and given back in this order by everybody, the most wanted last: its rows are locked for the shortest time. */
  readonly rank: number
  /** Answers the first that is not to be had: what was taken until then is the caller's to roll back. */
  reserve(tx: Tx, claims: readonly Reservation<K>[], at: Date): Promise<Reservation<K> | null>
  release(tx: Tx, parts: readonly ReservationPart[], at: Date): Promise<void>
}

/** Within a kind by resource, so that two orders do not wait for each other. */
export const byResource = (a: { resource: string }, b: { resource: string }): number =>
  a.resource.length - b.resource.length || (a.resource < b.resource ? -1 : Number(a.resource > b.resource))

/** Writes down that parts of claims go back. Throws when that much of one is not claimed any more. */
export async function raiseGivenBack(tx: Tx, parts: readonly ReservationPart[]): Promise<void> {
  if (parts.length === 0) return
  const rows = JSON.stringify(parts.map(({ claim: { id }, amount }) => ({ id, amount })))
  const raised = await tx
    .update(orderReservations)
    .set({ givenBack: sql`${orderReservations.givenBack} + part.amount` })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as part(id bigint, amount int)`)
    .where(
      and(
        eq(orderReservations.id, sql`part.id`),
        sql`${orderReservations.givenBack} + part.amount <= ${orderReservations.amount}`
      )
    )
    .returning({ id: orderReservations.id })
  const done = new Set(raised.map(({ id }) => id))
  const missing = parts.find(({ claim }) => !done.has(claim.id))
  if (missing)
    throw new Error(`claim ${missing.claim.id} of ${missing.claim.resource} was given back already`)
}

/** What of each resource goes back, in the order in which everybody locks them. */
export function sumsOf(
  parts: readonly ReservationPart[]
): { readonly resource: string; readonly amount: number }[] {
  const sums = new Map<string, number>()
  for (const { claim, amount } of parts) sums.set(claim.resource, (sums.get(claim.resource) ?? 0) + amount)
  return [...sums].map(([resource, amount]) => ({ resource, amount })).sort(byResource)
}
