import type { OrderResult } from '@/contract/dto/order'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { NewOrder } from './checkout'

/** The answer of §3: with nothing to pay every price is zero, which leads straight to pay-success. */
export const orderResult = (order: NewOrder): OrderResult => {
  const price = toYuan(order.payableFen)
  return {
    orderNum: order.orderNum,
    payOrderNum: order.payOrderNum,
    orderType: order.orderType,
    orderPayPrice: price,
    payPrice: price,
    userPayPrice: price,
    appointmentDate: order.appointmentDate ?? '',
    hospAddress: order.hospitalAddress ?? '',
    appointmentUser: order.person?.name ?? '',
    appointmentTel: order.person?.mobile ?? '',
    orderCreateDate: formatDateTime(order.createdAt.getTime())
  }
}
