import { memoryStorage } from '@/../tests/support/storage'
import { CartStore } from '@/stores/cart'
import { swapLine } from './swap'

const METER = { kind: 'health-selection', productCode: 'HS2003', skuId: 'A', quantity: 2, seenFen: 19900 }

test.each([
  [
    'another choice takes its place',
    'C',
    9,
    'changed',
    [
      ['C', 2],
      ['B', 3]
    ]
  ],
  ['a line that has the choice already goes into it', 'B', 9, 'merged', [['B', 5]]],
  ['at most so many pieces', 'B', 4, 'fewer', [['B', 4]]]
] as const)('a line gets another choice: %s', (_what, skuId, most, became, lines) => {
  const cart = new CartStore(memoryStorage(), () => 0)
  cart.add({ ...METER, skuId: 'B', quantity: 3, ticked: true })
  cart.add({ ...METER, ticked: false })
  expect(swapLine(cart, 'HS2003/A', { skuId, quantity: 2, seenFen: 21900, seenOffer: null }, most)).toBe(
    became
  )
  expect(cart.goods.map(({ skuId: sku, quantity }) => [sku, quantity])).toEqual(lines)
  expect(cart.goods[0]).toMatchObject({ seenFen: 21900, ticked: skuId === 'B' })
})
