import { arePosted, needAddress, checkoutWayOf } from './checkout-way'

test.each([
  ['goods by courier', 'health-selection', 20, 'together'],
  ['goods handed over at a branch', 'health-selection', 30, 'together'],
  ['a service', 'health-selection', 35, 'together'],
  ['a kit', 'gene-home', 7, 'together'],
  ['codes', 'coupon-activity', 31, 'together'],
  ['goods from abroad', 'cross-border', 34, 'alone'],
  ['a checkup', 'checkup', 1, 'booked'],
  ['a vaccine', 'vaccine', 13, 'booked'],
  ['a category that the kind does not have', 'health-selection', 1, 'booked']
] as const)('%s', (_what, kind, category, checkoutWay) =>
  expect(checkoutWayOf(kind, category)).toBe(checkoutWay)
)

test.each([
  ['kits and goods', [7, 20, 20], true],
  ['goods beside codes', [20, 31], false],
  ['goods that are fetched', [30], false],
  ['nothing', [], false]
])('posted as one group: %s', (_what, categories, posted) => expect(arePosted(categories)).toBe(posted))

test.each([
  ['codes and a service', [31, 35], false],
  ['codes beside a kit', [31, 7], true],
  ['an unknown category', [9999], false]
])('an address for %s', (_what, categories, asked) => expect(needAddress(categories)).toBe(asked))
