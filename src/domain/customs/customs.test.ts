import { customsMost, customsProblem, dutiableFen, taxFen } from './customs'

const ORDER = { unitFen: 39_800, quantity: 6, freightFen: 1_200, usedFen: 23_200 }

test('limits and tax go by goods and freight', () => {
  expect(dutiableFen(ORDER)).toBe(240_000)
  expect(taxFen(240_000, 0.091)).toBe(21_840)
})

test.each([
  ['a half fen goes up', 5_500, 0.091, 501],
  ['nothing costs nothing', 0, 0.091, 0],
  ['a rate that is no binary fraction', 100_000, 0.0715, 7_150]
])('tax: %s', (_name, amountFen, rate, tax) => {
  expect(taxFen(amountFen, rate)).toBe(tax)
})

test.each([
  ['R9.31 within all', ORDER, null],
  ['R9.29 30 pieces', { ...ORDER, unitFen: 1_000, quantity: 30 }, null],
  ['R9.29 31 pieces', { ...ORDER, unitFen: 1_000, quantity: 31 }, 'pieces'],
  ['R9.30 just 5,000.00', { ...ORDER, unitFen: 498_800, quantity: 1 }, null],
  ['R9.30 5,000.01', { ...ORDER, unitFen: 498_801, quantity: 1 }, 'order'],
  ['R9.31 the freight counts', { ...ORDER, unitFen: 500_000, quantity: 1, freightFen: 1 }, 'order'],
  ['R9.32 the last of the year', { ...ORDER, usedFen: 2_360_000 }, null],
  ['R9.32 one fen more', { ...ORDER, usedFen: 2_360_001 }, 'year']
] as const)('%s', (_name, order, limit) => {
  expect(customsProblem(order)?.limit ?? null).toBe(limit)
})

test.each([
  ['by pieces', { unitFen: 1_000, freightFen: 0, usedFen: 0 }, 30],
  ['by the amount', { unitFen: 328_000, freightFen: 3_000, usedFen: 0 }, 1],
  ['by the year', { unitFen: 39_800, freightFen: 1_200, usedFen: 2_500_000 }, 2],
  ['nothing is left', { unitFen: 39_800, freightFen: 1_200, usedFen: 2_600_000 }, 0]
])('so many fit: %s', (_name, order, most) => {
  expect(customsMost(order)).toBe(most)
  const over = customsProblem({ ...order, quantity: most + 1 })
  expect(over).not.toBeNull()
  if (most > 0) expect(customsProblem({ ...order, quantity: most })).toBeNull()
})

test('who is over is told what fits', () => {
  expect(customsProblem({ ...ORDER, quantity: 13 })?.text).toBe(
    '海关规定单笔不超过 ¥5000.00（商品加运费，不含税），最多可买 12 件'
  )
  expect(customsProblem({ ...ORDER, usedFen: 2_590_000 })?.text).toBe(
    '订购人今年的跨境额度还剩 ¥100.00，这次不能再买'
  )
})
