import { againText } from '@/components/order/goods-order'
import { orderTexts as texts } from '@/components/order/texts'
import type { ButtonKind } from '@/components/ui/button'
import { codeNameOf } from '@/domain/kinds/code-names'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { host } from '@/platform/host'
import type { OrderDetail } from '@/services/order/order'
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
import type { OrderDetailModel } from '../detail/model'

export interface BarAction {
  readonly text: string
  readonly kind: ButtonKind
  readonly onTap: () => void
}

/** The one thing to do next, for which a page's head has a button. */
export interface HeadAct {
  readonly text: string
  readonly onTap: () => void
  /** There is a more important one in the bar. */
  readonly quiet?: boolean
  /** The action of the order that it stands for: the bar does not offer it again. */
  readonly action?: string
}

export const PREP_ID = 'order-preparation'
const MOST = 3

/** All that end with it, the order itself first. */
const membersOf = (order: OrderDetail) => [
  order,
  ...order.together.filter(({ number }) => number !== order.number)
]

type Known = Omit<BarAction, 'kind'> & { readonly when?: boolean }

/** What this product can do of what a server may allow. */
function knownActions(order: OrderDetail, model: OrderDetailModel): Readonly<Record<string, Known>> {
  const { actions } = model
  return {
    pay: { text: texts.pay, onTap: () => void actions.pay(order) },
    payBalance: { ...payOwed(order, actions), when: order.owed !== null },
    withdrawChange: { text: sharedTexts.withdraw, onTap: () => void actions.withdrawChange(order) },
    refreshPay: { text: texts.refreshPay, onTap: () => void actions.refreshPay(order) },
    declare: { text: texts.declare, onTap: () => toDeclare(order) },
    cancel: {
      text: texts.cancel,
      onTap: () => cancelOrder({ ...order, members: membersOf(order) }, actions)
    },
    confirmReceive: { text: texts.receive, onTap: () => void actions.receive(order) },
    logistics: { text: texts.logistics, onTap: () => toLogistics(order) },
    contact: {
      text: contactText(order),
      when: order.phone !== '',
      onTap: () => callAbout(order)
    },
    reschedule: { text: texts.reschedule, onTap: () => toAnotherDay(order) },
    book: { text: texts.book, onTap: () => toAnotherDay(order) },
    rebook: { text: texts.rebook, onTap: () => toAnotherDay(order) },
    calendar: { text: texts.calendar, onTap: () => void model.addToCalendar() },
    prepare: {
      text: visitWordsOf(order.kind).prepare,
      when: order.prep.length > 0,
      onTap: () => host.scrollTo(PREP_ID)
    },
    again: { text: againText(order), onTap: () => void actions.again(order) },
    useCode: { text: texts.showCode(codeNameOf(order.kind, order.type)), onTap: () => model.showCode() },
    refund: { text: texts.refund, onTap: () => toRefund(order) },
    refundDetail: { text: texts.refundDetail, onTap: () => toRefund(order) },
    report: { text: texts.seeReport, onTap: () => toReport(order) },
    comment: { text: sharedTexts.review, onTap: () => toReview(order) },
    delete: { text: texts.remove, onTap: () => void actions.remove(order) }
  }
}

/** An action by its name; undefined for one that has no page. */
export const actionNamed = (order: OrderDetail, model: OrderDetailModel, name: string): Known | undefined =>
  knownActions(order, model)[name]

/**
 * Buttons of the bottom bar: what the server allows and this product can do, the main one last. What the head has is not
 * offered again, and where that is the main one the bar has none.
 */
export function barActions(
  order: OrderDetail,
  model: OrderDetailModel,
  head: HeadAct | null = null
): readonly BarAction[] {
  const known = knownActions(order, model)
  const first = head !== null && head.quiet !== true
  const shown = offeredBy(order)
    .filter((name) => name !== head?.action)
    .flatMap((name) => {
      const action = known[name]
      return action ? [{ ...action, price: name === 'pay' || name === 'payBalance' }] : []
    })
    .filter(({ when }) => when !== false)
    .slice(0, MOST)
    .map(
      ({ text, onTap, price }, index) =>
        ({
          text,
          onTap,
          kind: index === 0 && price ? 'price' : index > 0 || first ? 'line' : 'primary'
        }) as const
    )
    .reverse()
  return shown.length > 0 || head?.action !== undefined
    ? shown
    : [{ text: texts.seeProduct, kind: 'primary', onTap: () => seeProduct(order) }]
}
