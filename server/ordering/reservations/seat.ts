import { and, eq, inArray } from 'drizzle-orm'
import { holds, orderReservations } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { HOLD_STATE } from '../../stock/queries/own-hold'
import { seats } from '../../stock/seats'
import {
  byResource,
  reservationRow,
  raiseGivenBack,
  type Reservation,
  type ReservationPart,
  type ReservationRules
} from './reservation'
import { counted } from './counted'

const rules = counted<'seat'>(10, seats)

export interface EndedHold {
  readonly id: string
  readonly slotRowId: number
  readonly persons: number
  /** It becomes the order's; any other goes back with the step that takes the seats. */
  readonly serves: boolean
}

/** Claims with what a hold of the user has of them that ends with the order: it stands for one claim, however many there are. */
export function withEndedHold(
  claims: readonly Reservation[],
  { id, slotRowId, persons, serves }: EndedHold
): readonly Reservation[] {
  const freed = { resource: String(slotRowId), amount: persons }
  const its = claims.findIndex(
    ({ kind, resource, amount }) =>
      kind === 'seat' && (!serves || (resource === freed.resource && amount === persons))
  )
  return claims.map((claim, index) =>
    index !== its || claim.kind !== 'seat'
      ? claim
      : serves
        ? { ...claim, holdId: id }
        : { ...claim, freed: [freed] }
  )
}

/**
 * Seats of a slot. Those that a hold keeps are counted already and need no more; those of a hold that does not serve go back
 * in the same step, slot by slot in one order for all.
 */
export const seat: ReservationRules<'seat'> = {
  rank: rules.rank,
  async reserve(tx, claims) {
    const wanted = claims.filter(({ holdId }) => holdId === undefined)
    const moves = [
      ...claims.flatMap(({ freed = [] }) => freed.map((one) => ({ ...one, claim: null }))),
      ...wanted.map((claim) => ({ resource: claim.resource, amount: claim.amount, claim }))
    ]
    // The sort is stable: of one slot the seats of the hold go back before others are taken.
    for (const { resource, amount, claim } of moves.sort(byResource)) {
      if (claim === null) await seats.giveBack(tx, resource, amount)
      else if (!(await seats.take(tx, resource, amount))) return claim
    }
    return null
  },
  async release(tx, parts, at) {
    await endHolds(tx, parts)
    await rules.release(tx, parts, at)
  }
}

/** A hold that became a seat of the order ends with the last of its seats. */
async function endHolds(tx: Tx, parts: readonly ReservationPart[]): Promise<void> {
  const ended = parts.flatMap(({ claim: { data, amount, givenBack }, amount: given }) =>
    data.holdId !== undefined && givenBack + given === amount ? [data.holdId] : []
  )
  if (ended.length === 0) return
  await tx
    .update(holds)
    .set({ state: HOLD_STATE.released })
    .where(and(inArray(holds.id, ended), eq(holds.state, HOLD_STATE.booked)))
}

/**
 * Takes a seat and gives back those that it replaces, slot by slot in one order for all. False when it is not to be had: the caller
 * then rolls back.
 */
export async function moveSeat(
  tx: Tx,
  claim: Reservation<'seat'>,
  replaced: readonly ReservationPart[],
  at: Date
): Promise<boolean> {
  await endHolds(tx, replaced)
  await raiseGivenBack(tx, replaced)
  const freed = replaced.map(({ claim: { resource }, amount }) => ({ resource, amount }))
  await tx.insert(orderReservations).values(reservationRow(claim))
  return (await seat.reserve(tx, [{ ...claim, freed: [...(claim.freed ?? []), ...freed] }], at)) === null
}
