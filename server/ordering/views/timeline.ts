import { longDate, timeOf } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { appointmentText } from '@/domain/order/order-lines'
import type { OrderHistory } from '../order/history'
import { ORDER_TEXTS } from '../texts'
import { TIMELINE_TEXTS as texts } from './way-texts'
import type { OrderEvent } from '../order/order-event'
import { extraOf } from '../order/extra'
import { fulfilmentOfOrder, isGivenInDoses, isVisit } from '../order/facts'
import type { WholeOrder } from '../order/whole-order'
import { goodsWay } from './goods-way'
import { pastRefunds, pastVisitSteps } from './past-steps'
import { step, type TimelineStep } from './timeline-step'

/**
 * The way of an order: what was, each with its true day, where it stands, what comes. Exactly one step is `now` unless all is done.
 * @param reportWorkdays until a report is out; 0: not told
 */
export function timelineOf(order: WholeOrder, history: OrderHistory, reportWorkdays: number): TimelineStep[] {
  const created = step('done', '提交订单', '', order.createdAt)
  const paid = step('done', '支付成功', '', order.paidAt)
  const came = isVisit(order) ? pastVisitSteps(order, history) : []
  switch (order.status) {
    case ORDER_STATUS.unpaid:
      return [
        created,
        step('now', '待支付', `请在 ${timeOf(order.payDeadline.getTime()).slice(0, 5)} 前完成支付`),
        ...coming(order, history, reportWorkdays)
      ]
    case ORDER_STATUS.payConfirming:
      return [
        created,
        step('now', '支付确认中', '正在向支付机构确认结果'),
        ...coming(order, history, reportWorkdays)
      ]
    case ORDER_STATUS.cancelled:
      return [created, step('now', '已取消', extraOf(order).cancelReason, order.closedAt)]
    case ORDER_STATUS.closed:
      return [
        created,
        step('now', '已关闭', extraOf(order).cancelReason || ORDER_TEXTS.timeout, order.closedAt)
      ]
    case ORDER_STATUS.refunding:
      return [created, paid, ...withoutRefunds(order, history), ...refundsOf(history, '退款中')]
    case ORDER_STATUS.refunded:
      return [created, paid, ...withoutRefunds(order, history), ...refundsOf(history, '已退款')]
    case ORDER_STATUS.awaitingGroup:
      return [
        created,
        paid,
        step('now', '待成团', ORDER_TEXTS.grouping),
        ...coming(order, history, reportWorkdays)
      ]
    default:
      return isVisit(order)
        ? [created, paid, ...came, ...visitSteps(order, history, reportWorkdays)]
        : [created, paid, ...bought(order, history, true)]
  }
}

const withoutRefunds = (order: WholeOrder, history: OrderHistory): TimelineStep[] =>
  isVisit(order) ? pastVisitSteps(order, { ...history, refunds: [] }) : []

/** Each part that went back, and last how the order ended; one that waits for a word has none yet. */
function refundsOf(history: OrderHistory, ended: '退款中' | '已退款'): TimelineStep[] {
  const unwanted = pastRefunds(history, true)
  const parts = pastRefunds(history, false)
  const last = parts.at(-1)
  const told = [...unwanted, ...parts.slice(0, -1)].map((one) => one.step)
  const over = ended === '已退款'
  const text = over ? '款项已原路退回' : '款项将原路退回'
  const reason = last?.step.text ?? ''
  const time = last?.at ?? null
  return [...told, step(over ? 'done' : 'now', ended, [reason, text].filter(Boolean).join('，'), time)]
}

function whenOf({ visits }: WholeOrder): string {
  const visit = focusVisit(visits)
  return appointmentText(visit?.date, visit?.timespan)
}

function coming(order: WholeOrder, history: OrderHistory, reportWorkdays: number): TimelineStep[] {
  if (!isVisit(order)) return bought(order, history, false)
  return [step('next', '预约成功', whenOf(order)), outcome(order, 'next', reportWorkdays)]
}

/** The steps of what is bought; those before the one at which it stands are done, and the last one is once it is reached. */
function bought(order: WholeOrder, history: OrderHistory, isPaid: boolean): TimelineStep[] {
  const { steps, at } = goodsWay(order, history)
  const back = pastRefunds(history).map((one) => one.step)
  const way = steps.map(({ title, text, done, picture }, index) => {
    const isDone = isPaid && (index < at || at === steps.length - 1)
    const state = isDone ? 'done' : isPaid && index === at ? 'now' : 'next'
    const told = isDone && done ? step(state, done.title, done.text, done.at) : step(state, title, text)
    return { ...told, ...(picture ? { picture } : {}) }
  })
  const first = way.findIndex(({ state }) => state !== 'done')
  const cut = first < 0 ? way.length - 1 : first
  return [...way.slice(0, cut), ...back, ...way.slice(cut)]
}

const report = (order: WholeOrder, state: TimelineStep['state'], workdays: number) =>
  step(state, '出报告', workdays > 0 ? texts.reportAfter(visitWordsOf(order.kind).come, workdays) : '')

function hasReport(order: WholeOrder): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  return fulfilment.by === 'visit' && fulfilment.report
}

/** What a visit comes to. */
const outcome = (order: WholeOrder, state: TimelineStep['state'], workdays: number) =>
  hasReport(order) ? report(order, state, workdays) : step(state, '已完成')

/** When something last happened; null where nobody wrote it down. */
const lastOf = ({ events }: OrderHistory, name: OrderEvent): Date | null =>
  events.findLast(({ event }) => event === name)?.at ?? null

/** The dose that comes next; those after it stand with their days on the order's page. */
function nextDose({ visits, kind }: WholeOrder): TimelineStep[] {
  const next = visits.find(({ state }) => state !== 'visited' && state !== 'cancelled')
  if (!next) return [step('done', '已完成')]
  const { no, state, date, timespan, notBefore } = next
  const words = visitWordsOf(kind)
  const dose = `${texts.dose(no)} `
  if (state === 'booked') return [step('now', `${dose}${words.ahead}`, appointmentText(date, timespan))]
  if (state === 'asked') return [step('now', `${dose}待机构确认`, appointmentText(date, timespan))]
  const text = notBefore === null ? '' : ORDER_TEXTS.doseFrom(longDate(notBefore))
  return [step('now', `${dose}${ORDER_TEXTS.doseToBook}`, text)]
}

/** Where a visit stands, and what comes. */
function visitSteps(order: WholeOrder, history: OrderHistory, reportWorkdays: number): TimelineStep[] {
  if (order.visits.length > 1 && isGivenInDoses(order)) return nextDose(order)
  const words = visitWordsOf(order.kind)
  const where = focusVisit(order.visits)?.orgName ?? ''
  const when = whenOf(order)
  const next = outcome(order, 'next', reportWorkdays)
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
      return [
        hasReport(order)
          ? step('now', words.making, report(order, 'now', reportWorkdays).text)
          : step('done', '已完成')
      ]
    case ORDER_STATUS.reported:
    case ORDER_STATUS.done:
      return [
        hasReport(order) ? step('done', '出报告', '', lastOf(history, 'reported')) : step('done', '已完成')
      ]
    default:
      return [step('now', words.ahead, when), next]
  }
}
