import type { OrderDetail } from '@/contract/dto/order'
import { formatDateTime, longDate, timeOf } from '@/domain/date'
import { ORDER_STATUS } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { appointmentText } from '@/domain/order/order-lines'
import { ORDER_TEXTS } from '../texts'
import { extraOf } from './extra'
import { fulfilmentOfOrder, isGivenInDoses, isVisit, type WholeOrder } from './facts'
import { goodsWay } from './goods-way'

export type TimelineStep = OrderDetail['timeline'][number]

const at = (time: Date | null): string => (time ? formatDateTime(time.getTime()) : '')

const step = (
  state: TimelineStep['state'],
  title: string,
  text = '',
  time: Date | null = null
): TimelineStep => ({
  title,
  text,
  time: at(time),
  state
})

/** The way of an order: what was, where it stands, what comes. Exactly one step is `now` unless all is done. */
export function timelineOf(order: WholeOrder, reportWorkdays: number): TimelineStep[] {
  const created = step('done', '提交订单', '', order.createdAt)
  const paid = step('done', '支付成功', '', order.paidAt)
  switch (order.status) {
    case ORDER_STATUS.unpaid:
      return [
        created,
        step('now', '待支付', `请在 ${timeOf(order.payDeadline.getTime()).slice(0, 5)} 前完成支付`),
        ...coming(order, reportWorkdays)
      ]
    case ORDER_STATUS.payConfirming:
      return [created, step('now', '支付确认中', '正在向支付机构确认结果'), ...coming(order, reportWorkdays)]
    case ORDER_STATUS.cancelled:
      return [created, step('now', '已取消', extraOf(order).cancelReason, order.closedAt)]
    case ORDER_STATUS.closed:
      return [
        created,
        step('now', '已关闭', extraOf(order).cancelReason || ORDER_TEXTS.timeout, order.closedAt)
      ]
    case ORDER_STATUS.refunding:
      return [created, paid, step('now', '退款中', '款项将原路退回')]
    case ORDER_STATUS.refunded:
      return [created, paid, step('done', '已退款', '款项已原路退回')]
    case ORDER_STATUS.awaitingGroup:
      return [created, paid, step('now', '待成团', ORDER_TEXTS.grouping), ...coming(order, reportWorkdays)]
    default:
      return [created, paid, ...paidSteps(order, reportWorkdays)]
  }
}

function whenOf({ visits }: WholeOrder): string {
  const visit = focusVisit(visits)
  return appointmentText(visit?.date, visit?.timespan)
}

function coming(order: WholeOrder, reportWorkdays: number): TimelineStep[] {
  if (!isVisit(order)) return bought(order, null)
  return [step('next', '预约成功', whenOf(order)), outcome(order, 'next', reportWorkdays)]
}

/** The steps of what is bought; those before `at` are done, and the last one is once it is reached. */
function bought(order: WholeOrder, at: number | null): TimelineStep[] {
  const { steps } = goodsWay(order)
  return steps.map(({ title, text, picture }, index) => {
    const done = at !== null && (index < at || at === steps.length - 1)
    const state = done ? 'done' : index === at ? 'now' : 'next'
    return { ...step(state, title, text), ...(picture ? { picture } : {}) }
  })
}

const report = (state: TimelineStep['state'], workdays: number) =>
  step(state, '出报告', workdays > 0 ? `到检后 ${workdays} 个工作日` : '')

function hasReport(order: WholeOrder): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  return fulfilment.by === 'visit' && fulfilment.report
}

/** What is taken at the visit goes to a laboratory. */
function isSampled(order: WholeOrder): boolean {
  const fulfilment = fulfilmentOfOrder(order)
  return fulfilment.by === 'visit' && fulfilment.sample === true
}

/** What a visit comes to. */
const outcome = (order: WholeOrder, state: TimelineStep['state'], workdays: number) =>
  hasReport(order) ? report(state, workdays) : step(state, '已完成')

function paidSteps(order: WholeOrder, reportWorkdays: number): TimelineStep[] {
  return isVisit(order) ? visitSteps(order, reportWorkdays) : bought(order, goodsWay(order).at)
}

const GIVEN: readonly string[] = ['asked', 'booked', 'visited']

/** Each dose with its day, or the first on which it may be given; the one that comes next is `now`. */
function doseSteps({ visits }: WholeOrder): TimelineStep[] {
  const at = visits.findIndex(({ state }) => state !== 'visited')
  return visits.map(({ no, state, date, timespan, notBefore }, index) => {
    const when = GIVEN.includes(state)
      ? appointmentText(date, timespan)
      : notBefore === null
        ? ORDER_TEXTS.doseToBook
        : ORDER_TEXTS.doseFrom(longDate(notBefore))
    return step(state === 'visited' ? 'done' : index === at ? 'now' : 'next', ORDER_TEXTS.dose(no), when)
  })
}

/** From payment on. */
function visitSteps(order: WholeOrder, reportWorkdays: number): TimelineStep[] {
  if (order.visits.length > 1 && isGivenInDoses(order)) return doseSteps(order)
  const visit = focusVisit(order.visits)
  const where = visit?.orgName ?? ''
  const when = whenOf(order)
  const booked = step('done', '预约成功', where, order.paidAt)
  const sampled = isSampled(order)
  const visited = step('done', sampled ? '已采样' : '已到检', when)
  switch (order.status) {
    case ORDER_STATUS.toBook:
      return [step('now', '待预约', '请选择到检日期与时段'), outcome(order, 'next', reportWorkdays)]
    case ORDER_STATUS.awaitingOrg:
      return [
        step('now', '待机构确认', where),
        step('next', '待到检', when),
        outcome(order, 'next', reportWorkdays)
      ]
    case ORDER_STATUS.bookingFailed:
      return [step('now', '预约失败', '机构未能接受本次预约')]
    case ORDER_STATUS.noShow:
      return [booked, step('now', '未到检', when)]
    case ORDER_STATUS.visited:
      return [
        booked,
        visited,
        hasReport(order)
          ? step('now', sampled ? '检测中' : '报告制作中', report('now', reportWorkdays).text)
          : step('done', '已完成')
      ]
    case ORDER_STATUS.reported:
    case ORDER_STATUS.done:
      return [booked, visited, outcome(order, 'done', 0)]
    default:
      return [booked, step('now', '待到检', when), outcome(order, 'next', reportWorkdays)]
  }
}
