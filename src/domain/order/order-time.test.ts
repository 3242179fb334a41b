import { instantAt } from '../date'
import { backTarget } from './back-target'
import { countdown } from './countdown'
import { appointmentText, freeChangeText, orderFactLines, orderKindLabel } from './order-lines'
import { checkReschedule, freeChangeUntil, holdExpiresAt, isExpired, payDeadline } from './timers'

test('a hold lasts 600 s and an order may be paid for 30 minutes', () => {
  expect(holdExpiresAt(1000)).toBe(601_000)
  expect(payDeadline(1000)).toBe(1_801_000)
})

test('a deadline counts from its very millisecond', () => {
  expect(isExpired(1000, 999)).toBe(false)
  expect(isExpired(1000, 1000)).toBe(true)
})

test('a change is free until 18:00 on the day before, also over a month end', () => {
  expect(freeChangeUntil('2026-12-01')).toBe(Date.UTC(2026, 10, 30, 10))
})

const order = { status: 40, appointmentDate: '2026-11-24', changeCount: 0 } as const
const noon = instantAt('2026-11-20', '12:00')

test.each([
  ['allowed', order, noon, '2026-12-01', null],
  ['allowed at 18:00 sharp', order, instantAt('2026-11-23', '18:00'), '2026-12-01', null],
  ['a millisecond later', order, instantAt('2026-11-23', '18:00') + 1, '2026-12-01', 'too-late'],
  ['the third change', { ...order, changeCount: 2 }, noon, '2026-12-01', null],
  ['a fourth change', { ...order, changeCount: 3 }, noon, '2026-12-01', 'too-often'],
  ['the last day of the window', order, noon, '2027-02-18', null],
  ['a day behind the window', order, noon, '2027-02-19', 'outside-window'],
  ['today', order, noon, '2026-11-20', 'outside-window'],
  ['no date', order, noon, '2026-02-30', 'outside-window'],
  ['without a date only the order is judged', order, noon, undefined, null],
  ['an order that is not booked', { ...order, status: 60 as const }, noon, '2026-12-01', 'status']
])('rescheduling: %s', (_name, subject, now, date, reason) => {
  const check = checkReschedule(subject, now, date)
  expect(check.ok ? null : check.reason).toBe(reason)
})

test.each([
  ['hours', 19_122_000, '05:18:42', false],
  ['one hour sharp', 3_600_000, '01:00:00', false],
  ['under one hour', 3_599_000, '59:59', false],
  ['a begun second counts', 1, '00:01', false],
  ['zero', 0, '00:00', true],
  ['past', -5000, '00:00', true],
  ['more than a day', 90_000_000, '25:00:00', false]
])('a countdown: %s', (_name, left, text, ended) => {
  const result = countdown(1_000_000 + left, 1_000_000)
  expect(result).toEqual({ parts: text.split(':'), text, ended })
})

test.each([
  ['R2.187', '/process/go-pay?orderNo=1', 50, 'pay-back'],
  ['R2.187', '/shoppingcart/go-pay', 50, 'pay-back'],
  ['R2.188', '/order/order-detial/1', 50, 'order-list'],
  ['R2.188', '/order/logistics-info', 68, 'order-list'],
  ['R2.189', '/mine/order', 68, 'bank-home'],
  ['R2.189', '/mine/order/?statusType=1', 68, 'bank-home'],
  ['R2.189', '/mine/order', 50, 'mine'],
  ['R2.190', '/mine/order/change-date', 68, 'back'],
  ['R2.190', '/orders-elsewhere', 50, 'back'],
  ['R2.190', '/', 50, 'back']
])('%s back from %s on channel %p is %s', (_id, path, channel, target) => {
  expect(backTarget(path, channel)).toBe(target)
})

test('an order card tells when, for whom and where, with the name masked', () => {
  expect(
    orderFactLines({
      status: 40,
      orderType: 1,
      appointmentDate: '2026-11-24',
      timespan: '08:00-08:30',
      appointmentUser: '陈予安',
      hospitalName: '望京分院'
    })
  ).toEqual(['11-24 周二 08:00-08:30 · 陈**', '望京分院'])
})

test('goods show their number instead of a date', () => {
  expect(orderFactLines({ status: 55, orderType: 20, quantity: 2 })).toEqual(['×2'])
  expect(appointmentText('soon', '08:00')).toBe('')
})

test('the free-change line is shown only while the visit is ahead', () => {
  expect(freeChangeText({ status: 40, appointmentDate: '2026-12-01' })).toBe('11-30 18:00 前可免费改约')
  expect(freeChangeText({ status: 60, appointmentDate: '2026-12-01' })).toBe('')
})

test('the kind of an order on its card', () => {
  expect(orderKindLabel('1')).toBe('体检')
  expect(orderKindLabel(99)).toBe('')
})
