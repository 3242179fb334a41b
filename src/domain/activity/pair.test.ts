import { halfFen, pairState, togetherBy } from './pair'

test.each([
  ['the second is missing', { order: 'none', hasSecond: false, endsAt: 2 }, 'open'],
  ['both are there', { order: 'none', hasSecond: true, endsAt: 2 }, 'both'],
  ['its time is over at its end, also with both', { order: 'none', hasSecond: true, endsAt: 1 }, 'over'],
  ['an order counts beyond its time', { order: 'unpaid', hasSecond: true, endsAt: 1 }, 'ordered'],
  ['paid', { order: 'paid', hasSecond: true, endsAt: 1 }, 'paid'],
  ['what went back is told as that', { order: 'back', hasSecond: true, endsAt: 2 }, 'back']
] as const)('a pair of which %s', (_rule, standing, state) => {
  expect(pairState(standing, 1)).toBe(state)
})

test.each([
  ['half', 49_900, 24_950],
  ['no more than half of an odd sum', 49_901, 24_950]
])('each pays %s', (_rule, fen, half) => {
  expect(halfFen(fen)).toBe(half)
})

test.each([
  ['without a pair nothing is said', ['flash'], 'flash', 1, null],
  ['by the pair’s price it is theirs together', ['pair', 'flash'], 'pair', 1, 'counts'],
  ['a cheaper offer comes first', ['pair', 'flash'], 'flash', 1, 'beaten'],
  ['two pieces are no pair', ['pair'], 'sale', 2, 'pieces']
] as const)('an order of who has found a second: %s', (_rule, open, by, quantity, together) => {
  expect(togetherBy(open, by, quantity)).toBe(together)
})
