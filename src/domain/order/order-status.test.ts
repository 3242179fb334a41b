import { ORDER_STATUSES, ORDER_TABS, toOrderStatus, type OrderStatus } from './codes'
import { appointmentStateOf, deriveOrderStatus, type OrderFacts } from './derive-status'
import { focusVisit, reportGoes, type CodeState, type DeliveryState, type VisitState } from './parts'
import { allowsAction, isOrderTab, orderActions, orderStatusName, statusesOfTab } from './status-table'

test.each<[OrderStatus, string, number, string]>([
  [0, '待支付', 1, 'pay cancel'],
  [10, '支付确认中', 1, 'refreshPay contact'],
  [20, '待预约', 2, 'payBalance book refund gift'],
  [25, '待成团', 3, 'refund contact'],
  [30, '待机构确认', 3, 'payBalance cancel contact'],
  [40, '待到检', 3, 'payBalance reschedule addItems navigate calendar refund prepare'],
  [45, '待使用', 2, 'payBalance bookDose useCode refund'],
  [50, '待发货', 3, 'refund editAddress'],
  [55, '待收货', 3, 'logistics confirmReceive'],
  [60, '已到检·报告制作中', 3, 'reportProgress invoice refund'],
  [65, '未到检', 5, 'rebook refund'],
  [70, '已出报告', 4, 'report invoice again compare refund'],
  [75, '已完成', 4, 'again invoice comment refund'],
  [80, '已取消', 0, 'again delete'],
  [85, '已关闭（超时未支付）', 0, 'again delete'],
  [88, '预约失败', 5, 'rebook refund waitlist'],
  [90, '退款中', 5, 'refundDetail cancelRefund'],
  [95, '已退款', 5, 'refundDetail again delete']
])('R3.68 status %p is %s in tab %p and allows %s', (status, name, tab, actions) => {
  expect(orderStatusName(status)).toBe(name)
  expect(statusesOfTab(tab)).toContain(status)
  expect(ORDER_TABS.filter(({ type }) => type !== 0 && statusesOfTab(type).includes(status))).toHaveLength(
    tab === 0 ? 0 : 1
  )
  expect(orderActions(status).join(' ')).toBe(actions)
})

test('R3.68 the first tab holds every status, an unknown tab none', () => {
  expect(statusesOfTab(0)).toEqual(ORDER_STATUSES)
  expect(ORDER_STATUSES).toHaveLength(18)
  expect(statusesOfTab(9)).toEqual([])
  expect(isOrderTab(5)).toBe(true)
  expect(isOrderTab(6)).toBe(false)
})

test('an unknown code is no status', () => {
  expect(toOrderStatus(40)).toBe(40)
  expect(toOrderStatus(41)).toBeNull()
  expect(toOrderStatus(null)).toBeNull()
})

test('a closed order cannot be paid', () => {
  expect(allowsAction(85, 'pay')).toBe(false)
  expect(allowsAction(0, 'pay')).toBe(true)
})

const VISIT = { unwritten: 20, toBook: 20, report: true } as const
const DOSES = { unwritten: 45, toBook: 45, report: false } as const
const PARCEL = { unwritten: 50, toBook: 20, report: false } as const
const CODES = { ...PARCEL, unwritten: 45 } as const
const KIT = { ...PARCEL, report: true } as const

const visits = (...states: VisitState[]): Pick<OrderFacts, 'parts'> => ({
  parts: {
    visits: states.map((state, index) => ({ state, date: `2026-06-0${index + 1}`, timespan: '08:00-08:30' })),
    deliveries: [],
    codes: []
  }
})
const parcels = (...states: DeliveryState[]): Pick<OrderFacts, 'parts' | 'rules'> => ({
  rules: PARCEL,
  parts: { visits: [], deliveries: states.map((state) => ({ state, direction: 'out' })), codes: [] }
})
const NONE = { visits: [], deliveries: [], codes: [] }
const codes = (...states: CodeState[]): Pick<OrderFacts, 'parts' | 'rules'> => ({
  rules: CODES,
  parts: { ...NONE, codes: states.map((state) => ({ state })) }
})

const paid: OrderFacts = {
  payStatus: 2,
  reportState: 0,
  refundState: null,
  closedByUser: false,
  rules: VISIT,
  ...visits('booked')
}

