import type { Fulfilment } from '@/domain/kinds/types'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { changeOf } from '@/domain/order/change'
import { ORDER_STATUS, type OrderAction, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { reviewTagsFor } from '@/domain/order/review'
import { orderActions, orderStatusName } from '@/domain/order/status-table'
import type { WholeOrder } from '../order/whole-order'
import type { OrderFulfilment, OrderNow, VisitRules } from './fulfilment'
import { noticeOf, NOTICE_TEXTS } from './notice'
import { visitTimeline } from './visit-timeline'
import { calendarOf } from './visit-calendar'
import { VISIT_REFUND } from './visit-refund'
import { NO_PARCEL, NO_VISITS } from './without'

export type ByVisit = Extract<Fulfilment, { by: 'visit' }>

/** A visit gets its first day, also after one that failed, or another one. */
export const DAYS: readonly OrderAction[] = ['book', 'rebook', 'reschedule']

/** Somebody comes to a branch by appointment. */
export function byVisit(rules: ByVisit, nameOf: VisitRules['nameOf'] = () => ''): OrderFulfilment {
  const toBook = rules.visits === 'one' ? ORDER_STATUS.toBook : ORDER_STATUS.toUse
  return {
    by: rules.by,
    status: { unwritten: toBook, toBook, report: rules.report },
    statusName: ({ status, kind }) => visitStatusName(status, kind),
    actions: (order, at) => orderActions(order.status).filter((action) => canStill(order, action, at)),
    timeline: visitTimeline({ report: rules.report, nameOf }),
    refund: VISIT_REFUND,
    visits: { ...NO_VISITS, nameOf, calendar: calendarOf(nameOf) },
    parcel: NO_PARCEL,
    notice: noticeOf(({ kind }) => NOTICE_TEXTS.toBook(visitWordsOf(kind).come)),
    vouchers: () => null,
    reviewTags: reviewTagsFor(rules)
  }
}

function canStill(order: OrderNow, action: OrderAction, at: Date): boolean {
  if (action === 'refund') return VISIT_REFUND.refusal(order, at) === null
  return action !== 'useCode' && mayChange(order, action, at)
}

/** Another day is offered while it is free to choose: not from 18:00 of the day before, nor after the third one. */
function mayChange({ visits }: OrderNow, action: OrderAction, at: Date): boolean {
  if (action !== 'reschedule') return true
  const visit = focusVisit(visits)
  return visit !== null && changeOf(visit, at.getTime()).ok
}

function visitStatusName(status: OrderStatus, kind: WholeOrder['kind']): string {
  const words = visitWordsOf(kind)
  switch (status) {
    case ORDER_STATUS.toVisit:
      return words.ahead
    case ORDER_STATUS.visited:
      return [words.done, words.making].filter((part) => part !== '').join('·')
    case ORDER_STATUS.noShow:
      return words.missed
    default:
      return orderStatusName(status)
  }
}
