import type { PriceLine } from './lines'
import { costOf, payersOf, quotaBefore, quotaShareOf } from './payers'

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

const ofQuota = (cost: number, paid: number) => [
  { key: 'quota' as const, label: '额度加项', note: '', amountFen: cost },
  ...(paid > 0 ? [{ key: 'quota' as const, label: '单位付', note: '', amountFen: -paid }] : [])
]

test.each([
  ['the quota was used meanwhile', ofQuota(23_600, 20_000), ofQuota(23_600, 12_800), 20_000],
  ['all of it was', ofQuota(23_600, 20_000), ofQuota(23_600, 0), 20_000],
  ['nothing has changed', ofQuota(23_600, 20_000), ofQuota(23_600, 20_000), null],
  ['something else is chosen', ofQuota(23_600, 20_000), ofQuota(10_800, 10_800), null],
  ['nothing of it is chosen any more', ofQuota(23_600, 20_000), [], null],
  ['it is seen for the first time', [], ofQuota(23_600, 20_000), null]
])('what a quota paid before: %s', (_rule, before, now, told) => {
  expect(quotaBefore(quotaShareOf(before), quotaShareOf(now))).toBe(told)
})
