import { limitTexts } from './limits'

test.each([
  ['everybody', { sexLimit: null, ageMin: 0, ageMax: 120 }, []],
  ['men', { sexLimit: 1, ageMin: 0, ageMax: 120 }, ['限男士']],
  ['a word that is no sex', { sexLimit: 7, ageMin: 0, ageMax: 120 }, []],
  ['from an age', { sexLimit: null, ageMin: 30, ageMax: 120 }, ['30岁及以上']],
  ['to an age', { sexLimit: null, ageMin: 0, ageMax: 60 }, ['60岁及以下']],
  ['women between two', { sexLimit: 0, ageMin: 30, ageMax: 60 }, ['限女士', '30–60岁']]
])('whom a product takes: %s', (_name, product, texts) => {
  expect(limitTexts(product)).toEqual(texts)
})
