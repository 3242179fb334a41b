import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { DEFAULT_TIMESPAN, DEFAULT_TIMESPAN_ID, requiresSlot } from '@/domain/booking/slot/choose-slot'
import { dateOf } from '@/domain/date'
import type { ParsedInput } from '@/contract/schemas'
import type { Db } from '../db/client'
import { holds, slots } from '../db/schema'
import type { RequestContext } from '../http/context'
import { badInput, Refusal } from '../http/refusal'
import { ORDER_TEXTS } from '../order-texts'
import { HOLD_STATE, ownHold, type HoldRow } from '../queries/own-hold'
import { slotAlternatives } from '../queries/slot-alternatives'
import type { PricedOrder } from '../queries/price-order'
import type { ProductRow } from '../queries/shop'
import { isTakeable, slotAt, type SlotRow } from '../queries/stock'
import { stockKindOf } from '../stock/kind'
import { expireHolds } from './expire-holds'
import { giveBackSeats } from './give-back-seats'

type CompleteInput = ParsedInput<'order.complete'>

export interface SeatPlan {
  slot: SlotRow
  /** The hold that the order names; it must be the caller's. */
  hold: HoldRow | null
  seats: number
}

const scheduleChanged = () => new Refusal(ErrorCode.scheduleChanged, ORDER_TEXTS.slotChanged)

/**
 * The slot that an order asks for and the hold that it names. Refuses: 20001 a product of category 5 without a slot, 27003
 * a slot that is gone, stopped, begun, outside the window or at another time than the user saw, 404 another's hold.
 */
export async function planSeat(
  context: RequestContext,
  input: CompleteInput,
  product: ProductRow
): Promise<SeatPlan> {
  const now = context.now()
  if (input.timeSpanId === DEFAULT_TIMESPAN_ID && requiresSlot(product.category)) {
    throw badInput(ORDER_TEXTS.slotRequired, { field: 'timeSpanId' })
  }
  const place = { orgCode: input.hospitalId, date: input.regDate, slotId: input.timeSpanId }
  const found = await slotAt(context.db, { ...place, kind: stockKindOf(product.kind) })
  if (!found || !isTakeable(found, now) || !isInBookingWindow(input.regDate, dateOf(now.getTime()))) {
    throw scheduleChanged()
  }
  const slot = found.slotId === DEFAULT_TIMESPAN_ID ? { ...found, timespan: DEFAULT_TIMESPAN } : found
  if (slot.timespan !== input.timespanStr) throw scheduleChanged()
  const hold = input.holdId ? (await ownHold(context, input.holdId)).hold : null
  return { slot, hold, seats: product.persons }
}

/**
 * Turns the hold into the booking, or takes the seats by one conditional update: of two who want the last one, exactly one
 * gets it. Comes last in the transaction, so that a hot slot's row is locked for a moment only. Refuses with up to three
 * alternatives: 27201 when the hold ran out and the seat is gone, else 27002; 27003 when the slot was stopped meanwhile.
 */
export async function takeOrderSeat(
  context: RequestContext,
  { slot, hold, seats }: SeatPlan,
  { shop, product }: Pick<PricedOrder, 'shop' | 'product'>,
  orderNum: string
): Promise<void> {
  const { db } = context
  const now = context.now()
  if (hold && hold.slotRowId === slot.id && hold.persons === seats) {
    if (await bookHold(db, hold.id, orderNum)) return
  } else if (hold) await dropHold(db, hold.id)
  if (await takeSlotSeats(db, slot.id, seats)) return
  // Somebody's hold may have run out a moment ago.
  await expireHolds(db, now)
  if (await takeSlotSeats(db, slot.id, seats)) return
  const current = await slotAt(db, { ...slot, kind: stockKindOf(product.kind) })
  if (!current?.open) throw scheduleChanged()
  const { orgCode, date, slotId, timespan } = slot
  const alternatives = await slotAlternatives(
    db,
    shop,
    { product, orgCode, date, slotId, timespan, seats },
    now
  )
  throw hold
    ? new Refusal(ErrorCode.holdExpired, ORDER_TEXTS.holdExpired, alternatives)
    : new Refusal(ErrorCode.quotaFull, ORDER_TEXTS.slotFull, alternatives)
}

/** A hold whose seat was not given back yet serves, even when its time has just run out: nobody else has the seat. */
async function bookHold(tx: Db, holdId: string, orderNum: string): Promise<boolean> {
  const booked = await tx
    .update(holds)
    .set({ state: HOLD_STATE.booked, orderNum })
    .where(and(eq(holds.id, holdId), eq(holds.state, HOLD_STATE.held)))
    .returning({ id: holds.id })
  return booked.length > 0
}

/** A hold of another slot is not needed any more. */
async function dropHold(tx: Db, holdId: string): Promise<void> {
  const [ended] = await tx
    .update(holds)
    .set({ state: HOLD_STATE.released })
    .where(and(eq(holds.id, holdId), eq(holds.state, HOLD_STATE.held)))
    .returning({ slotRowId: holds.slotRowId, persons: holds.persons })
  if (ended) await giveBackSeats(tx, ended.slotRowId, ended.persons)
}

async function takeSlotSeats(tx: Db, slotRowId: number, seats: number): Promise<boolean> {
  const taken = await tx
    .update(slots)
    .set({ remaining: sql`${slots.remaining} - ${seats}` })
    .where(and(eq(slots.id, slotRowId), eq(slots.open, true), sql`${slots.remaining} >= ${seats}`))
    .returning({ id: slots.id })
  return taken.length > 0
}
