import { toCode } from './code'

test.each([
  ['a number stays', 1, 1],
  ['a numeric string counts as the number', '1', 1],
  ['a negative package id keeps its sign', '-4', -4],
  ['spaces around are no part of the code', ' 13 ', 13],
  ['zero is a code, not a missing value', '0', 0],
  ['an empty string is not zero', '', null],
  ['a word is no code', 'checkup', null],
  ['a fraction is no code', 1.5, null],
  ['hexadecimal is no code', '0x10', null],
  ['null is no code', null, null]
])('a code on the wire may be a number or a string: %s', (_name, input, expected) => {
  expect(toCode(input)).toBe(expected)
})
