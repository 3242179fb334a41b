import { payVerdict } from './pay-verdict'

test.each([
  ['an unpaid order can be paid', 0, 0, 'unpaid'],
  ['a failed try can be made again', 0, 7, 'failed'],
  ['a payment without a result is asked about', 10, 1, 'confirming'],
  ['a paid order is paid whatever became of the visit', 65, 2, 'paid'],
  ['an order with nothing to pay is paid', 40, 2, 'paid'],
  ['a part of the money back is still paid', 70, 6, 'paid'],
  ['a cancelled order takes no money', 80, 0, 'closed'],
  ['an order closed after a failed try takes no money', 85, 7, 'closed'],
  ['a closed payment takes no money', 85, 4, 'closed'],
  ['money on its way back is no success', 90, 3, 'refunded'],
  ['money that is back is no success', 95, 5, 'refunded'],
  ['an unknown pay status is not paid again', 0, 99, 'confirming'],
  ['an unpaid order in a paid status is not paid again', 40, 0, 'confirming']
])('R3.69 %s', (_name, orderStatus, payStatus, verdict) => {
  expect(payVerdict({ orderStatus, payStatus })).toBe(verdict)
})
