import type { CardAction } from '@/components/order/order-card'
import { againText } from '@/components/order/goods-order'
import { orderTexts as texts } from '@/components/order/texts'
import { codeNameOf } from '@/domain/kinds/code-names'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { Order } from '@/services/order/orders'
import type { ActionRunner } from './action-runner'
import { sharedTexts } from '../texts'
import {
  callAbout,
  cancelOrder,
  contactText,
  offeredBy,
  payOwed,
  seeProduct,
  toAnotherDay,
  toDeclare,
  toLogistics,
  toRefund,
  toReport,
  toReview
} from './ways-on'

const MOST = 3

/** Buttons of an order's card: what the server allows and this product has a page for, the main one last. */
export function cardActions(order: Order, actions: ActionRunner, open: () => void): readonly CardAction[] {
  const known: Readonly<Record<string, CardAction>> = {
    pay: { text: texts.pay, kind: 'price', onTap: () => void actions.pay(order) },
    ...(order.owed ? { payBalance: { ...payOwed(order, actions), kind: 'price' } as const } : {}),
    withdrawChange: {
      text: sharedTexts.withdraw,
      kind: 'line',
      onTap: () => void actions.withdrawChange(order)
    },
    refreshPay: { text: texts.refreshPay, kind: 'line-primary', onTap: () => void actions.refreshPay(order) },
    declare: { text: texts.declare, kind: 'line-primary', onTap: () => toDeclare(order) },
    cancel: { text: texts.cancel, kind: 'line', onTap: () => cancelOrder(order, actions) },
    useCode: { text: texts.showCode(codeNameOf(order.kind, order.type)), kind: 'primary', onTap: open },
    refund: { text: texts.refund, kind: 'line', onTap: () => toRefund(order) },
    refundDetail: { text: texts.refundDetail, kind: 'line-primary', onTap: () => toRefund(order) },
    report: { text: texts.seeReport, kind: 'primary', onTap: () => toReport(order) },
    comment: { text: sharedTexts.review, kind: 'line-primary', onTap: () => toReview(order) },
    confirmReceive: { text: texts.receive, kind: 'primary', onTap: () => void actions.receive(order) },
    logistics: { text: texts.logistics, kind: 'line', onTap: () => toLogistics(order) },
    again: { text: againText(order), kind: 'line-primary', onTap: () => void actions.again(order) },
    reschedule: { text: texts.reschedule, kind: 'line-primary', onTap: () => toAnotherDay(order) },
    book: { text: texts.book, kind: 'primary', onTap: () => toAnotherDay(order) },
    rebook: { text: texts.rebook, kind: 'primary', onTap: () => toAnotherDay(order) },
    delete: { text: texts.remove, kind: 'line', onTap: () => void actions.remove(order) },
    ...(order.phone
      ? { contact: { text: contactText(order), kind: 'line', onTap: () => callAbout(order) } as const }
      : {})
  }
  const allowed = offeredBy(order).flatMap((action) => known[action] ?? [])
  const voucher: CardAction = { text: visitWordsOf(order.kind).credential, kind: 'primary', onTap: open }
  const shown = order.status === ORDER_STATUS.toVisit ? [voucher, ...allowed] : allowed
  return shown.length > 0
    ? shown.slice(0, MOST).reverse()
    : [{ text: texts.seeProduct, kind: 'line', onTap: () => seeProduct(order) }]
}
