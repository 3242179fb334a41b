import { orderTexts as texts } from '@/components/order/texts'
import { ORDER_STATUS } from '@/domain/order/codes'
import { host } from '@/platform/host'
import { owedName } from '@/components/order/owed-name'
import { isApart } from '@/components/order/to-order'
import { navigate } from '@/routes/navigate'
import type { Order } from '@/services/order/orders'
import type { ActedOrder, ActionRunner } from './action-runner'

/** What several pages offer to do with an order. */

export const contactText = ({ branchName }: Order): string =>
  branchName === '' ? texts.contactService : texts.contact

export function callAbout({ phone }: Order): void {
  if (phone) host.callPhone(phone)
}

export const seeProduct = ({ kind, productCode }: Order): void =>
  navigate('selling', { type: kind, id: productCode })

/** To the page on which goods from abroad are declared to customs. */
export const toDeclare = ({ number: orderNum }: Order): void =>
  navigate('crossBorderCertificateDetail', { orderNum })

/** To the page that says where its parcel is. */
export const toLogistics = ({ number: orderNum }: Order): void => navigate('logisticsInfo', { orderNum })

/** To the page on which its visit gets a day, or another one. */
export const toAnotherDay = ({ number: orderNum, kind }: Order): void =>
  navigate(isApart(kind) ? 'sugarChangeDate' : 'changeDate', { orderNum })

/** To the page on which it is taken back, and on which its refunds stand. */
export const toRefund = ({ number: orderNum }: Order): void => navigate('refund', { orderNum })

/** To the page of its invoices. */
export const toInvoice = ({ number: orderNum }: Order): void => navigate('invoice', { orderNum })

/** To the page on which its customer says how it was. */
export const toReview = ({ number: orderNum }: Order): void => navigate('review', { orderNum })

/** What is paid is cancelled by taking it back. */
export function cancelOrder(order: Order & Pick<ActedOrder, 'members'>, actions: ActionRunner): void {
  if (order.status === ORDER_STATUS.unpaid) void actions.askCancel(order)
  else toRefund(order)
}

/** 支付尾款: what the order still owes. */
export const payOwed = (order: Order, actions: ActionRunner) => ({
  text: order.owed ? texts.payOwed(owedName(order.owed)) : '',
  onTap: () => void actions.payOwed(order)
})

/** What the server allows; a change that waits for its difference can be withdrawn as well as paid. */
export const offeredBy = ({ actions, owed }: Pick<Order, 'actions' | 'owed'>): readonly string[] =>
  owed?.purpose === 'change'
    ? actions.flatMap((name) => (name === 'payBalance' ? [name, 'withdrawChange'] : [name]))
    : actions

/** To what was found: the report itself, or those of who was examined. */
export const toReport = ({ report }: Order): void =>
  navigate('myReport', {
    ...(report?.contactsId ? { contact: report.contactsId } : {}),
    ...(report?.reportNo ? { report: report.reportNo } : {})
  })
