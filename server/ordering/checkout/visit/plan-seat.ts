import { ErrorCode } from '@/contract/errors'
import { isInBookingWindow } from '@/domain/booking/calendar/month-grid'
import { DEFAULT_TIMESPAN, DEFAULT_TIMESPAN_ID, requiresSlot } from '@/domain/booking/slot/choose-slot'
import { addDays, dateOf } from '@/domain/date'
import type { RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import type { SeatRequest } from '../request'
import { holdOwner, ownHold, type HoldRow } from '../../../stock/queries/own-hold'
import type { ProductRow, Shop } from '../../../catalogue/queries/read-shop'
import { leadDaysOf } from '../../../catalogue/queries/sold-product'
import { holdExpired, slotFull } from '../../../booking/refusals'
import { slotAlternatives } from '../../../booking/queries/slot-alternatives'
import { isTakeable, slotAt, type SlotTerms } from '../../../stock/queries/stock'
import { familyOf } from '../../../stock/family'

/** What it is judged by. */
export interface SeatContext {
  readonly shop: Shop
  readonly product: Pick<ProductRow, 'productCode' | 'kind' | 'category'>
  /** The slot of that place, day and time. */
  readonly slot: SlotTerms | null
  readonly seats: number
}

export interface SeatPlan {
  slot: SlotTerms
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
  request: Pick<SeatRequest, 'slotId' | 'date' | 'timespan' | 'holdId'>,
  { shop, product, slot: found, seats }: SeatContext
): Promise<SeatPlan> {
  const now = context.now()
  if (request.slotId === DEFAULT_TIMESPAN_ID && requiresSlot(product.category)) {
    throw badInput(ORDER_TEXTS.slotRequired, { field: 'timeSpanId' })
  }
  const today = dateOf(now.getTime())
  const first = addDays(today, leadDaysOf(shop, product.productCode))
  if (!found || !isTakeable(found, now) || !isInBookingWindow(request.date, today) || request.date < first) {
    throw scheduleChanged()
  }
  const slot = found.slotId === DEFAULT_TIMESPAN_ID ? { ...found, timespan: DEFAULT_TIMESPAN } : found
  const [from] = slot.timespan.split('-')
  if (![slot.timespan, from].includes(request.timespan)) throw scheduleChanged()
  const hold = request.holdId === '' ? null : (await ownHold(context, request.holdId)).hold
  return { slot, hold, seats }
}

/** Whether the hold keeps what the order takes; another one is given back. */
export const holdServes = ({ slot, hold, seats }: SeatPlan): boolean =>
  hold !== null && hold.slotRowId === slot.id && hold.persons === seats

/**
 * What is answered when the last seat went to somebody else, with up to three alternatives: 27201 when a hold ran out, else
 * 27002; 27003 when the slot was stopped meanwhile.
 */
export async function seatUnavailable(
  context: RequestContext,
  { slot, hold, seats }: SeatPlan,
  { shop, product }: Pick<SeatContext, 'shop' | 'product'>
): Promise<Refusal> {
  const { db, now } = context
  const current = await slotAt(db, { ...slot, kind: familyOf(product) })
  if (!current?.open) return scheduleChanged()
  const { orgCode, date, slotId, timespan, doctorId } = slot
  const wanted = { product, orgCode, date, slotId, timespan, doctorId, seats }
  const alternatives = await slotAlternatives(db, shop, holdOwner(context), wanted, now())
  return hold
    ? holdExpired(ORDER_TEXTS.holdExpired, alternatives)
    : slotFull(doctorId === '' ? ORDER_TEXTS.slotFull : ORDER_TEXTS.doctorFull, alternatives)
}
