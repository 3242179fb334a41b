import { addDays, isDate, shortDate, weekdayLabel } from '../date'
import { maskName } from '../mask'
import { kindName, kindOfCategory } from '../product-kind'
import { ORDER_STATUS, type OrderStatus } from './codes'
import { FREE_CHANGE_TIME } from './timers'

export interface OrderFactsToShow {
  status: OrderStatus
  orderType: number | string
  /** 'YYYY-MM-DD'; absent for goods and for orders without an appointment. */
  appointmentDate?: string | null
  timespan?: string | null
  hospitalName?: string | null
  appointmentUser?: string | null
  quantity?: number | null
}

/** Kind of an order on its card, such as 体检; empty for an unknown type. */
export function orderKindLabel(orderType: number | string): string {
  const kind = kindOfCategory(orderType)
  return kind === null ? '' : kindName(kind)
}

/** '11-24 周二 08:00-08:30'; empty without a real date. */
export function appointmentText(date: string | null | undefined, timespan?: string | null): string {
  if (!date || !isDate(date)) return ''
  return [shortDate(date), weekdayLabel(date), timespan ?? ''].filter((part) => part !== '').join(' ')
}

/** The fact lines of an order card, at most two: when and for whom (masked), then where; goods show their number. */
export function orderFactLines(order: OrderFactsToShow): readonly string[] {
  const when = appointmentText(order.appointmentDate, order.timespan)
  const who = order.appointmentUser ? maskName(order.appointmentUser) : ''
  const first = [when, who].filter((part) => part !== '').join(' · ')
  const count = when === '' && order.quantity ? `×${order.quantity}` : ''
  return [first, order.hospitalName ?? '', count].filter((line) => line !== '').slice(0, 2)
}

/** '11-23 18:00 前可免费改约' while an order waits for the visit, else empty. */
export function freeChangeText(order: Pick<OrderFactsToShow, 'status' | 'appointmentDate'>): string {
  const date = order.appointmentDate
  if (order.status !== ORDER_STATUS.toVisit || !date || !isDate(date)) return ''
  return `${shortDate(addDays(date, -1))} ${FREE_CHANGE_TIME} 前可免费改约`
}
