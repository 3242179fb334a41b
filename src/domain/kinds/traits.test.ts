import { CUSTOMS_CATEGORIES, SOLD_BEFORE_CODES } from './categories'
import {
  isBoughtByPieces,
  isGivenInDoses,
  isFromAbroad,
  isSent,
  isUsedByCodes,
  seatFamiliesOf,
  seatFamilyOf
} from './traits'

test.each([
  ['a visit', { kind: 'checkup', category: 1 }, { family: 'checkup' }],
  ['doses', { kind: 'vaccine', category: 13 }, { family: 'vaccine', doses: true }],
  ['goods', { kind: 'health-selection', category: 20 }, { pieces: true, sent: true }],
  ['a kit', { kind: 'gene-home', category: 7 }, { pieces: true, sent: true }],
  ['goods from abroad', { kind: 'cross-border', category: 34 }, { pieces: true, sent: true, abroad: true }],
  ['a service', { kind: 'health-selection', category: 35 }, { pieces: true, coded: true }],
  ['a category that its kind does not have', { kind: 'checkup', category: 20 }, {}]
] as const)('what is asked of a product before it is ordered: %s', (_name, product, expected) => {
  const none = { family: null, pieces: false, sent: false, doses: false, abroad: false, coded: false }
  expect({
    family: seatFamilyOf(product),
    pieces: isBoughtByPieces(product),
    sent: isSent(product),
    doses: isGivenInDoses(product),
    abroad: isFromAbroad(product),
    coded: isUsedByCodes(product)
  }).toEqual({ ...none, ...expected })
})

test('families whose seats a kind takes, each once; none of goods', () => {
  expect([seatFamiliesOf('checkup'), seatFamiliesOf('dentistry'), seatFamiliesOf('gene-home')]).toEqual([
    ['checkup'],
    ['dentistry'],
    []
  ])
})

test('categories that sweeps look for', () => {
  expect([CUSTOMS_CATEGORIES, SOLD_BEFORE_CODES]).toEqual([[34], [30, 35]])
})
