import type { RefundView } from '@/contract/order/dto/refund'
import { formatDateTime } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { REFUND_STATE } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { focusVisit } from '@/domain/order/parts'
import type { RefundedPart } from '@/domain/order/refund'
import { isWithdrawable } from '@/domain/order/refund-steps'
import { orderHeadDto } from '../order/head-dto'
import { lineName } from '../order/line-name'
import { wayDto } from '../order/money-dto'
import { personOf, type WholeOrder } from '../order/whole-order'
import { COURIERS } from '../texts'
import type { AskedRefund, RefundOverview } from './queries/refund-view'

/** What can go back of an order, and how its refunds stand (§7 /order/queryRefundOrderView). */
export function refundViewDto({ order, ...view }: RefundOverview): RefundView {
  return {
    ...orderHeadDto(order),
    note: noteOf(order),
    paidPrice: toYuan(view.paidFen),
    refusal: view.refusal,
    refundType: view.type,
    lines: view.choices.map(({ unitFen, ...choice }) => ({ ...choice, unitPrice: toYuan(unitFen) })),
    items: view.items.map(({ priceFen, ...item }) => ({ ...item, price: toYuan(priceFen) })),
    itemsDone: view.itemsDone,
    reasons: view.reasons,
    refunds: view.refunds.map((asked) => askedDto(order, asked))
  }
}

/** Whom it is for, when and where. */
function noteOf(order: WholeOrder): string {
  const visit = focusVisit(order.visits)
  return [
    maskName(personOf(order)?.name ?? ''),
    appointmentText(visit?.date, visit?.timespan),
    visit?.orgName ?? ''
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const askedDto = (
  order: WholeOrder,
  { refund, parts, ways, parcel, how, timeline, sendTo }: AskedRefund
): RefundView['refunds'][number] => ({
  refundNo: refund.refundNo,
  state: refund.state,
  amount: toYuan(refund.amountFen),
  reason: refund.reasonName,
  detail: refund.detail,
  askedAt: formatDateTime(refund.createdAt.getTime()),
  parts: parts.map((part) => partDto(order, part)),
  how,
  ways: ways.map(wayDto),
  timeline,
  answer: refund.state === REFUND_STATE.rejected ? refund.answer : '',
  sendTo,
  parcel: parcel && parcelDto(parcel),
  cancellable: isWithdrawable(refund.state)
})

/** A piece by its line's name, a check item by its own. */
export function partDto({ lines }: WholeOrder, { lineId, itemCode, quantity, amountFen }: RefundedPart) {
  const line = lines.find(({ id }) => id === lineId)
  const item = line?.items.find(({ code }) => code === itemCode)
  return { name: item?.name ?? (line ? lineName(line) : ''), quantity, amount: toYuan(amountFen) }
}

const parcelDto = ({ courier, parcelNo }: WholeOrder['deliveries'][number]) => ({
  companyCode: COURIERS.find(({ name }) => name === courier)?.code ?? '',
  companyName: courier,
  parcelNo
})
