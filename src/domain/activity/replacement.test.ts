import { ORDER_STATUS, PAY_STATUS } from '../order/codes'
import {
  differenceOf,
  isReplaceable,
  replacementEnd,
  replacementState,
  type NewOrder,
  type ReplacedOrder
} from './replacement'

const ENDS = 1_000_000
const order = (change: Partial<ReplacedOrder> = {}): ReplacedOrder => ({
  ...{ payStatus: PAY_STATUS.paid, status: ORDER_STATUS.toVisit, partUsed: false },
  ...change
})
const { refunding, refunded, unpaid, partlyRefunded, grouping } = PAY_STATUS
const { visited, toReceive, noShow, toUse, awaitingOrg } = ORDER_STATUS

test.each<[string, Partial<ReplacedOrder>, boolean]>([
  ['one that is paid and waits for its visit', {}, true],
  ['one of which a part went back', { payStatus: partlyRefunded }, true],
  ['one whose branch has not said yes yet', { status: awaitingOrg }, true],
  ['one of codes that nobody has used', { status: toUse }, true],
  ['one of which a code was used', { status: toUse, partUsed: true }, false],
  ['one that was visited', { status: visited }, false],
  ['one that was missed, which a person looks at first', { status: noShow }, false],
  ['one that is on its way', { status: toReceive }, false],
  ['one that is not paid', { payStatus: unpaid }, false],
  ['one that goes back', { payStatus: refunding }, false],
  ['one that waits for its group', { payStatus: grouping }, false]
])('whether it can be exchanged: %s', (_which, change, can) => {
  expect(isReplaceable(order(change))).toBe(can)
})

test.each<[string, Partial<ReplacedOrder>, NewOrder, number, string]>([
  ['in time', {}, 'none', ENDS - 1, 'open'],
  ['a moment too late', {}, 'none', ENDS, 'over'],
  ['the new one waits for its payment, also after the end', {}, 'unpaid', ENDS, 'ordered'],
  ['the new one is paid, the old one not back yet', {}, 'paid', ENDS, 'settling'],
  ['the new one is paid, the old one back', { payStatus: refunding }, 'paid', 0, 'done'],
  ['the old one went back alone', { payStatus: refunded }, 'none', 0, 'back'],
  ['the old one went back while the new one waits', { payStatus: refunded }, 'unpaid', 0, 'back'],
  ['the old one was had', { status: visited }, 'none', 0, 'used']
])('how an exchange stands: %s', (_when, change, newOrder, now, state) => {
  expect(replacementState({ order: order(change), newOrder, endsAt: ENDS }, now)).toBe(state)
})

test.each([
  ['all of the old one goes back', PAY_STATUS.paid, true, 'old'],
  ['the old one was used: the new one goes back', PAY_STATUS.paid, false, 'new'],
  ['the old one is back already: nothing twice', refunding, true, 'nothing'],
  ['also when all is done', refunded, false, 'nothing']
] as const)('once the new one is paid: %s', (_when, payStatus, whole, end) => {
  expect(replacementEnd(payStatus, whole)).toBe(end)
})

test.each([
  ['dearer', 56_800, 89_800, { kind: 'more', fen: 33_000 }],
  ['cheaper', 56_800, 52_800, { kind: 'less', fen: 4_000 }],
  ['the same', 56_800, 56_800, { kind: 'same' }]
] as const)('the difference: %s', (_which, back, price, difference) => {
  expect(differenceOf(back, price)).toEqual(difference)
})
