import type { ParsedInput } from '@/contract/schemas'
import type { OrdersAsked } from './queries/order-list'

export const ordersAsked = ({
  x: page,
  statusType: tab,
  customOrderType: types = '',
  keyword
}: ParsedInput<'order.list'>): OrdersAsked => ({
  ...{ page, tab, keyword },
  types: types.split(',').filter((type) => type !== '')
})
