import { instantAt, MINUTE_MS } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { focusVisit } from '@/domain/order/parts'
import type { CalendarEntry, VisitRules } from './fulfilment'

/** How long a visit lasts when the product does not say, in minutes. */
const DEFAULT_VISIT_MIN = 120
/** The calendar reminds at 20:00 the evening before and an hour ahead. */
const HOUR_BEFORE_MIN = 60

/** The visit that an order stands for as an entry of a calendar; null before it has a day. */
export const calendarOf =
  (nameOf: VisitRules['nameOf']): VisitRules['calendar'] =>
  (order, minutes): CalendarEntry | null => {
    const visit = focusVisit(order.visits)
    if (!visit?.date) return null
    const startsAt = instantAt(visit.date, visit.timespan.slice(0, 5))
    const evening = instantAt(visit.date) - 4 * 60 * MINUTE_MS
    const name = nameOf(order, visit.no)
    return {
      title: `${visitWordsOf(order.kind).what}：${order.productName}${name === '' ? '' : ` ${name}`}`,
      location: [visit.orgName, visit.orgAddress].filter((part) => part !== '').join(' '),
      startsAt,
      endsAt: startsAt + (minutes || DEFAULT_VISIT_MIN) * MINUTE_MS,
      remindBeforeMin: [(startsAt - evening) / MINUTE_MS, HOUR_BEFORE_MIN]
    }
  }
