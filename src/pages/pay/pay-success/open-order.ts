import { rulesOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import type { Order } from '@/services/order/orders'

/** To the page of an order that was just paid, in place of what told of it. */
export const openOrder = ({ kind, number: orderNum }: Pick<Order, 'kind' | 'number'>): void =>
  navigate(rulesOf(kind).ordersApart ? 'sugarOrderDetail' : 'orderDetail', { orderNum }, { replace: true })
