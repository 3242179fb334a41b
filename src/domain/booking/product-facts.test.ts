import { productFacts } from './product-facts'

const product = {
  ...{ sexLimit: null, ageMin: 0, ageMax: 120, itemNum: 0, productCategory: 1 },
  ...{ estimatedMinutes: 40, fasting: false, persons: 1 }
}

test.each([
  ['an examination', { itemNum: 21, fasting: true }, '21项 · 约40分钟 · 需空腹8小时'],
  ['one that needs no empty stomach', { itemNum: 21 }, '21项 · 约40分钟'],
  ['a dental visit', { productCategory: 0 }, '约40分钟 · 不用空腹'],
  [
    'a dental visit that wants an empty stomach',
    { productCategory: 0, fasting: true },
    '约40分钟 · 需空腹8小时'
  ],
  ['a vaccine: nothing of meals', { productCategory: 13 }, '约40分钟'],
  ['several people', { itemNum: 3, persons: 2 }, '3项 · 约40分钟 · 2人同检']
])('facts of %s', (_name, changes, text) => {
  expect(productFacts({ ...product, ...changes })).toBe(text)
})