test.each<[string, Partial<OrderFacts>, OrderStatus]>([
  ['unpaid with a held seat', { payStatus: 0, ...visits('asked') }, 0],
  ['a failed payment can be tried again', { payStatus: 7, ...visits('asked') }, 0],
  ['payment without a result', { payStatus: 1, ...visits('asked') }, 10],
  ['closed by the user', { payStatus: 4, closedByUser: true, ...visits('cancelled') }, 80],
  ['closed by the timer', { payStatus: 4, ...visits('toBook') }, 85],
  ['an unpaid order is never in refund', { payStatus: 0, refundState: 10 }, 0],
  ['paid without an appointment', visits('toBook'), 20],
  ['paid, before a visit was written', { parts: NONE }, 20],
  ['paid, the appointment was given up', visits('cancelled'), 20],
  ['paid, the partner has to confirm', visits('asked'), 30],
  ['booked', {}, 40],
  ['checked in', { ...visits('visited'), reportState: 1 }, 60],
  ['report in review', { ...visits('visited'), reportState: 3 }, 60],
  ['report published', { ...visits('visited'), reportState: 4 }, 70],
  ['report corrected', { ...visits('visited'), reportState: 5 }, 70],
  ['no show', visits('noShow'), 65],
  ['the branch refused', visits('failed'), 88],
  ['a visit without a report is done', { rules: { ...VISIT, report: false }, ...visits('visited') }, 75],
  ['doses left to book', { rules: DOSES, ...visits('visited', 'toBook', 'toBook') }, 45],
  ['the next dose is booked', { rules: DOSES, ...visits('visited', 'booked', 'toBook') }, 40],
  ['a dose that was missed comes first', { rules: DOSES, ...visits('noShow', 'booked') }, 65],
  ['a dose that the branch refused comes before it', { rules: DOSES, ...visits('noShow', 'failed') }, 88],
  ['the last dose was given', { rules: DOSES, ...visits('visited', 'visited') }, 75],
  ['a parcel to pack', parcels('packing'), 50],
  ['before a parcel was written', { rules: PARCEL, parts: NONE }, 50],
  ['a parcel on its way', parcels('shipped'), 55],
  ['one of two parcels is still to pack', parcels('shipped', 'packing'), 50],
  ['one of two parcels is still on its way', parcels('received', 'shipped'), 55],
  ['a parcel received', parcels('received'), 75],
  ['a parcel that is not sent is none', parcels('cancelled', 'received'), 75],
  [
    'a parcel on its way back is no concern',
    {
      rules: PARCEL,
      parts: {
        ...NONE,
        deliveries: [
          { state: 'received', direction: 'out' },
          { state: 'packing', direction: 'back' }
        ]
      }
    },
    75
  ],
  ['a kit received waits for its report', { ...parcels('received'), rules: KIT }, 60],
  ['a kit with its report', { ...parcels('received'), rules: KIT, reportState: 4 }, 70],
  [
    'a visit to come comes before a parcel',
    { parts: { ...visits('booked').parts, deliveries: [{ state: 'packing', direction: 'out' }] } },
    40
  ],
  [
    'after the visit the parcel counts',
    { parts: { ...visits('visited').parts, deliveries: [{ state: 'shipped', direction: 'out' }] } },
    55
  ],
  [
    'after the visit a parcel that is not sent is none',
    { parts: { ...visits('visited').parts, deliveries: [{ state: 'cancelled', direction: 'out' }] } },
    60
  ],
  ['before codes were made', { rules: CODES, parts: NONE }, 45],
  ['a code is left', codes('used', 'refunded', 'unused'), 45],
  ['the last code is at a branch', codes('used', 'taken'), 45],
  ['the last code used', codes('used', 'used'), 75],
  ['the rest of the codes is on its way back', codes('used', 'refunding'), 75],
  ['all codes have gone back', { ...codes('refunded', 'refunded'), payStatus: 5, refundState: 50 }, 95],
  ['refund asked for', { refundState: 10 }, 90],
  ['refund handed to a person', { refundState: 62 }, 90],
  ['money on its way back', { payStatus: 3, refundState: 40 }, 90],
  ['money of a change on its way back', { payStatus: 3 }, 90],
  ['refund in full', { payStatus: 5, refundState: 50 }, 95],
  ['a withdrawn refund returns to before', { refundState: 60 }, 40],
  ['a rejected refund returns to before', { payStatus: 3, refundState: 61, ...visits('toBook') }, 20],
  [
    'a partial refund leaves the report',
    { payStatus: 6, refundState: 50, reportState: 4, ...visits('visited') },
    70
  ]
])('R3.68 R3.69 the status derived from the facts: %s', (_name, facts, status) => {
  expect(deriveOrderStatus({ ...paid, ...facts })).toBe(status)
})

test.each<[string, Partial<OrderFacts>, number]>([
  ['of the soonest booked', visits('visited', 'booked', 'toBook'), 2],
  ['of a visit whose report is there', { ...visits('visited'), reportState: 4 }, 4],
  ['of an order without a visit', parcels('shipped'), 0]
])('the appointment on the wire is that %s', (_name, facts, state) => {
  expect(appointmentStateOf({ ...paid, ...facts })).toBe(state)
})

test('of two visits that are booked the order stands for the sooner one', () => {
  const visit = (date: string) => ({ state: 'booked' as const, date, timespan: '08:00-08:30' })
  expect(focusVisit([visit('2026-06-09'), visit('2026-06-02')])?.date).toBe('2026-06-02')
})

test.each([
  ['a laboratory skips what it does not tell', 0, 3, true],
  ['never back', 3, 2, false],
  ['a published one is corrected', 4, 5, true],
  ['and corrected again', 5, 5, true],
  ['but never published twice', 4, 4, false],
  ['none is corrected before it was published', 3, 5, false]
] as const)('the way of a report: %s', (_name, from, to, goes) => {
  expect(reportGoes(from, to)).toBe(goes)
})
