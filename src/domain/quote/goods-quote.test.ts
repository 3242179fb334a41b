import { goodsQuote, mostPieces, piecesProblem, withFreight } from './goods-quote'
import { payableFen, priceLines } from './lines'

test.each([
  ['two pieces, free of freight', 19_900, 2, 0, [39_800, 0], 39_800],
  ['with freight, once an order', 8_900, 3, 800, [26_700, 800], 27_500],
  ['nothing is sent', 12_800, 1, null, [12_800], 12_800]
] as const)('%s: the lines add up', (_name, unitFen, quantity, freightFen, amounts, total) => {
  const quote = goodsQuote({ unitFen, quantity, freightFen, taxRate: null })
  expect(quote.lines.map(({ amountFen }) => amountFen)).toEqual(amounts)
  expect([quote.userPayFen, quote.itemTotalFen]).toEqual([total, unitFen * quantity])
})

test('goods from abroad: tax on goods and freight is a line of its own', () => {
  const quote = goodsQuote({ unitFen: 39_800, quantity: 6, freightFen: 1_200, taxRate: 0.091 })
  expect(quote.lines.map(({ label, note, amountFen }) => [label, note, amountFen])).toEqual([
    ['商品金额', '6 件', 238_800],
    ['运费', '', 1_200],
    ['跨境税费', '商品和运费的 9.1%', 21_840]
  ])
  expect([quote.userPayFen, quote.itemTotalFen]).toEqual([261_840, 238_800])
  expect(payableFen(priceLines(quote, { note: '', discountPriceFen: 2_000 }))).toBe(259_840)
})

test('a coupon never pays the freight', () => {
  const quote = goodsQuote({ unitFen: 3_000, quantity: 1, freightFen: 800, taxRate: null })
  expect(payableFen(priceLines(quote, { note: '', discountPriceFen: 5_000 }))).toBe(800)
})

test.each([
  [
    'nothing limits but the stock',
    { stock: 7, orderLimit: null, offerLimit: null },
    7,
    '库存不足，仅剩 7 件'
  ],
  ['the order’s limit', { stock: 600, orderLimit: 5, offerLimit: null }, 5, '每单限购 5 件'],
  ['a flash sale’s limit', { stock: 600, orderLimit: 5, offerLimit: 1 }, 1, '每单限购 1 件'],
  ['the stock is under the limit', { stock: 2, orderLimit: 5, offerLimit: null }, 2, '库存不足，仅剩 2 件'],
  ['the limit is all that is there', { stock: 5, orderLimit: 5, offerLimit: null }, 5, '每单限购 5 件'],
  ['sold out', { stock: 0, orderLimit: 5, offerLimit: null }, 0, '已售罄']
] as const)('pieces of one order: %s', (_name, limits, most, problem) => {
  expect([mostPieces(limits), piecesProblem(limits)]).toEqual([most, problem])
})

test.each([
  ['all of it', 800, 800, ''],
  ['another order of the payment carries it', 0, 800, '同一地址只收一次'],
  ['there is none', 0, 0, '包邮']
])('the line of freight: %s', (_name, chargedFen, ownFen, note) => {
  const { lines } = goodsQuote({ unitFen: 3_000, quantity: 1, freightFen: ownFen, taxRate: null })
  expect(withFreight(lines, chargedFen, ownFen)[1]).toMatchObject({ amountFen: chargedFen, note })
})
