import { isKnownBookingType, kindOfCategory, kindOfSegment } from './product-kind'

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
  ['checkup', true],
  ['dentistry', true],
  ['waston', true],
  ['vaccine', true],
  ['sugarshaker', true],
  ['gene', false],
  ['foo', false],
  [undefined, false]
])('R2.106 booking type %p is known: %p', (type, known) => {
  expect(isKnownBookingType(type)).toBe(known)
})
