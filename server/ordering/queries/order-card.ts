import type { OrderCard } from '@/contract/dto/order'
import { KIND_TEXTS } from '@/domain/kinds/texts'
import { dateOf, formatDateTime, timeOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import { freeChangeUntil } from '@/domain/order/timers'
import { goodsExtraOf } from '../order/extra'
import { actionsOf, statusOf, type OrderRow } from '../order/facts'
import { pictureOf } from '../../catalogue/queries/picture'

/** 'YYYY-MM-DD HH:mm' of the last free change, '' when there is none to make. */
function freeChangeBefore(order: OrderRow): string {
  if (statusOf(order) !== ORDER_STATUS.toVisit || order.appointmentDate === null) return ''
  const until = freeChangeUntil(order.appointmentDate)
  return `${dateOf(until)} ${timeOf(until).slice(0, 5)}`
}

/** An order as its card shows it; the person by initial and stars. */
export function orderCardDto(order: OrderRow): OrderCard {
  const status = statusOf(order)
  const picture = pictureOf(order.productImage)
  return {
    orderNum: order.orderNum,
    orderType: order.orderType,
    kind: order.kind,
    kindName: KIND_TEXTS[order.kind].name,
    productCode: order.productCode,
    comboName: order.productName,
    comboThumbnail: picture.url,
    tone: picture.tone,
    orderStatus: status,
    statusName: orderStatusName(status),
    payStatus: order.payStatus,
    appointmentState: order.appointmentState,
    reportState: order.reportState,
    refundState: order.refundState ?? 0,
    userPayPrice: toYuan(order.payableFen),
    appointmentDate: order.appointmentDate ?? '',
    timespan: order.timespan,
    hospitalId: order.hospitalId ?? '',
    hospitalName: order.hospitalName,
    appointmentUser: order.person?.name ?? '',
    payDeadline: status === ORDER_STATUS.unpaid ? order.payDeadline.getTime() : null,
    freeChangeBefore: freeChangeBefore(order),
    actions: actionsOf(order),
    orderCreateDate: formatDateTime(order.createdAt.getTime()),
    spec: goodsExtraOf(order).goods?.spec ?? '',
    quantity: order.quantity
  }
}
