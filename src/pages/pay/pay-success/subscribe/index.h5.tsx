import type { OrderDetail } from '@/services/order/order'

/** Messages of WeChat are of its mini-program. */
export const SubscribeSheet = (_props: { order: OrderDetail }) => null
