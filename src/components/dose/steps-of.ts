import { monthDay } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import type { Dose } from '@/services/order/order'
import type { DoseStep } from './dose-steps'
import { doseTexts as texts } from './texts'

/** How a dose stands, in short. */
export function doseNote(
  kind: ProductKind,
  { state, date, from }: Pick<Dose, 'state' | 'date' | 'from'>
): string {
  switch (state) {
    case 'visited':
      return texts.given(monthDay(date), visitWordsOf(kind).done)
    case 'asked':
    case 'booked':
      return texts.booked(monthDay(date))
    case 'noShow':
      return texts.missed(monthDay(date), visitWordsOf(kind).missed)
    case 'failed':
      return texts.failed
    case 'cancelled':
      return texts.cancelled
    case 'toBook':
      return from === '' ? texts.toBook : texts.from(monthDay(from))
  }
}

/** The doses of an order; `current` is the one that gets its day. */
export const stepsOf = (kind: ProductKind, doses: readonly Dose[], current?: number): readonly DoseStep[] =>
  doses.map((dose) => ({
    no: dose.no,
    name: numberedVisit(kind, dose.no),
    note: dose.no === current ? texts.choose : doseNote(kind, dose),
    state: dose.no === current ? 'on' : dose.state === 'visited' ? 'done' : 'next'
  }))
