import { toOrder } from '@/components/order/to-order'
import type { Order } from '@/services/order/orders'

/** To the page of an order that was just paid, in place of what told of it. */
export const openOrder = ({ kind, number }: Pick<Order, 'kind' | 'number'>): void =>
  toOrder(number, kind, { replace: true })
