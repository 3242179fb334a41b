import { VIEW_THROTTLE_MS, viewDelay } from './page-view'

test.each([
  ['the first goes at once', null, 10_000, 0],
  ['one in the same moment waits for the whole throttle', 10_000, 10_000, 500],
  ['one within it waits for its end', 10_000, 10_499, 1],
  ['one at its end goes at once', 10_000, 10_500, 0],
  ['one long after goes at once', 10_000, 99_000, 0],
  ['a clock that was put back holds nothing up', 10_000, 9_000, 0]
])('R9.6 page views are throttled by 500 ms: %s', (_about, sentAt, now, delay) => {
  expect(VIEW_THROTTLE_MS).toBe(500)
  expect(viewDelay(sentAt, now)).toBe(delay)
})
