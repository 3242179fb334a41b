import { DAY_MS, instantAt } from '../date'
import {
  breakEvenFen,
  memberFen,
  memberPeriod,
  memberRefundUntil,
  memberSavedFen,
  memberState,
  memberWorth
} from './member'

test.each([
  ['nine tenths', 108_000, 97_200],
  ['cut down to the fen, never rounded up', 99, 89],
  ['nothing of nothing', 0, 0]
])('a member’s price is %s', (_rule, usual, price) => {
  expect(memberFen(usual, 90)).toBe(price)
})

test.each([
  ['a whole price', 97_200, 10_800],
  ['a price that was cut: no more than it can have been', 89, 10]
])('what was saved of %s', (_rule, paid, saved) => {
  expect(memberSavedFen(paid, 90)).toBe(saved)
})

test.each([
  ['more than the fee', 147_900, { savedFen: 14_790, netFen: 5_990 }],
  ['exactly the fee', 88_000, { savedFen: 8_800, netFen: 0 }],
  ['less than the fee: below zero', 50_000, { savedFen: 5_000, netFen: -3_800 }],
  ['nothing spent', 0, { savedFen: 0, netFen: -8_800 }]
])('a fee of 88 yuan is worth it: %s', (_rule, spent, worth) => {
  expect(memberWorth(spent, 90, 8_800)).toEqual(worth)
})

test.each([
  ['88 yuan at nine tenths', 8_800, 90, 88_000],
  ['up to the next fen', 100, 93, 1_429]
])('where it breaks even: %s', (_rule, fee, percent, fen) => {
  expect(breakEvenFen(fee, percent)).toBe(fen)
})

const PAID = instantAt('2026-05-20') + 9 * 3_600_000
const END = instantAt('2027-05-21')

test.each([
  ['to the end of its last day', null, { startAt: PAID, endAt: END }],
  ['one that is over is no beginning', PAID, { startAt: PAID, endAt: END }],
  ['a renewal begins where the other ends', PAID + 1, { startAt: PAID + 1, endAt: PAID + 1 + 365 * DAY_MS }]
])('a membership of a year runs %s', (_rule, last, period) => {
  expect(memberPeriod(PAID, last, 365)).toEqual(period)
})

test('it goes back for seven days', () => {
  expect(memberRefundUntil(PAID)).toBe(PAID + 7 * DAY_MS)
})

test.each([
  ['without one', null, 'none'],
  ['one that has just ended', PAID, 'none'],
  ['a last moment', PAID + 1, 'renewable'],
  ['thirty days left', PAID + 30 * DAY_MS, 'renewable'],
  ['a moment more', PAID + 30 * DAY_MS + 1, 'member']
])('somebody %s', (_rule, end, state) => {
  expect(memberState(end, PAID)).toBe(state)
})
