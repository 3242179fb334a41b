import type { VisitState } from './parts'
import { changeOf, differenceOf } from './change'

/** 18:00 in Shanghai on the day before 2 June. */
const LAST = Date.UTC(2026, 5, 1, 10)

test.each<[string, VisitState, number, number, string]>([
  ['booked', 'booked', 0, LAST, 'date'],
  ['booked, a moment too late', 'booked', 0, LAST + 1, 'late'],
  ['booked, moved twice', 'booked', 2, LAST, 'date'],
  ['booked, moved three times', 'booked', 3, LAST, 'often'],
  ['waiting for the branch', 'asked', 0, LAST, 'date'],
  ['without a day', 'toBook', 0, LAST + 1, 'book'],
  ['refused by the branch', 'failed', 3, LAST + 1, 'book'],
  ['missed', 'noShow', 0, LAST + 1, 'book'],
  ['made', 'visited', 0, LAST, 'over'],
  ['cancelled', 'cancelled', 0, LAST, 'over']
])('a visit that is %s', (_name, state, changeCount, now, expected) => {
  const change = changeOf({ state, date: '2026-06-02', changeCount }, now)
  expect(change.ok ? change.kind : change.problem).toBe(expected)
})

test.each([
  ['dearer', 2000, 2200, 0, 2000, 200],
  ['dearer, as it was before', 2000, 2200, 200, 2000, 0],
  ['dearer once more', 2000, 2250, 200, 2000, 50],
  ['the same', 2000, 2000, 0, 2000, 0],
  ['the same again, after it was cheaper', 2000, 2000, -300, 1700, 300],
  ['cheaper', 1000, 900, 0, 950, -100],
  ['cheaper, as it was before', 1000, 900, -100, 850, 0],
  ['cheaper by more than was paid', 1000, 100, 0, 50, -50]
])('%s', (_name, orderedFen, nowFen, changedFen, payableFen, expected) => {
  expect(differenceOf({ orderedFen, nowFen, changedFen, payableFen })).toBe(expected)
})
