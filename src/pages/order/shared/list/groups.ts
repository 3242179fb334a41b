import { ORDER_STATUS } from '@/domain/order/codes'
import type { Order } from '@/services/order/orders'

const AS_ONE: readonly Order['status'][] = [ORDER_STATUS.unpaid, ORDER_STATUS.payConfirming]

/** Orders of a list, those that wait for one payment as one entry, where the first of them stands. */
export function entriesOf(list: readonly Order[]): readonly (readonly Order[])[] {
  const entries = new Map<string, Order[]>()
  for (const order of list) {
    const one = order.paidTogether > 1 && AS_ONE.includes(order.status)
    const key = one ? order.payOrder : order.number
    entries.set(key, [...(entries.get(key) ?? []), order])
  }
  return [...entries.values()]
}
