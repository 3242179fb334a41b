import { REFUND_TYPE } from '@/domain/order/codes'
import { lineOf, orderOf, visitOf } from '../../testing/whole-order'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import { fulfilmentOf } from '.'
import type { RefundFacts } from './fulfilment'

const NOW = new Date('2026-05-22T09:00:00+08:00')
const NOTHING: OrderHistory = { events: [], refunds: [], declaredAt: null }
const FACTS: RefundFacts = { wanted: undefined, before: [], leftFen: 108_000, shopsFault: false }
const ITEMS = [
  { code: 'A', name: '血常规', priceFen: 10_000 },
  { code: 'B', name: 'B 超', priceFen: 98_000 }
]
const SKIPPED = [{ code: 'A', name: '血常规', why: '设备检修' }]
const booked = (changes: Partial<WholeOrder> = {}) => orderOf({ visits: [visitOf()], ...changes })
const visited = (changes: Partial<ReturnType<typeof visitOf>> = {}) =>
  orderOf({
    status: 60,
    visits: [visitOf({ state: 'visited', ...changes })],
    lines: [lineOf({ items: ITEMS })]
  })
const dentistry = (changes: Partial<WholeOrder>) => booked({ kind: 'dentistry', orderType: 0, ...changes })

test.each([
  ['booked', booked(), NOW, 'payBalance reschedule addItems navigate calendar refund prepare'],
  [
    'its day is not changed from 18:00 of the day before',
    booked(),
    new Date('2026-06-01T18:00:01+08:00'),
    'payBalance addItems navigate calendar refund prepare'
  ],
  [
    'nor a fourth time',
    booked({ visits: [visitOf({ changeCount: 3 })] }),
    NOW,
    'payBalance addItems navigate calendar refund prepare'
  ],
  ['made, with all its items', visited(), NOW, 'reportProgress invoice'],
  ['made, an item was skipped', visited({ undone: SKIPPED }), NOW, 'reportProgress invoice refund'],
  ['missed', booked({ status: 65 }), NOW, 'rebook refund'],
  [
    'several of one order are bought again only once they are over',
    booked({ status: 45 }),
    NOW,
    'payBalance bookDose refund'
  ]
])('actions of a visit: %s', (_name, order, at, actions) => {
  expect(fulfilmentOf(order).actions(order, at).join(' ')).toBe(actions)
})

test.each([
  ['booked', booked(), null],
  ['a branch that has not said yes has nothing to lose', booked({ status: 30 }), null],
  ['unpaid', booked({ status: 0 }), '当前订单不可退款'],
  ['on its way back', booked({ status: 90 }), '该订单正在退款，请勿重复提交'],
  ['made', visited(), '当前订单不可退款'],
  ['made, an item was skipped', visited({ undone: SKIPPED }), null]
])('whether a visit can go back: %s', (_name, order, refusal) => {
  expect(fulfilmentOf(order).refund.refusal(order, NOW)).toBe(refusal)
})

test('a visit goes back as a whole, with the add-ons', () => {
  const order = booked({
    lines: [lineOf(), lineOf({ id: 'addon', role: 'addon', payableFen: 2_000 })],
    paidFen: 110_000
  })
  const { refund } = fulfilmentOf(order)
  const plan = refund.plan(order, { ...FACTS, leftFen: 110_000 })
  expect(plan).toMatchObject({ type: REFUND_TYPE.whole, amountFen: 110_000, whole: true })
  expect(refund.explain(order, plan, 110_000, false)).toEqual(['实付 ¥1100.00，全部退回'])
  expect(() => refund.plan(order, { ...FACTS, wanted: [{ lineId: 'addon' }] })).toThrow(
    '该订单仅支持整单退款'
  )
  expect(refund.choices(order, [])).toEqual([])
})

test('after the visit only what was skipped goes back, by its share', () => {
  const order = visited({ undone: SKIPPED })
  const { refund } = fulfilmentOf(order)
  const plan = refund.plan(order, FACTS)
  expect(plan).toMatchObject({
    type: REFUND_TYPE.missedItems,
    amountFen: 10_000,
    whole: false,
    parts: [{ itemCode: 'A' }]
  })
  expect(refund.explain(order, plan, 108_000, false)).toContain('¥100.00 × 1080.00 ÷ 1080.00 = ¥100.00')
})

test.each([
  ['the seat of a visit that was made', 'seat', `${visitOf().id}`, true],
  ['the coupon with it', 'coupon', null, true],
  ['the seat of another visit is free again', 'seat', 'other', false],
  ['the quota comes back', 'quota', null, false]
])('what a visit used up: %s', (_name, kind, visitId, used) => {
  const { refund } = fulfilmentOf(visited())
  expect(refund.isUsedUp(visited(), { kind, visitId })).toBe(used)
  expect(refund.isUsedUp(booked(), { kind, visitId })).toBe(false)
})

test.each([
  ['booked', booked(), ['done 预约成功', 'now 待到检', 'next 出报告']],
  [
    'its branch was asked',
    booked({ status: 30, visits: [visitOf({ state: 'asked' })] }),
    ['now 待机构确认', 'next 待到检', 'next 出报告']
  ],
  ['made', visited(), ['done 预约成功', 'done 已到检', 'now 报告制作中']],
  ['of dentistry', dentistry({}), ['done 预约成功', 'now 待就诊', 'next 已完成']],
  [
    'of dentistry, made',
    dentistry({ status: 75, visits: [visitOf({ state: 'visited' })] }),
    ['done 预约成功', 'done 已就诊', 'done 已完成']
  ]
])('the way of a visit: %s', (_name, order, steps) => {
  const { timeline } = fulfilmentOf(order)
  expect(timeline.paid(order, NOTHING, 5).map(({ state, title }) => `${state} ${title}`)).toEqual(steps)
})

test('while it is unpaid its booking and report are to come', () => {
  expect(fulfilmentOf(booked()).timeline.coming(booked(), NOTHING, 5)).toMatchObject([
    { state: 'next', title: '预约成功' },
    { state: 'next', title: '出报告', text: '到检后 5 个工作日' }
  ])
})

test.each([
  ['as long as the product says', 90, '2026-06-02T09:30:00+08:00'],
  ['two hours when it does not say', 0, '2026-06-02T10:00:00+08:00']
])('its entry of a calendar: %s', (_name, minutes, end) => {
  expect(fulfilmentOf(booked()).visits.calendar(booked(), minutes)).toEqual({
    title: '体检：深度体检',
    location: '高新分院 天府大道 1 号',
    startsAt: Date.parse('2026-06-02T08:00:00+08:00'),
    endsAt: Date.parse(end),
    remindBeforeMin: [720, 60]
  })
})

test('before a visit has a day it is in no calendar', () => {
  const order = booked({ visits: [visitOf({ date: null })] })
  expect(fulfilmentOf(order).visits.calendar(order, 60)).toBeNull()
})

test.each([
  ['checkup', booked(), '请尽快预约到检时间'],
  ['dentistry', dentistry({}), '请尽快预约就诊时间']
] as const)('what is to be done next after paying a %s', (_kind, order, text) => {
  expect(fulfilmentOf(order).notice.next(order)).toBe(text)
})
