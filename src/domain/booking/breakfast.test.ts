import { chosenBreakfast } from './breakfast'

test.each([
  ['R4.60 a single option is selected by itself', [{ id: 3 }], null, 3],
  ['R4.62 several need a choice', [{ id: 1 }, { id: 2 }], null, null],
  ['an earlier choice is kept', [{ id: 1 }, { id: 2 }], 2, 2],
  ['a choice that is no longer offered is dropped', [{ id: 1 }, { id: 2 }], 9, null],
  ['nothing on offer', [], 9, null]
])('%s', (_name, breakfasts, chosen, expected) => {
  expect(chosenBreakfast(breakfasts, chosen)).toBe(expected)
})
