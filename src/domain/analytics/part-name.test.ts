import { isPartName } from './part-name'

test.each([
  ['a word', 'buy', true],
  ['words with dashes', 'add-to-cart', true],
  ['a number of a place', 'banner-12', true],
  ['forty characters', 'a'.repeat(40), true],
  ['forty-one', 'a'.repeat(41), false],
  ['nothing', '', false],
  ['a capital', 'Buy', false],
  ['Chinese', '张三', false],
  ['a blank', 'add to cart', false],
  ['a mail address', 'a@b.cn', false],
  ['a telephone', '13800138000', false],
  ['a telephone behind a word', 'tel-13800138000', false],
  ['a telephone in pieces', 'a1-3-8-0-0-1-3', false],
  ['an order', 'order-ca20261128', false],
  ['a line', 'buy\n', false]
])('%s', (_about, name, allowed) => {
  expect(isPartName(name)).toBe(allowed)
})
