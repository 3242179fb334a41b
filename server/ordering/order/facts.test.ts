import { statusOf, type FactColumns } from './facts'

const paid: FactColumns = {
  kind: 'checkup',
  orderType: 1,
  payStatus: 2,
  appointmentState: 3,
  reportState: 0,
  refundState: null,
  extra: {}
}

test('a visit with a report waits for it, one without is done', () => {
  expect(statusOf(paid)).toBe(60)
  expect(statusOf({ ...paid, kind: 'dentistry', orderType: 0 })).toBe(75)
})

test('an order of a category that its kind does not have is an error, not a checkup', () => {
  expect(() => statusOf({ ...paid, orderType: 99 })).toThrow('99')
})
