import { completionPath, isKnownConfirmType } from './completion'

test.each([
  ['checkup', '/pdb/user/complete'],
  ['dentistry', '/dental/user/submit'],
  ['gene-home', '/gene/user/complete'],
  ['vaccine', '/vaccine/user/purchase/complete'],
  ['vaccine-booking', '/vaccine/user/booking/complete'],
  ['vaccine-change', '/vaccine/user/change/complete'],
  ['waston', '/watson/user/complete'],
  ['health-selection', '/entity/user/complete'],
  ['sugarshaker', '/entity/user/complete'],
  ['coupon-activity', '/coupon/user/complete'],
  ['cross-border', '/entity/rms/user/complete']
] as const)('R7.92 confirm %s completes by %s', (variant, path) => {
  expect(completionPath(variant)).toBe(path)
})

test.each([
  ['a gene kit on the goods screen', 'health-selection', 7, '/gene/user/complete'],
  ['bonded goods on the goods screen', 'health-selection', '34', '/entity/rms/user/complete'],
  ['plain goods on the gene screen', 'gene-home', 20, '/entity/user/complete'],
  ['a service person is other goods', 'health-selection', 35, '/entity/user/complete'],
  ['an on-site gene test', 'checkup', 6, '/inspect/user/complete'],
  ['a checkup is no goods', 'checkup', 1, '/pdb/user/complete']
] as const)('R2.161 goods split by productCategory: %s', (_name, variant, category, path) => {
  expect(completionPath(variant, category)).toBe(path)
})

test.each([
  ['checkup', true],
  ['vaccine-booking', true],
  ['foo', false],
  ['toString', false],
  [undefined, false]
])('R2.160 confirm type %p is known: %p', (type, known) => {
  expect(isKnownConfirmType(type)).toBe(known)
})
