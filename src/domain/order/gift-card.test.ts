import { DAY_MS } from '../date'
import { storedUntil } from './gift-card'

const END = Date.parse('2026-11-20T00:00:00+08:00')

test.each([
  ['long before its end keeps that', END - DAY_MS, END],
  ['a moment before it too', END - 1, END],
  ['at its end has 90 days from then', END, END + 90 * DAY_MS],
  ['later has 90 days from the day on which the money comes back', END + 30 * DAY_MS, END + 120 * DAY_MS]
])('a gift card to which money goes back %s', (_when, backAt, until) => {
  expect(storedUntil(END, backAt)).toBe(until)
})
