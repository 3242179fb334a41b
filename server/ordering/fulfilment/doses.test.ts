import { lineOf, orderOf, visitOf } from '../../testing/whole-order'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import { fulfilmentOf } from '.'
import type { RefundFacts } from './fulfilment'

const NOW = new Date('2026-05-22T09:00:00+08:00')
const NOTHING: OrderHistory = { events: [], refunds: [], declaredAt: null }
const later = (no: number, notBefore: string | null) =>
  visitOf({ id: `V${no}`, no, state: 'toBook', date: null, timespan: '', slotId: null, notBefore })
const FIRST = visitOf({ id: 'V1', state: 'visited' })
const vaccine = (changes: Partial<WholeOrder> = {}) =>
  orderOf({
    ...{ kind: 'vaccine', orderType: 13, productName: '九价', status: 45, paidFen: 300_000 },
    lines: [lineOf({ quantity: 3, unitFen: 110_000, discountFen: 30_000, payableFen: 300_000 })],
    visits: [FIRST, later(2, '2026-08-01'), later(3, null)],
    ...changes
  })
const FACTS: RefundFacts = { wanted: undefined, before: [], leftFen: 300_000, shopsFault: false }

test('doses have their days one by one, so the order offers none', () => {
  const order = vaccine({ status: 40, visits: [visitOf(), later(2, null)] })
  expect(fulfilmentOf(order).actions(order, NOW)).not.toContain('reschedule')
  const missed = vaccine({ status: 65, visits: [visitOf({ state: 'noShow' })] })
  expect(fulfilmentOf(missed).actions(missed, NOW)).toEqual(['refund'])
})

test.each([
  ['none was given', [visitOf(), later(2, null)], 300_000, '实付 ¥3000.00，全部退回'],
  ['one was given', vaccine().visits, 190_000, '实付 ¥3000.00 − 已接种 1 针 × ¥1100.00']
])('what goes back of doses: %s', (_name, visits, amountFen, text) => {
  const order = vaccine({ visits })
  const { refund } = fulfilmentOf(order)
  const plan = refund.plan(order, FACTS)
  expect(plan).toMatchObject({ amountFen, whole: true })
  expect(refund.explain(order, plan, 300_000, false)).toEqual([text])
})

test('doses that were given cost more than was paid: nothing goes back', () => {
  const order = vaccine({ visits: [FIRST, visitOf({ id: 'V2', no: 2, state: 'visited' }), later(3, null)] })
  const { refund } = fulfilmentOf(order)
  const plan = refund.plan(order, { ...FACTS, leftFen: 200_000 })
  expect([plan.amountFen, refund.explain(order, plan, 200_000, false)]).toEqual([
    0,
    ['已接种的费用超过实付，没有可退的款项']
  ])
})

test('all that were not given go back at once', () => {
  const order = vaccine()
  const wanted = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  expect(() => fulfilmentOf(order).refund.plan(order, { ...FACTS, wanted })).toThrow('该订单仅支持整单退款')
})

test.each([
  [
    'the next can be booked from a day on',
    vaccine().visits,
    { title: '第2针 待预约', text: '8月1日 周六 起可约' }
  ],
  ['the next is booked', [FIRST, visitOf({ id: 'V2', no: 2 })], { title: '第2针 待接种' }],
  ['all were given', [FIRST, visitOf({ id: 'V2', no: 2, state: 'visited' })], { title: '已完成' }],
  ['a single one has no number', [visitOf()], { title: '待接种' }]
])('the way of doses: %s', (_name, visits, now) => {
  const order = vaccine({ visits, status: 40 })
  expect(
    fulfilmentOf(order)
      .timeline.paid(order, NOTHING, 0)
      .find(({ state, title }) => state === 'now' || title === '已完成')
  ).toMatchObject(now)
})

test('the day on which the first was booked stays once the second is', () => {
  const order = vaccine({
    status: 40,
    visits: [visitOf({ id: 'V1' }), visitOf({ id: 'V2', no: 2 }), later(3, null)]
  })
  const at = new Date('2026-05-22T09:00:00+08:00')
  const booked = { event: 'booked', visitId: 'V2', at } as OrderHistory['events'][number]
  const steps = fulfilmentOf(order).timeline.paid(order, { ...NOTHING, events: [booked] }, 0)
  expect(steps.map(({ title }) => title)).toEqual(['第1针 预约成功', '第2针 预约成功', '第1针 待接种'])
})

test('a dose is called by its number, also in a calendar', () => {
  const order = vaccine({ visits: [FIRST, visitOf({ id: 'V2', no: 2 })] })
  const { visits, timeline } = fulfilmentOf(order)
  expect(visits.calendar(order, 30)?.title).toBe('疫苗接种：九价 第2针')
  expect(timeline.before(order, NOTHING).map(({ title }) => title)).toEqual([
    '第1针 预约成功',
    '第1针 已接种'
  ])
  expect(visits.nameOf(vaccine({ visits: [FIRST] }), 1)).toBe('')
})

test.each([
  ['the one after a dose with a day', vaccine(), { no: 2, notBefore: '2026-08-01' }],
  ['none after a dose without a day', vaccine({ visits: [later(1, null), later(2, '2026-08-01')] }), null],
  ['none that is booked', vaccine({ visits: [FIRST, visitOf({ id: 'V2', no: 2 })] }), null],
  ['a visit that is no dose', orderOf({ visits: [FIRST, later(2, '2026-08-01')] }), null]
])('the dose of which its customer is reminded: %s', (_name, order, due) => {
  expect(fulfilmentOf(order).visits.due(order)).toEqual(due)
})
