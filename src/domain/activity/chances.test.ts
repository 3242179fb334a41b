import { chancesOf } from './chances'

const RULE = { daily: 1, perOrder: 1, mostFromOrders: 2, mostADay: 5 }

test.each([
  ['a day begins with its own', { orders: 0, again: 0, drawn: 0 }, 1],
  ['a chance is used once', { orders: 0, again: 0, drawn: 1 }, 0],
  ['an order gives one', { orders: 1, again: 0, drawn: 1 }, 1],
  ['orders give no more than the rule says', { orders: 9, again: 0, drawn: 0 }, 3],
  ['again gives one', { orders: 0, again: 1, drawn: 1 }, 1],
  ['all of them end at the most of a day', { orders: 9, again: 9, drawn: 0 }, 5],
  ['the most of a day counts what was drawn', { orders: 9, again: 9, drawn: 5 }, 0],
  [
    'an order that went back after its chance was used takes nothing more',
    { orders: 0, again: 0, drawn: 2 },
    0
  ]
])('chances left: %s', (_rule, had, left) => {
  expect(chancesOf(RULE, had).left).toBe(left)
})

test('where they come from is told as they count', () => {
  expect(chancesOf(RULE, { orders: 9, again: 1, drawn: 2 })).toEqual({
    daily: 1,
    fromOrders: 2,
    again: 1,
    used: 2,
    left: 2
  })
})
