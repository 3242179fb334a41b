import { MINUTE_MS, addDays, instantAt } from '../date'

/** Life of a slot hold. */
export const SLOT_HOLD_MS = 600_000
/** Time to pay an order. */
const ORDER_PAY_MS = 30 * MINUTE_MS
/** A payment without a result falls back to unpaid after this. */
export const PAY_CONFIRM_MS = 15 * MINUTE_MS
/** Holds that one owner may have at a time. */
export const MAX_HOLDS_PER_OWNER = 2
/** How often a hold may be extended, each time by its whole life, before it ends. */
export const MAX_HOLD_EXTENSIONS = 2
/** So long one owner may keep the same slot without ordering, by taking it again and again, within `HOLD_MEMORY_MS`. */
export const MAX_KEPT_MS = 3 * SLOT_HOLD_MS
export const HOLD_MEMORY_MS = 240 * MINUTE_MS
/** Unpaid orders that one user may have at a time: each keeps its seats for half an hour. */
export const MAX_UNPAID_ORDERS = 5
/** Hour of the day before the visit until which a change is free. */
const FREE_CHANGE_TIME = '18:00'

/** When a hold taken at an instant (epoch ms) ends. */
export function holdExpiresAt(takenAt: number): number {
  return takenAt + SLOT_HOLD_MS
}

/** Guests together hold at most a fifth of a slot's seats, at least one: an invented device costs nothing. */
export function guestSeats(capacity: number): number {
  return Math.max(1, Math.floor(capacity / 5))
}

/** When an order created at an instant (epoch ms) closes unpaid. */
export function payDeadline(createdAt: number): number {
  return createdAt + ORDER_PAY_MS
}

/** True from the deadline (epoch ms) on. */
export function isExpired(deadline: number, now: number): boolean {
  return now >= deadline
}

/** The last instant (epoch ms) of a free change: 18:00 on the day before the visit. @throws RangeError for no date */
export function freeChangeUntil(appointmentDate: string): number {
  return instantAt(addDays(appointmentDate, -1), FREE_CHANGE_TIME)
}
