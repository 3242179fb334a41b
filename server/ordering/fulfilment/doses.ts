import { longDate } from '@/domain/date'
import { doseDays } from '@/domain/kinds/doses'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { appointmentText } from '@/domain/order/order-lines'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS } from '../texts'
import { DOSES_REFUND } from './doses-refund'
import type { OrderFulfilment, VisitRules } from './fulfilment'
import { step, type TimelineStep } from './timeline-step'
import { byVisit, DAYS, type ByVisit } from './visit'
import { visitTimeline } from './visit-timeline'

const nameOf: VisitRules['nameOf'] = ({ visits, kind }, no) =>
  visits.length > 1 && no !== undefined ? numberedVisit(kind, no) : ''

/** A visit for each dose: doses have their days one by one, and those that were not given go back. */
export function byDoses(rules: ByVisit): OrderFulfilment {
  const visit = byVisit(rules, nameOf)
  return {
    ...visit,
    // Each dose has a way of its own to its day.
    actions: (order, at) => visit.actions(order, at).filter((action) => !DAYS.includes(action)),
    timeline: visitTimeline({ report: rules.report, nameOf }, (order) =>
      order.visits.length > 1 ? nextDose(order) : null
    ),
    refund: DOSES_REFUND,
    visits: { ...visit.visits, inDoses: true, due }
  }
}

/** The dose that comes next; those after it stand with their days on the order's page. */
function nextDose({ visits, kind }: WholeOrder): TimelineStep[] {
  const next = visits.find(({ state }) => state !== 'visited' && state !== 'cancelled')
  if (!next) return [step('done', '已完成')]
  const { no, state, date, timespan, notBefore } = next
  const dose = `${numberedVisit(kind, no)} `
  if (state === 'booked')
    return [step('now', `${dose}${visitWordsOf(kind).ahead}`, appointmentText(date, timespan))]
  if (state === 'asked') return [step('now', `${dose}待机构确认`, appointmentText(date, timespan))]
  const text = notBefore === null ? '' : ORDER_TEXTS.doseFrom(longDate(notBefore))
  return [step('now', `${dose}${ORDER_TEXTS.doseToBook}`, text)]
}

/** A later dose whose day depends on the one before it, which has its own. */
const due: VisitRules['due'] = ({ visits }) => {
  const days = doseDays(visits)
  const next = visits.find(({ no, state }) => no > 1 && state === 'toBook' && days[no - 2] != null)
  return next?.notBefore ? { no: next.no, notBefore: next.notBefore } : null
}
