import { maskIdNumber, maskMobile, maskName } from './mask'

test.each([
  ['three characters', '陈予安', '陈**'],
  ['two characters', '林夏', '林*'],
  ['a single character still gets a star', '陈', '陈*'],
  ['a rare character outside the basic plane is one character', '𠮷田', '𠮷*'],
  ['an empty name stays empty', '', '']
])('a masked name keeps its first character: %s', (_name, name, expected) => {
  expect(maskName(name)).toBe(expected)
})

test.each([
  ['eleven digits', '13812345678', '138****5678'],
  ['seven digits would be shown whole by the rule', '1234567', '1******']
])('R5.51 a masked phone keeps first 3 and last 4: %s', (_name, mobile, expected) => {
  expect(maskMobile(mobile)).toBe(expected)
})

test.each([
  ['18 characters', '99010119880314011X', '990***********011X'],
  ['15 digits', '990101880314011', '990********4011']
])('R5.52 a masked ID card keeps first 3 and last 4: %s', (_name, number, expected) => {
  expect(maskIdNumber(number, 1)).toBe(expected)
})

test('R5.53 another masked ID number keeps its first 2', () => {
  expect(maskIdNumber('AB12345', 9)).toBe('AB*****')
})
