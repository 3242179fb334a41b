import type { CardHistory } from '@/contract/card/dto'
import type { OrderDetail, OrderList } from '@/contract/order/dto/order'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { priceLineDto } from '../../pricing/dto'
import { partDto } from '../fulfilment/part-dto'
import { paidTermDto, paymentDto } from '../order/money-dto'
import { extraOf, goodsExtraOf } from '../order/snapshot'
import { personOf } from '../order/whole-order'
import { ORDER_TEXTS } from '../texts'
import { orderCardDto, paidOrderDto } from './order-card-dto'
import type { CardUse } from './queries/card-history'
import type { DetailedOrder } from './queries/order-detail'
import type { OrderPage } from './queries/order-list'

export const orderPageDto = ({ found, total, hasMore }: OrderPage, now: Date): OrderList => ({
  list: found.map((one) => orderCardDto(one, now)),
  total,
  hasMore,
  serverTime: now.getTime()
})

/** An order with its way and price lines, which add up to what is paid (§7 checkupDetail). */
export function orderDetailDto(
  detail: DetailedOrder,
  now: Date,
  payChannels: readonly string[]
): OrderDetail {
  const { order, planned, invoices } = detail
  const card = orderCardDto(detail, now)
  const { invoice } = goodsExtraOf(order)
  const person = personOf(order)
  const visit = planned && {
    ...{ appointmentDate: planned.date, timespan: planned.timespan, hospitalName: planned.orgName }
  }
  return {
    ...card,
    ...partDto(detail.part, order.userId),
    owed: card.owed && { ...card.owed, ...(visit ? { visit } : {}) },
    orderPayPrice: toYuan(order.payableFen),
    together: detail.together.map(paidOrderDto),
    payment: paymentDto(detail.lastPayment),
    payments: detail.payments.map(paidTermDto),
    person: { ...maskPerson(person), gender: person?.gender ?? 0 },
    lines: order.priceLines.map(priceLineDto),
    timeline: detail.timeline,
    invoice: invoice && invoices ? ORDER_TEXTS.invoiceOf(invoice) : '',
    cancelReason: extraOf(order).cancelReason,
    payChannels: [...payChannels],
    serverTime: now.getTime()
  }
}

export const cardUseDto = ({ card, companyFen, productName, ...use }: CardUse): CardHistory => ({
  cardNumber: card.cardNumber,
  cardName: card.name,
  company: card.company,
  comboId: use.comboId,
  productCode: use.productCode,
  comboName: productName,
  orderNum: use.orderNum,
  orderType: use.orderType,
  statusName: use.statusName,
  date: use.date,
  companyPrice: toYuan(companyFen)
})
