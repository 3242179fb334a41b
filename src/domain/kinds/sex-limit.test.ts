import { GENDER } from '../person/codes'
import { sexLimitFrom, sexLimitWord } from './sex-limit'

const { male, female } = GENDER

test.each([
  ['a kind’s own limit is dropped when the product says nothing', 'vaccine', null, female],
  ['dentistry has none of its own', 'dentistry', null, female],
  ['a product cannot open its kind’s limit', 'vaccine', 'open', null],
  ['a product’s own sex does not win over its kind’s', 'vaccine', male, male],
  ['a kind without a limit gets one', 'checkup', null, null],
  ['open is something else where the kind has no limit', 'checkup', 'open', null],
  ['a checkup for men is for all', 'checkup', male, male]
] as const)('broken when %s', (_rule, kind, word, limit) => {
  expect(sexLimitFrom(kind, 0, word)).toBe(limit)
})

test.each([
  ['vaccine', female, null],
  ['vaccine', null, 'open'],
  ['vaccine', male, male],
  ['checkup', null, null],
  ['checkup', female, female]
] as const)('%s with the limit %s is written as %s and read back as the same', (kind, limit, word) => {
  expect(sexLimitWord(kind, 0, limit)).toBe(word)
  expect(sexLimitFrom(kind, 0, word)).toBe(limit)
})
