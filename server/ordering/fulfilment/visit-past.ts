import { ORDER_STATUS } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import type { MovedFrom, OrderHistory, PastEvent } from '../order/history'
import { TIMELINE_TEXTS as texts } from './texts'
import type { VisitRules } from './fulfilment'
import { pastRefunds, type Past } from './past-refunds'
import { extraOf } from '../order/snapshot'
import type { WholeOrder } from '../order/whole-order'
import { step, type TimelineStep } from './timeline-step'

/** Which of several visits, by name; '' of a single one. */
type NameOf = VisitRules['nameOf']

const VISIT_EVENTS: readonly string[] = ['booked', 'changed', 'refused', 'missed', 'visited']

/** What brought about how an order stands. */
const STANDS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.noShow]: 'missed',
  [ORDER_STATUS.bookingFailed]: 'refused'
}

const whenAndWhere = ({ date, timespan, orgName }: MovedFrom): string =>
  [appointmentText(date, timespan), orgName].filter((part) => part !== '').join(' · ')

/** From the old day to the new one; the branch is named where it is another. */
function moved({ from, to }: PastEvent): string {
  if (!to) return ''
  if (!from) return whenAndWhere(to)
  const here = from.orgName === to.orgName
  const side = (place: MovedFrom) => whenAndWhere(here ? { ...place, orgName: '' } : place)
  return texts.moved(side(from), side(to))
}

/** What has happened to the visits of an order, each with its true day; what has gone back of it as well. */
export function pastVisitSteps(order: WholeOrder, history: OrderHistory, nameOf: NameOf): TimelineStep[] {
  const all = history.events.filter(({ event }) => VISIT_EVENTS.includes(event))
  // How it stands now is no past.
  const standing = all.findLast(({ event }) => event === STANDS[order.status])
  const events = all.filter((event) => event !== standing)
  const told = events.flatMap((event) => {
    const found = visitStep(order, event, nameOf)
    return found ? [{ at: event.at, step: found }] : []
  })
  return inOrder([
    ...firstBooking(order, all, nameOf),
    ...told,
    ...pastRefunds(history),
    ...unwritten(order, events, nameOf)
  ])
}

const inOrder = (steps: readonly Past[]): TimelineStep[] =>
  steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map((one) => one.step)

function prefixOf(order: WholeOrder, nameOf: NameOf, no: number | undefined): string {
  const name = nameOf(order, no)
  return name === '' ? '' : `${name} `
}

/** A slot that was chosen with the order is booked once that is paid, unless the branch has to say yes. */
function firstBooking(order: WholeOrder, events: readonly PastEvent[], nameOf: NameOf): Past[] {
  const [visit] = order.visits
  const [first] = events
  const booked = ['booked', 'visited', 'noShow', 'failed'].includes(visit?.state ?? '')
  if (!visit?.date || !order.paidAt || !(booked || first) || extraOf(order).needsConfirmation) return []
  if (first?.event === 'booked' && (first.visitId ?? visit.id) === visit.id) return []
  const from = events.find(({ visitId, to }) => to !== undefined && (visitId ?? visit.id) === visit.id)?.from
  const place = from ?? { date: visit.date, timespan: visit.timespan, orgName: visit.orgName }
  const title = `${prefixOf(order, nameOf, visit.no)}${texts.booked}`
  return [{ at: order.paidAt, step: step('done', title, whenAndWhere(place), order.paidAt) }]
}

function visitStep(order: WholeOrder, event: PastEvent, nameOf: NameOf): TimelineStep | null {
  const words = visitWordsOf(order.kind)
  const visit = order.visits.find(({ id }) => id === event.visitId) ?? order.visits[0]
  const name = prefixOf(order, nameOf, visit?.no)
  const done = (title: string, text = '') => step('done', `${name}${title}`, text, event.at)
  switch (event.event) {
    case 'booked':
      return done(texts.booked, event.to ? moved(event) : visit ? whenOf(visit) : '')
    case 'changed':
      return done(texts.changed, moved(event))
    case 'refused':
      return done(texts.refused)
    case 'missed':
      return done(words.missed)
    case 'visited':
      return done(words.done, visit?.orgName ?? '')
    default:
      return null
  }
}

const whenOf = ({ date, timespan, orgName }: WholeOrder['visits'][number]): string =>
  date === null ? orgName : whenAndWhere({ date, timespan, orgName })

/** Visits that were made before there was a record of it stand with their day. */
function unwritten(order: WholeOrder, events: readonly PastEvent[], nameOf: NameOf): Past[] {
  const written = events.filter(({ event }) => event === 'visited')
  return order.visits.flatMap((visit) => {
    const known = written.some(({ visitId }) => (visitId ?? visit.id) === visit.id)
    if (visit.state !== 'visited' || known) return []
    const title = `${prefixOf(order, nameOf, visit.no)}${visitWordsOf(order.kind).done}`
    return [{ at: new Date(visit.date ?? 0), step: step('done', title, whenOf(visit)) }]
  })
}
