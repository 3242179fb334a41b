import { backTarget } from './back-target'
import { countdown } from './countdown'
import { freeChangeUntil, holdExpiresAt, isExpired, payDeadline } from './timers'

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
