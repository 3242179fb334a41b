import { entryKey, type CartEntry } from './entry'
import { allTicked, groupsOf, INVALID_GROUP, isSelectable, lineOf, priceMove, type ToldLine } from './lines'

const entry = (change: Partial<CartEntry> = {}): CartEntry => ({
  kind: 'health-selection',
  productCode: 'HS2003',
  skuId: 'A',
  quantity: 1,
  seenFen: 19900,
  seenOffer: null,
  ticked: true,
  ...change
})
const told = (change: Partial<ToldLine> = {}): ToldLine => ({
  state: 'ok',
  product: { kind: 'health-selection', category: 20 },
  nowFen: 19900,
  offerNow: null,
  most: 5,
  ...change
})
const abroad = { product: { kind: 'cross-border', category: 34 } } as const
const booked = { product: { kind: 'checkup', category: 1 }, most: null } as const

test('two choices of one product are two lines, and what is booked has none', () => {
  expect([entry(), entry({ skuId: 'B' }), entry({ skuId: '' })].map(entryKey)).toEqual([
    'HS2003/A',
    'HS2003/B',
    'HS2003'
  ])
})

test.each<[string, Partial<CartEntry>, Partial<ToldLine>, string | null]>([
  ['what is sold', {}, {}, null],
  ['a product that there is not', {}, { state: 'gone', product: null }, 'gone'],
  ['off the shelf', {}, { state: 'offShelf' }, 'offShelf'],
  ['sold out', {}, { state: 'soldOut', most: 0 }, 'soldOut'],
  ['a flash price that is over', { seenFen: 9900, seenOffer: 'flash' }, {}, 'saleOver'],
  [
    'a flash price that holds',
    { seenFen: 9900, seenOffer: 'flash' },
    { nowFen: 9900, offerNow: 'flash' },
    null
  ],
  ['another flash price', { seenFen: 9900, seenOffer: 'flash' }, { nowFen: 8900, offerNow: 'flash' }, null],
  ['a price that has changed', { seenFen: 9900 }, {}, null]
])('lost or not: %s', (_what, put, said, loss) => expect(lineOf(entry(put), told(said)).loss).toBe(loss))

test.each<[string, Partial<ToldLine>, boolean, boolean]>([
  ['goods', {}, true, true],
  ['goods from abroad', abroad, false, true],
  ['what is booked', booked, false, true],
  ['what is lost', { state: 'offShelf' }, false, true],
  ['goods without a choice', { most: null }, false, true]
])('can be ticked to be paid, and to be taken out: %s', (_what, said, toPay, toRemove) => {
  const line = lineOf(entry(), told(said))
  expect([isSelectable(line, false), isSelectable(line, true)]).toEqual([toPay, toRemove])
})

test('select-all is on only when some can be ticked and all are', () => {
  const lines = [
    lineOf(entry(), told()),
    lineOf(entry({ skuId: 'B' }), told()),
    lineOf(entry(), told(abroad))
  ]
  const ticked = (keys: string[]) => allTicked(lines, false, ({ key }) => keys.includes(key))
  expect([ticked(['HS2003/A', 'HS2003/B']), ticked(['HS2003/A']), ticked([])]).toEqual([true, false, false])
  expect(allTicked([lineOf(entry(), told(booked))], false, () => true)).toBe(false)
})

test('a line never counts more pieces than can be had', () => {
  expect(lineOf(entry({ quantity: 4 }), told({ most: 2 })).quantity).toBe(2)
  expect(lineOf(entry({ quantity: 4 }), told({ most: 0, state: 'soldOut' })).quantity).toBe(1)
})

test.each<[string, Partial<CartEntry>, Partial<ToldLine>, number]>([
  ['risen', { seenFen: 15000 }, {}, 4900],
  ['dropped', { seenFen: 22000 }, {}, -2100],
  ['never seen', { seenFen: 0 }, {}, 0],
  ['lost', { seenFen: 15000 }, { state: 'offShelf' }, 0]
])('the price has %s', (_what, put, said, fen) => {
  expect(priceMove(lineOf(entry(put), told(said)))).toBe(fen)
})

test('groups stand in the order of the shelves, and what is lost is the last, -1', () => {
  const lines = [
    lineOf(entry({ productCode: 'GONE' }), told({ state: 'gone', product: null })),
    lineOf(entry(), told()),
    lineOf(entry({ productCode: 'CK', skuId: '' }), told(booked)),
    lineOf(entry({ skuId: 'B' }), told())
  ]
  const groups = groupsOf(lines)
  expect(groups.map(({ shelf, lines: own }) => [shelf, own.map(({ key }) => key)])).toEqual([
    ['checkup', ['CK']],
    ['goods', ['HS2003/A', 'HS2003/B']],
    [null, ['GONE/A']]
  ])
  expect(groups.at(-1)?.activityId).toBe(INVALID_GROUP)
  expect(new Set(groups.map(({ activityId }) => activityId)).size).toBe(3)
})
