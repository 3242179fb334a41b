import type { OrderResult } from '@/contract/order/dto/place-order'
import { formatDateTime } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import type { OrderPlan } from '../checkout/checkout'

/** The answer of §3: what it costs and what is paid now with all that is bought together; nothing leads straight to pay-success. */
const orderResult = (
  { order, parts }: Pick<OrderPlan, 'order' | 'parts'>,
  payPriceFen: number
): OrderResult => {
  const [visit] = parts.visits
  const person = maskPerson(parts.people[0]?.person ?? null)
  const price = toYuan(payPriceFen)
  return {
    orderNum: order.orderNum,
    payOrderNum: order.payOrderNum,
    orderType: order.orderType,
    orderPayPrice: toYuan(order.payableFen),
    payPrice: price,
    userPayPrice: price,
    appointmentDate: visit?.date ?? '',
    hospAddress: visit?.orgAddress ?? '',
    appointmentUser: person.name,
    appointmentTel: person.mobile,
    orderCreateDate: formatDateTime(order.createdAt.getTime())
  }
}

export const orderResults = (
  plans: readonly Pick<OrderPlan, 'order' | 'parts'>[],
  payPriceFen: number
): OrderResult[] => plans.map((plan) => orderResult(plan, payPriceFen))
