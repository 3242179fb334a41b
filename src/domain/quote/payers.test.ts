import type { PriceLine } from './lines'
import { costOf, payersOf } from './payers'

const line = (key: PriceLine['key'], label: string, amountFen: number, note = ''): PriceLine => ({
  key,
  label,
  note,
  amountFen
})

const LINES = [
  line('base', '程序员减压套餐', 69_800),
  line('card', '单位付', -69_800, '程序员减压套餐'),
  line('enterprise', '单位必选包', 29_800),
  line('enterprisePaid', '单位付', -29_800, '低剂量胸部CT'),
  line('quota', '企业额度加项', 23_600),
  line('quota', '加项额度', -20_000),
  line('addon', '13C呼气', 13_800),
  line('coupon', '优惠券', -3_000, '加项满150减30')
]

test('each pays their part, the customer what is left, and all of it adds up to what it costs', () => {
  const payers = payersOf(LINES, [{ label: '尾号 0007', fen: 14_400 }])
  expect(payers.map(({ key, fen }) => [key, fen])).toEqual([
    ['card', 99_600],
    ['quota', 20_000],
    ['coupon', 3_000],
    ['own', 14_400],
    ['you', 0]
  ])
  expect(payers[0]?.parts).toEqual([
    { label: '程序员减压套餐', fen: 69_800 },
    { label: '低剂量胸部CT', fen: 29_800 }
  ])
  expect(costOf(LINES)).toBe(payers.reduce((all, { fen }) => all + fen, 0))
})

test('without anybody else the customer pays all', () => {
  expect(payersOf([line('base', '套餐', 69_800)], [{ label: '尾号 0007', fen: 0 }])).toEqual([
    { key: 'you', fen: 69_800, parts: [] }
  ])
})
