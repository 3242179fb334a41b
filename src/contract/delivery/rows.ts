import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type { Couriers, SendBackInput } from '../order/dto/refund'
import type { BindKitInput, SendSampleInput } from '../kit/dto/kit-way'
import type { ArrivalInput, ArrivalResults, Logistics, LogisticsInput } from './dto'

/** §7 Orders: what is sent to the customer, and back. */
export const deliveryEndpoints = {
  'order.logistics': row<LogisticsInput, Logistics>({
    method: 'GET',
    path: '/logistics/expressDelivery/:id',
    auth: 'user',
    changes: false
  }),
  /** The day of delivery of goods that anybody looks at: what is sent by parcel and needs no customs comes alike. */
  'delivery.arrival': row<ArrivalInput, ArrivalResults>({
    method: 'GET',
    path: '/logistics/arrival',
    auth: 'none',
    changes: false,
    quiet: true
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
  }),
  /** The number on a kit, so that the laboratory knows whose sample it is. */
  'kit.bind': row<BindKitInput, Empty>({
    method: 'POST',
    path: '/gene/kit/bind',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  /** With whom a sample goes to the laboratory, and under which number. */
  'kit.send': row<SendSampleInput, Empty>({
    method: 'POST',
    path: '/gene/kit/send',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
