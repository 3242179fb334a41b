import { DAY_MS, MINUTE_MS, addDays, dateOf, instantAt } from '../date'

/** Life of a slot hold. */
export const SLOT_HOLD_MS = 600_000
/** Time to pay an order. */
const ORDER_PAY_MS = 30 * MINUTE_MS
/** A payment without a result falls back to unpaid after this. */
export const PAY_CONFIRM_MS = 15 * MINUTE_MS
/** Holds that one owner may have at a time. */
export const MAX_HOLDS_PER_OWNER = 2
/** How often a hold may be extended, each time by its whole life, at any time before it ends: who needs longer has an hour (WCAG 2.2.1). */
export const MAX_HOLD_EXTENSIONS = 5
/** So long one owner may keep the same slot without ordering, by extending it or taking it again and again, within `HOLD_MEMORY_MS`. */
export const MAX_KEPT_MS = (1 + MAX_HOLD_EXTENSIONS) * SLOT_HOLD_MS
export const HOLD_MEMORY_MS = 240 * MINUTE_MS
/** Unpaid orders that one user may have at a time: each keeps its seats for half an hour. */
export const MAX_UNPAID_ORDERS = 5
/** Hour of the day before the visit until which a change is free. */
export const FREE_CHANGE_TIME = '18:00'

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

/** Days after which a parcel that is on its way counts as received. */
const RECEIPT_DAYS = 10
/** Days after the day of receipt in which goods may go back without a reason. */
export const RETURN_DAYS = 7
/** Hours after the end of its day at which a visit that nobody checked in counts as missed. */
const MISSED_AFTER_HOURS = 2
/** Hour of the day before a visit from which its person is reminded. */
const REMIND_TIME = '18:00'

/** Days that a coupon has at least which comes back for the first time. */
export const COUPON_BACK_DAYS = 7

/** Days after payment in which goods from abroad are declared to customs, and on which of them the customer is reminded. */
const DECLARE_DAYS = 7
const DECLARE_REMINDER_DAYS: readonly number[] = [1, 3, 6]

/** Days after its receipt in which a kit's sample is best sent back: advice, being late costs nothing. */
const SAMPLE_DAYS = 14

/** Until when (epoch ms) an order from abroad that was paid at an instant is declared to customs; then it goes back by itself. */
export function declaresUntil(paidAt: number): number {
  return paidAt + DECLARE_DAYS * DAY_MS
}

/** Orders from abroad that were paid at this instant (epoch ms) or before it, and were not declared, go back now. */
export function lapsedIfPaidBy(now: number): number {
  return now - DECLARE_DAYS * DAY_MS
}

/** Which orders from abroad are reminded at an instant (epoch ms), by when they were paid: after the one, at the other or before it. */
export function declareReminders(
  now: number
): readonly { readonly day: number; readonly paidAfter: number; readonly paidBy: number }[] {
  return DECLARE_REMINDER_DAYS.map((day, index) => ({
    day,
    paidAfter: now - (DECLARE_REMINDER_DAYS[index + 1] ?? DECLARE_DAYS) * DAY_MS,
    paidBy: now - day * DAY_MS
  }))
}

/** The day ('YYYY-MM-DD') by which the sample of a kit that was received at an instant is best sent back. */
export function sampleAdvisedBy(receivedAt: number): string {
  return addDays(dateOf(receivedAt), SAMPLE_DAYS)
}

/** Days after the shop's yes in which goods are to be sent back. */
const SEND_BACK_DAYS = 7

/** When a return that was approved at an instant (epoch ms) closes by itself, unless the goods were sent. */
export function sendsBackUntil(approvedAt: number): number {
  return approvedAt + SEND_BACK_DAYS * DAY_MS
}

/** Returns that were approved at this instant (epoch ms) or before it have lapsed now. */
export function lapsedIfApprovedBy(now: number): number {
  return now - SEND_BACK_DAYS * DAY_MS
}

/** When a parcel that was sent at an instant (epoch ms) counts as received by itself. */
export function confirmsItselfAt(shippedAt: number): number {
  return shippedAt + RECEIPT_DAYS * DAY_MS
}

/** Parcels that were sent at this instant (epoch ms) or before it count as received now. */
export function receivedIfShippedBy(now: number): number {
  return now - RECEIPT_DAYS * DAY_MS
}

/** The instant (epoch ms) from which goods that were received at one do not go back any more: the end of the seventh day after. */
export function returnsUntil(receivedAt: number): number {
  return instantAt(addDays(dateOf(receivedAt), RETURN_DAYS + 1), '00:00')
}

/** The last date of visits ('YYYY-MM-DD') that count as missed at an instant (epoch ms) when nobody came. */
export function missedUntil(now: number): string {
  return addDays(dateOf(now - MISSED_AFTER_HOURS * 60 * MINUTE_MS), -1)
}

/** The date of visits that are reminded of at an instant (epoch ms): the next day's from 18:00 on; null before. */
export function remindedDate(now: number): string | null {
  const today = dateOf(now)
  return now >= instantAt(today, REMIND_TIME) ? addDays(today, 1) : null
}
