import { priceDifference } from './change-price'

const order = {
  lines: [{ role: 'product' as const, unitFen: 1000, quantity: 1, coveredFen: 0, payableFen: 1000 }],
  visits: ['the only one'],
  dues: [],
  priceLines: []
}

test.each([
  ['the sale price follows the product', 'sale', order, 200],
  ['the price of a flash sale stays as it was agreed', 'flash', order, 0],
  ['that of several visits at once stays', 'sale', { ...order, visits: ['first', 'second'] }, 0],
  [
    'one that a card pays of stays',
    'sale',
    { ...order, lines: [{ ...order.lines[0]!, coveredFen: 700, payableFen: 300 }] },
    0
  ],
  [
    'one of which a balance is owed stays',
    'sale',
    { ...order, dues: [{ purpose: 'balance' as const, payState: null }] },
    0
  ]
])('another day when the product costs 200 more: %s', (_rule, offer, changed, more) => {
  expect(priceDifference({ ...changed, offer }, 1200)).toBe(more)
})

test('an offer that the server does not know is no offer', () => {
  expect(() => priceDifference({ ...order, offer: 'unknown' }, 1200)).toThrow('unknown')
})
