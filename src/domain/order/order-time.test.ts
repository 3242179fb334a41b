import { countdown } from './countdown'
import {
  declareReminders,
  declaresUntil,
  freeChangeUntil,
  holdExpiresAt,
  isExpired,
  lapsedIfPaidBy,
  payDeadline
} from './timers'

test('a hold lasts 600 s and an order may be paid for 30 minutes', () => {
  expect(holdExpiresAt(1000)).toBe(601_000)
  expect(payDeadline(1000)).toBe(1_801_000)
})

test('a deadline counts from its very millisecond', () => {
  expect(isExpired(1000, 999)).toBe(false)
  expect(isExpired(1000, 1000)).toBe(true)
})

test('a change is free until 18:00 on the day before, also over a month end', () => {
  expect(freeChangeUntil('2026-12-01')).toBe(Date.UTC(2026, 10, 30, 10))
})

test.each([
  ['hours', 19_122_000, '05:18:42', false],
  ['one hour sharp', 3_600_000, '01:00:00', false],
  ['under one hour', 3_599_000, '59:59', false],
  ['a begun second counts', 1, '00:01', false],
  ['zero', 0, '00:00', true],
  ['past', -5000, '00:00', true],
  ['more than a day', 90_000_000, '25:00:00', false]
])('a countdown: %s', (_name, left, text, ended) => {
  const result = countdown(1_000_000 + left, 1_000_000)
  expect(result).toEqual({ parts: text.split(':'), text, ended })
})

const DAY = 86_400_000

test.each([
  ['on the first day nothing', 0.9, []],
  ['after one', 1, [1]],
  ['on the second the first still stands', 2.9, [1]],
  ['after three', 3, [3]],
  ['after six', 6, [6]],
  ['after seven it goes back', 7, []]
])('goods from abroad that nobody declared are reminded: %s', (_name, days, reminders) => {
  const now = 100 * DAY
  const paidAt = now - days * DAY
  const due = declareReminders(now).filter(({ paidAfter, paidBy }) => paidAt > paidAfter && paidAt <= paidBy)
  expect(due.map(({ day }) => day)).toEqual(reminders)
  expect(paidAt <= lapsedIfPaidBy(now)).toBe(days >= 7)
  expect(declaresUntil(paidAt)).toBe(paidAt + 7 * DAY)
})
