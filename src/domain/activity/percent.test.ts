import { percentOf } from './percent'

test.each([
  [0.18, '18%', 'no digits that say nothing'],
  [0.095, '9.5%', 'a half of a hundredth'],
  [1 / 6, '16.67%', 'as many digits as are read'],
  [1, '100%', 'all of it'],
  [0, '0%', 'never'],
  [0.00002, '0.002%', 'rare is not never'],
  [0.999999, '99.9999%', 'nearly certain is not certain'],
  [0.07, '7%', 'no rest of the binary fraction']
])('%f is told as %s: %s', (odds, text) => {
  expect(percentOf(odds)).toBe(text)
})
