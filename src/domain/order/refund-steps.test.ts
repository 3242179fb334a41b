import { REFUND_STATE, type RefundState } from './codes'
import { canGoOn, isWithdrawable, refundStateOf } from './refund-steps'
import { returnsUntil } from './timers'

const ALL = Object.values(REFUND_STATE)

test.each<[RefundState, readonly RefundState[]]>([
  [10, [20, 25, 60, 61]],
  [20, [40, 50]],
  [25, [30, 60]],
  [30, [40, 50, 61]],
  [40, [50, 62]],
  [50, []],
  [60, []],
  [61, []],
  [62, [40, 50]]
])('a refund that is %i goes on to %j and nowhere else', (from, to) => {
  expect(ALL.filter((state) => canGoOn(from, state))).toEqual(to)
})

test('it is taken back while it waits for a yes or for the parcel, not once the parcel is on its way', () => {
  expect(ALL.filter(isWithdrawable)).toEqual([10, 25])
})

test('a number that is no state is an error', () => {
  expect(() => refundStateOf(45)).toThrow('45')
})

test('goods go back until the end of the seventh day after the day of receipt, by the clock of the shop', () => {
  const received = Date.parse('2026-11-20T23:30:00+08:00')
  expect(new Date(returnsUntil(received)).toISOString()).toBe('2026-11-27T16:00:00.000Z')
})
