import type { OrderCard, PaidOrder } from '@/contract/order/dto/order'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { dateOf, formatDateTime, timeOf } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS, REPORT_STATE, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { freeChangeUntil } from '@/domain/order/timers'
import { fulfilmentOf } from '../fulfilment'
import { goodsExtraOf } from '../order/snapshot'
import { balanceDto } from '../payments/dto'
import { storedDto, termsDto } from '../order/money-dto'
import { actionsOf } from '../order/order-actions'
import { appointmentOf } from '../order/derived-status'
import { personOf, type WholeOrder } from '../order/whole-order'
import type { ListedOrder } from './queries/order-list'
import { orderHeadDto } from '../order/head-dto'

/** 'YYYY-MM-DD HH:mm' of the last free change, '' when there is none to make. */
function freeChangeBefore(status: OrderStatus, date: string | null | undefined): string {
  if (status !== ORDER_STATUS.toVisit || !date) return ''
  const until = freeChangeUntil(date)
  return `${dateOf(until)} ${timeOf(until).slice(0, 5)}`
}

/** Where its report can be read, once it is out. */
function reportOf(order: WholeOrder): OrderCard['report'] {
  if (order.reportState < REPORT_STATE.published) return null
  const published = order.reports.find(({ reportNo }) => reportNo !== null)
  return {
    contactsId: published?.contactsId ?? personOf(order)?.contactsId ?? '',
    reportNo: published?.reportNo ?? ''
  }
}

/** What is told of an order where another one of its payment is shown; the person by initial and stars. */
export function paidOrderDto(order: WholeOrder): PaidOrder {
  const visit = focusVisit(order.visits)
  return {
    ...orderHeadDto(order),
    kind: order.kind,
    appointmentDate: visit?.date ?? '',
    timespan: visit?.timespan ?? '',
    hospitalName: visit?.orgName ?? '',
    appointmentUser: maskName(personOf(order)?.name ?? ''),
    userPayPrice: toYuan(order.payableFen),
    spec: goodsExtraOf(order).goods?.spec ?? '',
    quantity: order.quantity
  }
}

/** An order as its card shows it; the person by initial and stars. */
export function orderCardDto({ order, terms, tel, invoices, payment }: ListedOrder, at: Date): OrderCard {
  const { orders, toPayFen, tenders } = payment
  const { status } = order
  const visit = focusVisit(order.visits)
  return {
    ...paidOrderDto(order),
    kindName: KIND_TEXTS[order.kind].name,
    productCode: order.productCode,
    orderStatus: status,
    statusName: fulfilmentOf(order).statusName(order),
    payStatus: order.payStatus,
    appointmentState: appointmentOf(order),
    reportState: order.reportState,
    refundState: order.refundState ?? 0,
    hospitalId: visit?.orgCode ?? '',
    hospitalTel: tel,
    terms: termsDto(terms),
    owed: balanceDto(order),
    payDeadline: status === ORDER_STATUS.unpaid ? order.payDeadline.getTime() : null,
    freeChangeBefore: freeChangeBefore(status, visit?.date),
    actions: actionsOf(order, at, { invoices }),
    report: reportOf(order),
    orderCreateDate: formatDateTime(order.createdAt.getTime()),
    payOrderNum: order.payOrderNum,
    payPrice: toYuan(toPayFen),
    stored: storedDto(tenders),
    paidTogether: orders
  }
}
