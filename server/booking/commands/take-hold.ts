import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Hold } from '@/contract/dto/booking'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { DEFAULT_TIMESPAN, DEFAULT_TIMESPAN_ID, requiresSlot } from '@/domain/booking/slot/choose-slot'
import { addDays, dateOf } from '@/domain/date'
import { guestSeats, holdExpiresAt, MAX_HOLDS_PER_OWNER } from '@/domain/order/timers'
import { BOOKING_TEXTS } from '../texts'
import { rowsOf, type Db } from '../../db/client'
import { transact, type Tx } from '../../db/transact'
import { holds, slots } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import type { ProductRow } from '../../catalogue/queries/read-shop'
import {
  HOLD_STATE,
  holdOwner,
  ownedBy,
  toHoldDto,
  type HoldOwner,
  type HoldRow
} from '../../stock/queries/own-hold'
import { slotsKeptTooLong } from '../../stock/queries/kept-too-long'
import { slotAlternatives } from '../queries/slot-alternatives'
import { shopNow } from '../../catalogue/queries/shop'
import { branchOf, leadDaysOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'
import { isTakeable, slotAt, type SlotRow } from '../../stock/queries/stock'
import { randomId } from '../../settings/tokens'
import { familyOf } from '../../stock/family'
import { expireHolds } from '../../stock/commands/expire-holds'

/**
 * Keeps a seat for 600 s for the user, or for the device before login. The same slot again is the same hold, with the time
 * that it has left (`extendHold` gives more); a third one ends the owner's oldest. Refuses: 404 product or branch, 27005 off
 * the shelf, 27003 the slot is gone, stopped or begun; 27002, with up to three alternatives, when no seat is left, guests
 * hold their share of the slot, or the owner has kept it for too long without ordering.
 */
export async function takeHold(context: RequestContext, input: ParsedInput<'hold.take'>): Promise<Hold> {
  const { db } = context
  const now = context.now()
  const owner = holdOwner(context)
  const shop = await shopNow(db)
  const product = soldProduct(shop, input.productCode)
  const seats = Math.max(input.persons, product.persons)
  branchOf(shop, input.orgCode)
  await expireHolds(db, now)
  const offered = takesProduct(shop, input.orgCode, product.productCode)
  const first = addDays(dateOf(now.getTime()), leadDaysOf(shop, product.productCode))
  const slot = await bookableSlot(db, product, offered && input.date >= first, input, now)
  const taken = await transact(db, async (tx): Promise<{ hold: HoldRow } | { refused: string }> => {
    // One owner's takes go one after the other; different owners meet only at the slot's row.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${owner.userId ?? owner.deviceToken}`}, 0))`
    )
    const wanted = { productCode: product.productCode, seats }
    const same = await sameHold(tx, owner, slot, wanted, now)
    if (same) return { hold: same }
    if ((await slotsKeptTooLong(tx, owner, now)).has(slot.id)) return { refused: BOOKING_TEXTS.holdKept }
    if (owner.userId === null && (await guestsAreFull(tx, slot, seats, now))) {
      return { refused: BOOKING_TEXTS.guestsFull }
    }
    const hold = await takeSeat(tx, owner, slot, wanted, now)
    if (!hold) return { refused: BOOKING_TEXTS.slotFull }
    await endSurplus(tx, owner, hold.id, now)
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
      seats
    }
    throw new Refusal(
      ErrorCode.quotaFull,
      taken.refused,
      await slotAlternatives(db, shop, owner, wanted, now)
    )
  }
  await expireHolds(db, now)
  return toHoldDto(taken.hold, slot, now)
}

const slotChanged = () => new Refusal(ErrorCode.scheduleChanged, BOOKING_TEXTS.slotChanged)

async function bookableSlot(
  db: Db,
  product: ProductRow,
  offered: boolean,
  input: ParsedInput<'hold.take'>,
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

/** The owner's live hold of this slot; null when there is none for as many people. */
async function sameHold(
  tx: Tx,
  owner: HoldOwner,
  slot: SlotRow,
  wanted: Wanted,
  now: Date
): Promise<HoldRow | null> {
  const [hold] = await tx
    .update(holds)
    .set({ productCode: wanted.productCode })
    .where(
      and(
        ownedBy(owner),
        eq(holds.slotRowId, slot.id),
        eq(holds.persons, wanted.seats),
        eq(holds.state, HOLD_STATE.held),
        gt(holds.expiresAt, now)
      )
    )
    .returning()
  return hold ?? null
}

/** Whether a guest's seats would be more than guests may hold of the slot. The slot's row is locked: two guests wait for each other. */
async function guestsAreFull(tx: Tx, slot: SlotRow, seats: number, now: Date): Promise<boolean> {
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
  return (held?.seats ?? 0) + seats > guestSeats(slot.capacity)
}

/** Seat and hold in one statement: the seat is taken only while one is left, and never without its hold. */
async function takeSeat(
  tx: Tx,
  owner: HoldOwner,
  slot: SlotRow,
  wanted: Wanted,
  now: Date
): Promise<HoldRow | null> {
  const id = randomId('h')
  const expiresAt = new Date(holdExpiresAt(now.getTime()))
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with seat as (
          update slots set taken = taken + ${wanted.seats}::int
          where id = ${slot.id} and open and taken + blocked + ${wanted.seats}::int <= capacity
          returning id
        )
        insert into holds (id, user_id, device_token, slot_row_id, product_code, persons, state, created_at, expires_at)
        select ${id}::text, ${owner.userId}::text, ${owner.deviceToken}::text, seat.id, ${wanted.productCode}::text,
          ${wanted.seats}::int, ${HOLD_STATE.held}::text, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
        from seat
        returning id`
  )
  if (rows.length === 0) return null
  return {
    id,
    userId: owner.userId,
    deviceToken: owner.deviceToken,
    slotRowId: slot.id,
    productCode: wanted.productCode,
    persons: wanted.seats,
    state: HOLD_STATE.held,
    orderNum: null,
    extensions: 0,
    createdAt: now,
    expiresAt
  }
}

/** Beyond two the owner's oldest run out at once; expiry then gives their seats back. */
async function endSurplus(tx: Tx, owner: HoldOwner, newestId: string, now: Date): Promise<void> {
  const live = await tx
    .select({ id: holds.id })
    .from(holds)
    .where(
      and(ownedBy(owner), eq(holds.state, HOLD_STATE.held), gt(holds.expiresAt, now), ne(holds.id, newestId))
    )
    .orderBy(desc(holds.createdAt), desc(holds.expiresAt))
  const surplus = live.slice(MAX_HOLDS_PER_OWNER - 1).map((hold) => hold.id)
  if (surplus.length > 0) await tx.update(holds).set({ expiresAt: now }).where(inArray(holds.id, surplus))
}
