import { codeOf, lineOf, orderOf } from '../../testing/whole-order'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import { fulfilmentOf } from '.'
import type { RefundFacts } from './fulfilment'

const NOW = new Date('2026-05-22T09:00:00+08:00')
const NOTHING: OrderHistory = { events: [], refunds: [], declaredAt: null }
const FACTS: RefundFacts = { wanted: undefined, before: [], leftFen: 20_000, shopsFault: false }
const USED = codeOf({ state: 'used' })
const FREE = codeOf({ id: 'second' })
const vouchers = (changes: Partial<WholeOrder> = {}) =>
  orderOf({
    ...{ kind: 'coupon-activity', orderType: 31, status: 45, paidFen: 20_000 },
    lines: [lineOf({ quantity: 2, unitFen: 10_000, payableFen: 20_000 })],
    codes: [USED, FREE],
    ...changes
  })

test.each([
  ['a code is left', vouchers(), 'payBalance bookDose useCode again refund'],
  [
    'the last one is at a branch',
    vouchers({ codes: [USED, codeOf({ state: 'taken' })] }),
    'payBalance bookDose again'
  ],
  ['none was issued yet', vouchers({ codes: [] }), 'payBalance bookDose again refund'],
  ['all were used', vouchers({ status: 75, codes: [USED] }), 'again invoice comment']
])('actions of vouchers: %s', (_name, order, actions) => {
  expect(fulfilmentOf(order).actions(order, NOW).join(' ')).toBe(actions)
})

test.each([
  ['those that are left', vouchers(), 10_000, '未使用的券 1 张，按每张实付退回'],
  ['all of them', vouchers({ codes: [codeOf(), FREE] }), 20_000, '实付 ¥200.00，全部退回'],
  ['without codes as goods', vouchers({ codes: [] }), 20_000, '实付 ¥200.00，全部退回']
])('what goes back of vouchers: %s', (_name, order, amountFen, text) => {
  const { refund } = fulfilmentOf(order)
  const plan = refund.plan(order, FACTS)
  expect([plan.amountFen, ...refund.explain(order, plan, 20_000, false)]).toEqual([amountFen, text])
})

const GOING = codeOf({ id: 'going', state: 'refunding' })

test('what can be given back of vouchers counts those that are left', () => {
  const order = vouchers({ codes: [USED, FREE, codeOf({ id: 'third' }), GOING] })
  expect(fulfilmentOf(order).refund.choices(order, [])).toEqual([
    { lineId: lineOf().id, name: lineOf().name, left: 2, unitFen: 10_000 }
  ])
})

test.each([
  ['the last that is left, the others went back', [GOING, codeOf({ state: 'refunded' }), FREE], true],
  ['the last that is left, another was used', [USED, FREE], false]
])('an order of codes is given back as a whole: %s', (_name, codes, whole) => {
  const order = vouchers({ codes })
  expect(fulfilmentOf(order).refund.plan(order, FACTS).whole).toBe(whole)
})

test('more vouchers than are left do not go back', () => {
  const order = vouchers({ codes: [USED, FREE, GOING] })
  const wanted = [{ lineId: lineOf().id, quantity: 2 }]
  expect(() => fulfilmentOf(order).refund.plan(order, { ...FACTS, wanted })).toThrow('所选数量超过可退数量')
})

test.each([
  ['the first of two codes of a piece', 2, [], 0],
  ['the second', 2, [codeOf({ state: 'refunded' })], 1],
  ['the second, the money of the first is on its way', 2, [codeOf({ state: 'refunding' })], 1],
  ['the first, the second was used', 2, [USED], 0],
  ['a code of its own', 1, [], 1]
])('a piece is released with the last of its codes: %s', (_name, perPiece, before, pieces) => {
  const order = vouchers({ extra: { codes: { perPiece, days: null } }, codes: before })
  const part = { lineId: lineOf().id, itemCode: 'second', quantity: 1, amountFen: 5_000 }
  expect(fulfilmentOf(order).refund.pieces(order, lineOf().id, [part], 0)).toBe(pieces)
})

test.each([
  ['a voucher', vouchers(), '待使用', '券码在订单中，到任意分院出示', '到任意分院出示券码使用'],
  [
    'a service',
    vouchers({ kind: 'health-selection', orderType: 35 }),
    '待使用',
    '服务码在订单中，到任意分院出示',
    '凭服务码到任意分院使用'
  ],
  [
    'goods to be picked up',
    vouchers({ kind: 'health-selection', orderType: 30 }),
    '待领取',
    '取货码在订单中，到任意分院出示',
    '凭取货码到任意分院前台领取'
  ]
])('words of %s', (_name, order, title, next, text) => {
  const { notice, timeline, reviewTags, statusName, refund } = fulfilmentOf(order)
  expect(statusName(order)).toBe(title)
  expect(refund.reasons).not.toContain('parcel')
  expect([notice.next(order), timeline.paid(order, NOTHING, 0)[0]]).toMatchObject([
    next,
    { title, text, state: 'now' }
  ])
  expect(reviewTags).not.toHaveLength(0)
})

test.each([
  ['a year, when the order does not say', vouchers(), { perPiece: 1, days: 365 }],
  ['nothing of what is no voucher', orderOf(), null]
])('codes that are issued for it: %s', (_name, order, terms) => {
  expect(fulfilmentOf(order).vouchers(order)).toEqual(terms)
})
