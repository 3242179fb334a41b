/** The next visit of an order and its preparation (§7 Orders). */
import type { Call } from '../http/call'

/** Something to do before the visit; the icon by its name. */
export interface Prep {
  readonly title: string
  readonly text: string
  readonly icon: string
}

/** A visit and its preparation; times in ms since 1970, `ics` is a calendar file's text, of the visit and of `days`. */
export interface VisitPlan {
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly location: string
  readonly steps: readonly (Prep & { readonly at: string })[]
  /** Further doses, each on its day ('YYYY-MM-DD'). */
  readonly days: readonly { readonly title: string; readonly date: string }[]
  readonly ics: string
}

export const readPlan = (call: Call, number: string): Promise<VisitPlan> =>
  call('order.prepPlan', { orderNum: number })
