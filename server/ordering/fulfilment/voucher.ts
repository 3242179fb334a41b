import { codeNameOf } from '@/domain/kinds/code-names'
import type { CodeUse, Fulfilment } from '@/domain/kinds/types'
import { ORDER_STATUS, REFUND_TYPE } from '@/domain/order/codes'
import { reviewTagsFor } from '@/domain/order/review'
import { orderActions, orderStatusName } from '@/domain/order/status-table'
import { codesExtraOf } from '../order/snapshot'
import type { WholeOrder } from '../order/whole-order'
import { REFUND_TEXTS as texts } from '../texts'
import { boughtActions, boughtTimeline } from './bought'
import type { OrderFulfilment, OrderNow, RefundRules } from './fulfilment'
import { choiceOf, explainAll, explainLines, LINES_REFUND } from './lines-refund'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { codePlan, isBack } from './voucher-refund'
import { DONE, wayStep, type WayStep } from './way-step'
import { NO_PARCEL, NO_VISITS } from './without'

/** What waits to be used: vouchers, services of people and goods to be picked up differ in words alone. */
const TO_USE: Readonly<Record<CodeUse, WayStep>> = {
  voucher: wayStep('待使用', '到任意分院出示券码使用'),
  service: wayStep('待使用', '凭服务码到任意分院使用'),
  pickUp: wayStep('待领取', '凭取货码到任意分院前台领取'),
  membership: wayStep('已开通')
}

/** Codes, each of which is used up once at a branch. One that was paid for before there were codes has none until a sweep issues them. */
export function byVoucher(rules: Extract<Fulfilment, { by: 'code' }>): OrderFulfilment {
  const steps = [TO_USE[rules.use], DONE] as const
  return {
    by: rules.by,
    status: { unwritten: ORDER_STATUS.toUse, toBook: ORDER_STATUS.toBook, report: false },
    statusName: ({ status }) => (status === ORDER_STATUS.toUse ? steps[0].title : orderStatusName(status)),
    actions: (order, at) =>
      boughtActions(
        order,
        orderActions(order.status).filter((action) => action !== 'useCode' || hasUnused(order)),
        REFUND.refusal(order, at) === null && (order.codes.length === 0 || hasUnused(order))
      ),
    timeline: boughtTimeline(({ status }) => ({ steps, at: status === ORDER_STATUS.toUse ? 0 : 1 })),
    refund: REFUND,
    visits: NO_VISITS,
    parcel: NO_PARCEL,
    notice: noticeOf(({ kind, orderType }) => NOTICE_TEXTS.toUse(codeNameOf(kind, orderType))),
    vouchers: codesExtraOf,
    reviewTags: reviewTagsFor(rules)
  }
}

const hasUnused = ({ codes }: Pick<OrderNow, 'codes'>): boolean =>
  codes.some(({ state }) => state === 'unused')

/** Each code that is not used goes back with its share; an order without codes as goods do. */
const REFUND: RefundRules = {
  ...LINES_REFUND,
  // Nothing is sent.
  reasons: ['goods', 'all'],
  plan: (order, facts) =>
    order.codes.length === 0
      ? LINES_REFUND.plan(order, facts)
      : { ...codePlan(order, facts.wanted), type: REFUND_TYPE.whole },
  explain: (order, plan, leftFen) =>
    order.codes.length === 0
      ? explainLines(order, plan, leftFen)
      : (explainAll(order, plan, leftFen) ?? [texts.codes(plan.parts.length)]),
  choices: (order, before) =>
    order.codes.length === 0 ? LINES_REFUND.choices(order, before) : choiceOf(codeChoices(order)),
  /** A piece is back with the last of its codes. */
  pieces: (order, lineId, parts, givenBack) => {
    const gone = order.codes.filter((code) => code.lineId === lineId && isBack(code))
    const own = parts.filter((part) => part.lineId === lineId)
    return Math.floor((gone.length + own.length) / codesExtraOf(order).perPiece) - givenBack
  }
}

const codeChoices = ({ lines, codes }: WholeOrder) =>
  lines
    .filter(({ role }) => role === 'product')
    .map(({ id, name }) => {
      const own = codes.filter(({ lineId }) => lineId === id)
      const left = own.filter(({ state }) => state === 'unused').length
      return { lineId: id, name, left, unitFen: own[0]?.paidFen ?? 0 }
    })
