import { expect, test } from 'vitest'
import { followed, isRoomy, TEXT_FACTOR } from './text-size'

// WeChat on an iPhone: its setting over the usual 17 px.
test.each([
  [16, 1],
  [17, 1],
  [18, 1],
  [19.5, 1.12],
  [21, 1.3],
  [22, 1.3],
  [23.8, 1.3],
  [29.75, 1.3]
])('text of %s px in WeChat is drawn %s times as large', (px, factor) => {
  expect(followed(px / 17)).toBe(factor)
})

test('the sizes to choose from grow, and body text of care mode reaches 30 px', () => {
  const factors = Object.values(TEXT_FACTOR)
  expect(factors).toEqual([...factors].sort((a, b) => a - b))
  expect(Math.round(18 * Math.max(...factors))).toBe(30)
})

test('rows break from the larger size on', () => {
  expect(Object.values(TEXT_FACTOR).filter(isRoomy)).toEqual([1.3, 1.5, 1.67])
})
