import {
  fulfilmentOf,
  KINDS,
  kindNamed,
  kindOfCategory,
  kindOfSegment,
  PRODUCT_KINDS,
  rulesOf
} from './index'

test.each([
  [0, 'dentistry'],
  [1, 'checkup'],
  [5, 'checkup'],
  [2, 'checkup'],
  [3, 'sugarshaker'],
  [6, 'gene'],
  [7, 'gene-home'],
  [11, 'waston'],
  [13, 'vaccine'],
  [20, 'health-selection'],
  [30, 'health-selection'],
  [35, 'health-selection'],
  [31, 'coupon-activity'],
  [34, 'cross-border'],
  ['34', 'cross-border'],
  ['0', 'dentistry'],
  ['', null],
  [undefined, null],
  [99, null]
])('R9.23 category %p is the kind %p', (category, kind) => {
  expect(kindOfCategory(category)).toBe(kind)
})

test.each([
  ['a kind is its own segment', 'gene-home', 'gene-home'],
  ['the card variant of checkup', 'cardCheckup', 'checkup'],
  ['the card variant of dentistry', 'dentistryCard', 'dentistry'],
  ['the eight-teeth dentistry', 'dentistryEightTh', 'dentistry'],
  ['a numeric category', '13', 'vaccine'],
  ['the drugstore chain has no flow yet', 'drugstore', null],
  ['a name every object inherits', 'constructor', null],
  ['no segment', undefined, null]
])('R2.49 the product type of a route: %s', (_name, segment, kind) => {
  expect(kindOfSegment(segment)).toBe(kind)
})

test.each([
  ['a kind', 'gene', 'gene'],
  ['another spelling of a route is no name', 'cardCheckup', null],
  ['nor is a category', '6', null],
  ['nor what every object has', 'toString', null]
])('a kind by its name: %s', (_name, name, kind) => {
  expect(kindNamed(name)).toBe(kind)
})

test('R2.106 booking screens are those of five kinds and of what is sampled at a branch', () => {
  const booked = PRODUCT_KINDS.filter((kind) => rulesOf(kind).booking)
  expect(booked.sort()).toEqual(['checkup', 'dentistry', 'gene', 'sugarshaker', 'vaccine', 'waston'])
})

test('no category and no spelling belongs to two kinds', () => {
  const categories = PRODUCT_KINDS.flatMap((kind) => Object.keys(KINDS[kind].variants))
  expect(new Set(categories).size).toBe(categories.length)
  const segments = PRODUCT_KINDS.flatMap((kind) => rulesOf(kind).segments)
  expect(new Set(segments).size).toBe(segments.length)
  expect(segments).toEqual(expect.arrayContaining(PRODUCT_KINDS))
})

test.each([
  ['checkup', 5, { by: 'visit', family: 'checkup', report: true }],
  ['dentistry', 0, { by: 'visit', family: 'dentistry', report: false }],
  ['gene-home', 7, { by: 'parcel', report: true }],
  ['health-selection', 30, { by: 'code', use: 'pickUp' }],
  ['health-selection', 35, { by: 'code', use: 'service', selfOnly: true }],
  ['coupon-activity', 31, { by: 'code', use: 'voucher' }]
] as const)('%s of category %p is fulfilled so', (kind, category, fulfilment) => {
  expect(fulfilmentOf(kind, category)).toMatchObject(fulfilment)
})

test.each([
  ['another kind’s', 'checkup', 13],
  ['nobody’s', 'gene', 99]
] as const)('a category that is %s has no fulfilment', (_name, kind, category) => {
  expect(fulfilmentOf(kind, category)).toBeNull()
})
