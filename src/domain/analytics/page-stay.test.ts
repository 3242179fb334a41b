import { HEARTBEAT_MS, staySeconds } from './page-stay'

test('R9.38 a page that stays open says so every 60 s', () => {
  expect(HEARTBEAT_MS).toBe(60_000)
})

test.each([
  ['seconds to a tenth', 1_000, 3_449, 2.4],
  ['nothing', 1_000, 1_000, 0],
  ['a clock that was put back', 5_000, 1_000, 0],
  ['the longest', 0, 432_000_000, 432_000],
  ['longer than that', 0, 432_000_100, 432_000],
  ['a page that was left open for a year', 0, 31_536_000_000, 432_000]
])('R9.39 a stay is told as 432000 s at most: %s', (_about, from, to, stay) => {
  expect(staySeconds(from, to)).toBe(stay)
})
