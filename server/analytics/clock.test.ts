import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/date'
import { behind, momentOf } from './clock'

const NOW = new Date('2026-05-20T10:00:00+08:00').getTime()

test.each([
  ['says nothing', undefined, 0],
  ['is right', NOW, 0],
  ['is four minutes behind, or the batch took so long', NOW - 4 * MINUTE_MS, 0],
  ['is four minutes ahead', NOW + 4 * MINUTE_MS, 0],
  ['is an hour behind', NOW - HOUR_MS, HOUR_MS],
  ['is a year ahead', NOW + 365 * DAY_MS, -365 * DAY_MS],
  ['stands at 1970', 0, NOW]
])('a clock that %s', (_about, sentAt, expected) => {
  expect(behind(sentAt, NOW)).toBe(expected)
})

test.each([
  ['now', NOW, 0, NOW],
  ['a day ago, kept without network', NOW - DAY_MS, 0, NOW - DAY_MS],
  ['a little ahead: it happened by now', NOW + MINUTE_MS, 0, NOW],
  ['an hour ahead of a clock that is right', NOW + HOUR_MS, 0, null],
  ['an hour ahead by a clock that is', NOW + HOUR_MS, -HOUR_MS, NOW],
  ['ninety days ago', NOW - 90 * DAY_MS, 0, NOW - 90 * DAY_MS],
  ['longer ago', NOW - 90 * DAY_MS - 1, 0, null],
  ['in 1970 by a clock that stands there', 5_000, NOW - 6_000, NOW - 1_000],
  ['in 1970', 0, 0, null]
])('an event of %s', (_about, at, clockBehind, expected) => {
  expect(momentOf(at, clockBehind, NOW)).toBe(expected)
})
