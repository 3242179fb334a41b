import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { focusVisit } from '@/domain/order/parts'
import type { OrderHistory } from '../order/history'
import type { OrderEvent } from '../order/order-event'
import type { WholeOrder } from '../order/whole-order'
import type { TimelineRules, VisitRules } from './fulfilment'
import { TIMELINE_TEXTS as texts } from './texts'
import { step, type TimelineStep } from './timeline-step'
import { pastVisitSteps } from './visit-past'

interface VisitTimeline {
  /** A report is made of it. */
  readonly report: boolean
  readonly nameOf: VisitRules['nameOf']
}

/** The way of an order for which somebody comes to a branch. @param ahead where it stands, in place of the usual steps; null: those */
export const visitTimeline = (
  { report, nameOf }: VisitTimeline,
  ahead: (order: WholeOrder) => TimelineStep[] | null = () => null
): TimelineRules => ({
  paid: (order, history, workdays) => [
    ...pastVisitSteps(order, history, nameOf),
    ...(ahead(order) ?? stepsNow(order, history, report, outcomeOf(order, report, workdays)))
  ],
  coming: (order, _history, workdays) => [
    step('next', '预约成功', whenOf(order)),
    outcomeOf(order, report, workdays)('next')
  ],
  before: (order, history) => pastVisitSteps(order, { ...history, refunds: [] }, nameOf)
})

function whenOf({ visits }: WholeOrder): string {
  const visit = focusVisit(visits)
  return appointmentText(visit?.date, visit?.timespan)
}

type Outcome = (state: TimelineStep['state']) => TimelineStep

/** What a visit comes to: its report, or nothing more. */
const outcomeOf =
  ({ kind }: WholeOrder, report: boolean, workdays: number): Outcome =>
  (state) =>
    report
      ? step(state, '出报告', workdays > 0 ? texts.reportAfter(visitWordsOf(kind).come, workdays) : '')
      : step(state, '已完成')

/** When something last happened; null where nobody wrote it down. */
const lastOf = ({ events }: OrderHistory, name: OrderEvent): Date | null =>
  events.findLast(({ event }) => event === name)?.at ?? null

/** Where a visit stands, and what comes. */
function stepsNow(
  order: WholeOrder,
  history: OrderHistory,
  report: boolean,
  outcome: Outcome
): TimelineStep[] {
  const words = visitWordsOf(order.kind)
  const where = focusVisit(order.visits)?.orgName ?? ''
  const when = whenOf(order)
  const next = outcome('next')
  switch (order.status) {
    case ORDER_STATUS.toBook:
      return [step('now', '待预约', texts.toBook(words.come)), next]
    case ORDER_STATUS.awaitingOrg:
      return [step('now', '待机构确认', where), step('next', words.ahead, when), next]
    case ORDER_STATUS.bookingFailed:
      return [step('now', texts.refused, '机构未能接受本次预约', lastOf(history, 'refused'))]
    case ORDER_STATUS.noShow:
      return [step('now', words.missed, when, lastOf(history, 'missed'))]
    case ORDER_STATUS.visited:
      return [report ? step('now', words.making, next.text) : step('done', '已完成')]
    case ORDER_STATUS.reported:
    case ORDER_STATUS.done:
      return [report ? step('done', '出报告', '', lastOf(history, 'reported')) : step('done', '已完成')]
    default:
      return [step('now', words.ahead, when), next]
  }
}
