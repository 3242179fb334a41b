/** Parts of an order with a state each, how a part may go from one to another, and the part that an order stands for. */
import { REPORT_STATE, type ReportState } from './codes'

export type VisitState = 'toBook' | 'asked' | 'booked' | 'visited' | 'noShow' | 'failed' | 'cancelled'
export type DeliveryState = 'packing' | 'customs' | 'shipped' | 'received' | 'cancelled'
export type CodeState = 'unused' | 'taken' | 'used' | 'refunding' | 'refunded'

type Steps<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * `asked`: a seat is kept, but payment or the branch has not said yes. When nobody pays in time the seat goes back (`toBook`);
 * what the customer ends is over. On another day a branch that has to say yes is asked again. What a branch said by mistake it takes
 * back (`visited` and `noShow` to `booked`), and who came on the day can be entered later, when the visit counts as missed already.
 */
export const VISIT_STEPS: Steps<VisitState> = {
  toBook: ['asked', 'booked', 'cancelled'],
  asked: ['booked', 'failed', 'toBook', 'cancelled'],
  booked: ['asked', 'visited', 'noShow', 'failed', 'cancelled'],
  noShow: ['asked', 'booked', 'visited', 'cancelled'],
  failed: ['asked', 'booked', 'cancelled'],
  visited: ['booked'],
  cancelled: []
}

/** `customs`: declared, and not sent before customs let it go. */
export const DELIVERY_STEPS: Steps<DeliveryState> = {
  packing: ['customs', 'shipped', 'cancelled'],
  customs: ['shipped'],
  shipped: ['received'],
  received: [],
  cancelled: []
}

/** `taken`: a branch has it before it and says next whether it is used. One that goes back is not used any more. */
export const CODE_STEPS: Steps<CodeState> = {
  unused: ['taken', 'refunding'],
  taken: ['used', 'unused'],
  used: [],
  refunding: ['refunded'],
  refunded: []
}

/** A laboratory skips what it does not tell. One that was published may be corrected, any number of times. */
export function reportGoes(from: ReportState, to: ReportState): boolean {
  if (from >= REPORT_STATE.published) return to === REPORT_STATE.corrected
  return to > from && to <= REPORT_STATE.published
}

export interface VisitPart {
  state: VisitState
  /** 'YYYY-MM-DD'; null before a day is chosen. */
  date: string | null
  timespan: string
}

interface DeliveryPart {
  state: DeliveryState
  direction: 'out' | 'back'
}

export interface OrderParts {
  visits: readonly VisitPart[]
  deliveries: readonly DeliveryPart[]
  codes: readonly { readonly state: CodeState }[]
}

export type Focus =
  | { readonly part: 'visit'; readonly state: VisitState }
  | { readonly part: 'delivery'; readonly state: DeliveryState }
  | { readonly part: 'code'; readonly state: CodeState }

/** What wants attention first stands first; what is over comes last. */
const VISITS_FIRST: readonly VisitState[] = ['failed', 'noShow', 'booked', 'asked', 'toBook']
const DELIVERIES: readonly DeliveryState[] = ['packing', 'customs', 'shipped', 'received', 'cancelled']
const VISITS_LAST: readonly VisitState[] = ['visited', 'cancelled']
const CODES: readonly CodeState[] = ['unused', 'taken', 'used', 'refunding', 'refunded']

/** The visit that an order stands for: the first in the order of their states, of one state the soonest. */
export function focusVisit<Visit extends VisitPart>(visits: readonly Visit[]): Visit | null {
  const rank = ({ state }: Visit): number => [...VISITS_FIRST, ...VISITS_LAST].indexOf(state)
  const when = ({ date, timespan }: Visit): string => `${date ?? '9'} ${timespan}`
  const [first] = visits.toSorted((a, b) => rank(a) - rank(b) || when(a).localeCompare(when(b)))
  return first ?? null
}

/** The part that an order stands for; null without any. Parcels on their way back are no concern of its status. */
export function focusOf({ visits, deliveries, codes }: OrderParts): Focus | null {
  const visit = focusVisit(visits)
  if (visit && VISITS_FIRST.includes(visit.state)) return { part: 'visit', state: visit.state }
  const states = deliveries.flatMap(({ state, direction }) => (direction === 'out' ? [state] : []))
  const delivery = DELIVERIES.find((state) => states.includes(state))
  if (delivery && (delivery !== 'cancelled' || !visit)) return { part: 'delivery', state: delivery }
  if (visit) return { part: 'visit', state: visit.state }
  const code = CODES.find((state) => codes.some((one) => one.state === state))
  return code ? { part: 'code', state: code } : null
}
