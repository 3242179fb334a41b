import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { DEFAULT_TIMESPAN, DEFAULT_TIMESPAN_ID, requiresSlot } from '@/domain/booking/slot/choose-slot'
import { addDays, dateOf } from '@/domain/date'
import { guestSeats, holdExpiresAt, MAX_HOLDS_PER_OWNER } from '@/domain/order/timers'
import { slotFull } from '../refusals'
import { BOOKING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { transact, type Tx } from '../../db/transact'
import { holds, slots } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import type { ProductRow } from '../../catalogue/queries/read-shop'
import {
  HOLD_STATE,
  holdOwner,
  ownedBy,
  type HoldOwner,
  type HoldRow,
  type SlotHold
} from '../../stock/queries/own-hold'
import { slotsKeptTooLong } from '../../stock/queries/kept-too-long'
import { slotAlternatives } from '../queries/slot-alternatives'
import { shopNow } from '../../catalogue/queries/shop'
import { branchOf, leadDaysOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'
import { isTakeable, slotAt, type SlotRow } from '../../stock/queries/stock'
import { randomId } from '../../settings/tokens'
import { familyOf } from '../../stock/family'
import { seats } from '../../stock/seats'
import { expireHolds } from '../../stock/commands/expire-holds'
import { ownerTurn } from './owner-turn'

/** Seats of a slot, for how many people. */
interface HoldRequest {
  readonly orgCode: string
  readonly productCode: string
  readonly date: string
  readonly slotId: number
  /** Whose, where a doctor has some of their own. */
  readonly doctorId?: string | undefined
  readonly persons: number
}

/**
 * Keeps a seat for 600 s for the user, or for the device before login. The same slot again is the same hold, with the time
 * that it has left (`extendHold` gives more); a third one ends the owner's oldest. Refuses: 404 product or branch, 27005 off
 * the shelf, 27003 the slot is gone, stopped or begun; 27002, with up to three alternatives, when no seat is left, guests
 * hold their share of the slot, or the owner has kept it for too long without ordering.
 */
export async function takeHold(context: RequestContext, input: HoldRequest): Promise<SlotHold> {
  const { db } = context
  const now = context.now()
  const owner = holdOwner(context)
  const shop = await shopNow(db)
  const product = soldProduct(shop, input.productCode)
  const persons = Math.max(input.persons, product.persons)
  branchOf(shop, input.orgCode)
  await expireHolds(db, now)
  const offered = takesProduct(shop, input.orgCode, product.productCode)
  const first = addDays(dateOf(now.getTime()), leadDaysOf(shop, product.productCode))
  const slot = await bookableSlot(db, product, offered && input.date >= first, input, now)
  const taken = await transact(db, async (tx): Promise<{ hold: HoldRow } | { refused: string }> => {
    await ownerTurn(tx, owner)
    const wanted = { productCode: product.productCode, seats: persons }
    const live = await lockLive(tx, owner, now)
    const same = await sameHold(tx, live, slot, wanted)
    if (same) return { hold: same }
    if ((await slotsKeptTooLong(tx, owner, now)).has(slot.id)) return { refused: BOOKING_TEXTS.holdKept }
    if (owner.userId === null && (await guestsAreFull(tx, slot, persons, now))) {
      return { refused: BOOKING_TEXTS.guestsFull }
    }
    const hold = await takeSeat(tx, owner, slot, wanted, now)
    if (!hold) return { refused: slot.doctorId === '' ? BOOKING_TEXTS.slotFull : BOOKING_TEXTS.doctorFull }
    await endSurplus(tx, live, now)
    return { hold }
  })
  if ('refused' in taken) {
    const current = await slotAt(db, { ...input, kind: familyOf(product) })
    if (!current || !isTakeable(current, now)) throw slotChanged()
    const wanted = {
      product,
      orgCode: input.orgCode,
      date: input.date,
      slotId: slot.slotId,
      timespan: slot.timespan,
      doctorId: slot.doctorId,
      seats: persons
    }
    throw slotFull(taken.refused, await slotAlternatives(db, shop, owner, wanted, now))
  }
  await expireHolds(db, now)
  return { hold: taken.hold, slot }
}

const slotChanged = () => new Refusal(ErrorCode.scheduleChanged, BOOKING_TEXTS.slotChanged)

async function bookableSlot(
  db: Db,
  product: ProductRow,
  offered: boolean,
  input: HoldRequest,
  now: Date
): Promise<SlotRow> {
  if (input.slotId === DEFAULT_TIMESPAN_ID && requiresSlot(product.category)) {
    throw badInput(BOOKING_TEXTS.slotRequired, { field: 'slotId' })
  }
  const slot = await slotAt(db, { ...input, kind: familyOf(product) })
  const inWindow = isInBookingWindow(input.date, dateOf(now.getTime()))
  if (!slot || !offered || !inWindow || !isTakeable(slot, now)) throw slotChanged()
  return slot.slotId === DEFAULT_TIMESPAN_ID ? { ...slot, timespan: DEFAULT_TIMESPAN } : slot
}

interface Wanted {
  productCode: string
  seats: number
}

/** The owner's live holds, locked: an order locks its hold before the slot too. */
const lockLive = (tx: Tx, owner: HoldOwner, now: Date): Promise<HoldRow[]> =>
  tx
    .select()
    .from(holds)
    .where(and(ownedBy(owner), eq(holds.state, HOLD_STATE.held), gt(holds.expiresAt, now)))
    .orderBy(asc(holds.id))
    .for('update')

/** The owner's live hold of this slot; null when there is none for as many people. */
async function sameHold(
  tx: Tx,
  live: readonly HoldRow[],
  slot: SlotRow,
  { productCode, seats }: Wanted
): Promise<HoldRow | null> {
  const same = live.find(({ slotRowId, persons }) => slotRowId === slot.id && persons === seats)
  if (!same) return null
  await tx.update(holds).set({ productCode }).where(eq(holds.id, same.id))
  return { ...same, productCode }
}

/** Whether a guest's seats would be more than guests may hold of the slot. The slot's row is locked: two guests wait for each other. */
async function guestsAreFull(tx: Tx, slot: SlotRow, wanted: number, now: Date): Promise<boolean> {
  await tx.select({ id: slots.id }).from(slots).where(eq(slots.id, slot.id)).for('no key update')
  const [held] = await tx
    .select({ seats: sql<number>`coalesce(sum(${holds.persons}), 0)::int` })
    .from(holds)
    .where(
      and(
        eq(holds.slotRowId, slot.id),
        isNull(holds.userId),
        eq(holds.state, HOLD_STATE.held),
        gt(holds.expiresAt, now)
      )
    )
  return (held?.seats ?? 0) + wanted > guestSeats(slot.capacity)
}

/** The seat is taken only while one is left, and never without its hold. */
async function takeSeat(
  tx: Tx,
  { userId, deviceToken }: HoldOwner,
  slot: SlotRow,
  wanted: Wanted,
  now: Date
): Promise<HoldRow | null> {
  if (!(await seats.take(tx, String(slot.id), wanted.seats))) return null
  const [hold] = await tx
    .insert(holds)
    .values({
      id: randomId('h'),
      userId,
      deviceToken,
      slotRowId: slot.id,
      productCode: wanted.productCode,
      persons: wanted.seats,
      state: HOLD_STATE.held,
      createdAt: now,
      expiresAt: new Date(holdExpiresAt(now.getTime()))
    })
    .returning()
  return hold ?? null
}

/** With the newest the owner has two at most: the oldest of those before run out at once, and expiry gives their seats back. */
async function endSurplus(tx: Tx, before: readonly HoldRow[], now: Date): Promise<void> {
  const newestFirst = before.toSorted((a, b) => +b.createdAt - +a.createdAt || +b.expiresAt - +a.expiresAt)
  const surplus = newestFirst.slice(MAX_HOLDS_PER_OWNER - 1).map(({ id }) => id)
  if (surplus.length > 0) await tx.update(holds).set({ expiresAt: now }).where(inArray(holds.id, surplus))
}
