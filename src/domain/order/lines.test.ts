import { chargingFreight, checkupLines, couponableFen, goodsLines, withDiscount } from './lines'

const goods = (discountFen: number) =>
  goodsLines({
    product: { code: 'HS2001', name: '血压计' },
    quantity: 3,
    unitFen: 3334,
    discountFen,
    freightFen: 800,
    taxFen: 0
  })
const offs = (lines: readonly { discountFen: number; payableFen: number }[]) =>
  lines.map(({ discountFen, payableFen }) => [discountFen, payableFen])

test.each<[string, number, number, number, (number | number[])[][]]>([
  [
    'a coupon that comes back: all is paid',
    1000,
    1000,
    0,
    [
      [0, 10002],
      [0, 800]
    ]
  ],
  [
    'a coupon that falls on it alone: freight is not lowered',
    300,
    300,
    1000,
    [
      [1000, 9002],
      [0, 800]
    ]
  ],
  // 2 fen were taken off because 100.00 does not divide by three doses.
  [
    'what is taken off for another reason stays',
    1002,
    1000,
    0,
    [
      [2, 10000],
      [0, 800]
    ]
  ]
])('%s', (_breaks, taken, coupons, discountFen, expected) =>
  expect(offs(withDiscount(goods(taken), coupons, discountFen))).toEqual(expected)
)

test('several lines share it by what is left of them to pay, to the fen', () => {
  const line = { quantity: 1, discountFen: 0, coveredFen: 0 }
  const lines = [
    { ...line, role: 'product' as const, unitFen: 200, payableFen: 200 },
    { ...line, role: 'addon' as const, unitFen: 100, payableFen: 100 },
    { ...line, role: 'exchange' as const, unitFen: 50, payableFen: 50 }
  ]
  expect(offs(withDiscount(lines, 0, 100))).toEqual([
    [67, 133],
    [33, 67],
    [0, 50]
  ])
})

test('coupons are judged by what they were judged by before', () => {
  expect([couponableFen(goods(1000), 1000), couponableFen(goods(1002), 1000)]).toEqual([10002, 10000])
})

test('a freight that another order carries is taken off its line, and back on; coupons come and go beside it', () => {
  const carried = chargingFreight(goods(1000), 0)
  expect(offs(carried)).toEqual([
    [1000, 9002],
    [800, 0]
  ])
  expect(offs(withDiscount(carried, 1000, 300))).toEqual([
    [300, 9702],
    [800, 0]
  ])
  expect(offs(chargingFreight(carried, 800))).toEqual(offs(goods(1000)))
})

test('a coupon of more than goods cost takes off what they cost', () => {
  expect(offs(goods(20_000))).toEqual([
    [10002, 0],
    [0, 800]
  ])
})

test('a checkup: a company pays its package whole, its quota goes to another, a coupon never exceeds the rest', () => {
  const item = { itemCode: 'CT', itemName: 'CT', salePriceFen: 5000 }
  const lines = checkupLines({
    quote: {
      basePriceFen: 10_000,
      perPackage: [
        { packageId: 1, payer: 'enterprise', totalFen: 5000, list: [item] },
        { packageId: 2, payer: 'quota', totalFen: 5000, list: [item] }
      ],
      quotaUsedFen: 3000,
      cardPaidFen: 0,
      itemTotalFen: 12_000
    },
    product: { code: 'P', name: 'P', items: [{ code: 'A', name: 'A', priceFen: 20_000 }] },
    packageName: String,
    exchange: null,
    discountFen: 50_000
  })
  expect(lines.map(({ coveredFen }) => coveredFen)).toEqual([0, 5000, 3000])
  expect(offs(lines)).toEqual([
    [10_000, 0],
    [0, 0],
    [2000, 0]
  ])
})
