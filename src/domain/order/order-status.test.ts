import { ORDER_TABS, type OrderStatus } from './codes'
import { deriveOrderStatus, type OrderFacts } from './derive-status'
import {
  allowsAction,
  amountLabel,
  isOrderTab,
  orderActions,
  orderStatusName,
  ORDER_STATUSES,
  statusesOfTab,
  toOrderStatus
} from './status-table'

test.each<[OrderStatus, string, number, string]>([
  [0, '待支付', 1, 'pay cancel'],
  [10, '支付确认中', 1, 'refreshPay contact'],
  [20, '待预约', 2, 'book refund gift'],
  [30, '待机构确认', 3, 'cancel contact'],
  [40, '待到检', 3, 'reschedule addItems navigate calendar refund prepare'],
  [45, '待使用', 2, 'bookDose useCode refund'],
  [50, '待发货', 3, 'refund editAddress'],
  [55, '待收货', 3, 'logistics confirmReceive'],
  [60, '已到检·报告制作中', 3, 'reportProgress invoice'],
  [65, '未到检', 5, 'rebook refund'],
  [70, '已出报告', 4, 'report invoice again compare'],
  [75, '已完成', 4, 'again invoice comment'],
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
  expect(ORDER_STATUSES).toHaveLength(17)
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

test.each<[OrderStatus, string]>([
  [0, '应付'],
  [10, '应付'],
  [85, '应付'],
  [40, '实付'],
  [95, '实付']
])('the amount of status %p is %s', (status, label) => {
  expect(amountLabel(status)).toBe(label)
})

const VISIT = { by: 'visit', family: 'checkup', visits: 'one', book: 'now', report: true } as const
const PARCEL = { by: 'parcel', address: true, report: false } as const

const paid: OrderFacts = {
  payStatus: 2,
  appointmentState: 2,
  reportState: 0,
  refundState: null,
  fulfilment: VISIT
}

test.each<[string, Partial<OrderFacts>, OrderStatus]>([
  ['unpaid with a held seat', { payStatus: 0, appointmentState: 1 }, 0],
  ['a failed payment can be tried again', { payStatus: 7, appointmentState: 1 }, 0],
  ['payment without a result', { payStatus: 1, appointmentState: 1 }, 10],
  ['closed by the user', { payStatus: 4, appointmentState: 5 }, 80],
  ['closed by the timer', { payStatus: 4, appointmentState: 0 }, 85],
  ['an unpaid order is never in refund', { payStatus: 0, refundState: 10 }, 0],
  ['paid without an appointment', { appointmentState: 0 }, 20],
  ['paid, the appointment was given up', { appointmentState: 5 }, 20],
  ['paid, the partner has to confirm', { appointmentState: 1, needsConfirmation: true }, 30],
  ['paid, an own branch needs no confirmation', { appointmentState: 1 }, 40],
  ['booked', {}, 40],
  ['checked in', { appointmentState: 3, reportState: 1 }, 60],
  ['report in review', { appointmentState: 3, reportState: 3 }, 60],
  ['report published before the appointment says so', { appointmentState: 3, reportState: 4 }, 70],
  ['report corrected', { appointmentState: 4, reportState: 5 }, 70],
  ['no show', { appointmentState: 7 }, 65],
  ['the branch refused', { appointmentState: 6 }, 88],
  ['a visit without a report is done', { fulfilment: { ...VISIT, report: false }, appointmentState: 3 }, 75],
  ['a parcel to pack', { fulfilment: PARCEL, appointmentState: 0 }, 50],
  ['a parcel on its way', { fulfilment: PARCEL, delivery: 'shipped' }, 55],
  ['a parcel received', { fulfilment: PARCEL, delivery: 'received' }, 75],
  [
    'a kit received waits for its report',
    { fulfilment: { ...PARCEL, report: true }, delivery: 'received' },
    60
  ],
  [
    'a kit with its report',
    { fulfilment: { ...PARCEL, report: true }, delivery: 'received', reportState: 4 },
    70
  ],
  ['codes left', { fulfilment: { by: 'code' }, appointmentState: 0 }, 45],
  ['doses left', { fulfilment: { ...VISIT, visits: 'perDose' }, appointmentState: 0 }, 45],
  ['the last code used', { fulfilment: { by: 'code' }, usedUp: true }, 75],
  ['refund asked for', { refundState: 10 }, 90],
  ['refund handed to a person', { refundState: 62 }, 90],
  ['money on its way back', { payStatus: 3, refundState: 40 }, 90],
  ['refund in full', { payStatus: 5, refundState: 50 }, 95],
  ['a withdrawn refund returns to before', { refundState: 60 }, 40],
  ['a rejected refund returns to before', { payStatus: 3, refundState: 61, appointmentState: 0 }, 20],
  ['a partial refund leaves the report', { payStatus: 6, refundState: 50, appointmentState: 4 }, 70],
  ['missed items in refund leave the report', { refundType: 3, refundState: 40, appointmentState: 4 }, 70],
  ['a difference in refund leaves the visit', { payStatus: 3, refundType: 4, refundState: 40 }, 40]
])('R3.68 R3.69 the status derived from the facts: %s', (_name, facts, status) => {
  expect(deriveOrderStatus({ ...paid, ...facts })).toBe(status)
})
