import { code128 } from './code128'

const widthOf = (text: string) => code128(text).reduce((sum, width) => sum + width, 0)

test('a letter stands between start of set B, check value and stop', () => {
  // 'A' is 33: its check value is (104 + 33) mod 103 = 34.
  expect(code128('A').join('')).toBe(['211214', '111323', '131123', '2331112'].join(''))
})

test('each sign takes eleven modules, start and check as well, stop thirteen', () => {
  expect(widthOf('CA20261126F7EJXUQ8PEZZ')).toBe(11 * (22 + 2) + 13)
})

test('the check value follows from signs and places', () => {
  // 'PJJ123C' of set B: 104+48*1+42*2+42*3+17*4+18*5+19*6+35*7 = 879, of which 103 leaves 55.
  expect(code128('PJJ123C').slice(-13, -7).join('')).toBe('311321')
})

test.each(['', '订单', 'a\n'])('%j is no barcode', (text) => {
  expect(() => code128(text)).toThrow(RangeError)
})
