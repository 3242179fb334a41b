import { row } from '../endpoint'
import type { Empty } from '../dto/common'
import type { Logistics, LogisticsInput } from '../dto/delivery'

/** §7 Orders: what is sent to the customer. */
export const deliveryEndpoints = {
  'order.logistics': row<LogisticsInput, Logistics>({
    method: 'GET',
    path: '/logistics/expressDelivery/:id',
    auth: 'user',
    changes: false
  }),
  'order.confirmReceipt': row<LogisticsInput, Empty>({
    method: 'GET',
    path: '/order/confirm/:id',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
