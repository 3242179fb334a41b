import { isKnownConfirmType } from './completion'

test.each([
  ['checkup', true],
  ['vaccine-booking', true],
  ['foo', false],
  ['toString', false],
  [undefined, false]
])('R2.160 confirm type %p is known: %p', (type, known) => {
  expect(isKnownConfirmType(type)).toBe(known)
})
