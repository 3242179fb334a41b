import { payOnCard } from './on-card'
import { quote } from './quote'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')
const FEE = { name: '贵宾楼层服务费', fen: 6000 }

test.each([
  ['the card pays all of its own', 69_800, null, null, 0],
  ['of a dearer one the difference is left', 108_000, 69_800, null, 38_200],
  ['a cheaper one gives nothing back', 52_800, 69_800, null, 0],
  ['a fee is the customer’s, whatever the card pays', 69_800, null, FEE, 6000],
  ['with a difference both are paid', 108_000, 69_800, FEE, 44_200],
  ['what a cheaper one is worth more does not pay the fee', 52_800, 69_800, FEE, 6000]
])('R7.50 what is paid on a card: %s', (_rule, priceFen, worthFen, fee, payFen) => {
  expect(payOnCard(priceFen, worthFen, { fee, now: NOW })).toBe(payFen)
})

test('the fee is a line of its own, and a part of the base that nobody but the customer pays', () => {
  const quoted = quote({
    base: { name: '程序员减压套餐', itemCodes: [], salePriceFen: 69_800 },
    packages: [],
    selection: [],
    card: { fen: 90_000, note: '年度套餐' },
    fee: FEE,
    now: NOW
  })
  expect(quoted.lines.map(({ key, amountFen }) => [key, amountFen])).toEqual([
    ['base', 69_800],
    ['card', -69_800],
    ['branchFee', 6000]
  ])
  expect(quoted).toMatchObject({
    basePriceFen: 75_800,
    cardPaidFen: 69_800,
    itemTotalFen: 6000,
    userPayFen: 6000
  })
})
