import { row } from '../endpoint'
import type { Empty } from '../dto/common'
import type { Couriers, SendBackInput } from '../dto/refund'
import type { Logistics, LogisticsInput } from '../dto/delivery'

/** §7 Orders: what is sent to the customer, and back. */
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
  }),
  /** Who may carry goods back. */
  'order.couriers': row<Empty, Couriers>({
    method: 'GET',
    path: '/logistics/company/list',
    auth: 'none',
    changes: false
  }),
  'order.sendBack': row<SendBackInput, Empty>({
    method: 'POST',
    path: '/order/refund/sendBack',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
