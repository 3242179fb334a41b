import type { OrderResult } from '@/contract/dto/order'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { NewOrder, NewParts } from './checkout'

/** The answer of §3: with nothing to pay every price is zero, which leads straight to pay-success. */
export const orderResult = (order: NewOrder, { people, visits }: NewParts): OrderResult => {
  const [visit] = visits
  const person = people[0]?.person
  const price = toYuan(order.payableFen)
  return {
    orderNum: order.orderNum,
    payOrderNum: order.payOrderNum,
    orderType: order.orderType,
    orderPayPrice: price,
    payPrice: price,
    userPayPrice: price,
    appointmentDate: visit?.date ?? '',
    hospAddress: visit?.orgAddress ?? '',
    appointmentUser: person?.name ?? '',
    appointmentTel: person?.mobile ?? '',
    orderCreateDate: formatDateTime(order.createdAt.getTime())
  }
}
