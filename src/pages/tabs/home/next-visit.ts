import { dateOf, daysBetween, isDate, weekdayLabel } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import type { Order } from '@/services/order/orders'
import { homeTexts } from './texts'

/** What the card of the next appointment says. */
export interface NextVisit {
  readonly orderNum: string
  readonly kind: ProductKind
  readonly date: string
  readonly title: string
  readonly note: string
  /** How to get ready for it, as its page calls that. */
  readonly prepare: string
}

/** 安和体检中心（北京望京分院） is 北京望京分院 where room is short. */
const shortBranch = (name: string): string => /（([^（）]+)）$/.exec(name)?.[1] ?? name

/** @param now ms since 1970 by the server; null for an order without a date, or one that is over */
export function nextVisitOf(order: Order | undefined, now: number): NextVisit | null {
  if (!order || !isDate(order.date)) return null
  const days = daysBetween(dateOf(now), order.date)
  if (days < 0) return null
  const rest = days === 0 ? homeTexts.today : days === 1 ? homeTexts.tomorrow : homeTexts.daysLeft(days)
  const words = visitWordsOf(order.kind)
  const time = order.timespan.split('-')[0] ?? ''
  return {
    orderNum: order.number,
    kind: order.kind,
    date: order.date,
    title: homeTexts.whose(order.personName, words.what, rest),
    note: homeTexts.visit(weekdayLabel(order.date), time, shortBranch(order.branchName)),
    prepare: words.prepare
  }
}
