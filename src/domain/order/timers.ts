import { MINUTE_MS, addDays, dateOf, instantAt, isDate } from '../date'
import { isInBookingWindow } from '../booking/calendar/month-grid'

import { ORDER_STATUS, type OrderStatus } from './codes'

/** Life of a slot hold. */
export const SLOT_HOLD_MS = 600_000
/** Time to pay an order. */
export const ORDER_PAY_MS = 30 * MINUTE_MS
/** Time to take a waitlist offer. */
export const WAITLIST_OFFER_MS = 15 * MINUTE_MS
/** A payment without a result falls back to unpaid after this. */
export const PAY_CONFIRM_MS = 15 * MINUTE_MS
/** Holds that one owner may have at a time. */
export const MAX_HOLDS_PER_OWNER = 2
/** Changes of date an order allows. */
export const MAX_RESCHEDULES = 3
/** Hour of the day before the visit until which a change is free. */
export const FREE_CHANGE_TIME = '18:00'

/** When a hold taken at an instant (epoch ms) ends. */
export function holdExpiresAt(takenAt: number): number {
  return takenAt + SLOT_HOLD_MS
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

export type RescheduleRefusal = 'status' | 'too-late' | 'too-often' | 'outside-window'

const REFUSALS: Readonly<Record<RescheduleRefusal, string>> = {
  status: '当前订单不可改约',
  'too-late': '已过免费改约时间',
  'too-often': '最多可改约3次',
  'outside-window': '只能改约到90天内的日期'
}

export type RescheduleCheck = { ok: true } | { ok: false; reason: RescheduleRefusal; message: string }

/**
 * Whether an order may change its date: status 待到检, at most 3 times, until 18:00 the day before, to a date
 * after today and within 90 days. Without `newDate` only the order is judged.
 */
export function checkReschedule(
  order: { status: OrderStatus; appointmentDate: string; changeCount: number },
  now: number,
  newDate?: string
): RescheduleCheck {
  const reason = rescheduleRefusal(order, now, newDate)
  return reason === null ? { ok: true } : { ok: false, reason, message: REFUSALS[reason] }
}

function rescheduleRefusal(
  order: { status: OrderStatus; appointmentDate: string; changeCount: number },
  now: number,
  newDate: string | undefined
): RescheduleRefusal | null {
  if (order.status !== ORDER_STATUS.toVisit) return 'status'
  if (order.changeCount >= MAX_RESCHEDULES) return 'too-often'
  if (now > freeChangeUntil(order.appointmentDate)) return 'too-late'
  if (newDate === undefined) return null
  const today = dateOf(now)
  return isDate(newDate) && newDate > today && isInBookingWindow(newDate, today) ? null : 'outside-window'
}
