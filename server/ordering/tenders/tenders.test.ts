import { tenderOf } from './index'

test.each([
  ['a coupon comes back', 'coupon', 'booked', true],
  ['a coupon has served once a visit was made', 'coupon', 'visited', false],
  ['a gift card has its money back by the way it goes, not with the reservations', 'gift', 'booked', false],
  ['a company has its quota back', 'quota', 'booked', true],
  ['a company has its quota back also after a visit', 'quota', 'visited', true]
] as const)('with the refund of an order %s', (_rule, reservation, state, back) => {
  expect(tenderOf(reservation)?.backWithRefund({ visits: [{ state }] })).toBe(back)
})
