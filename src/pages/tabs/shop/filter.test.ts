import { countOf, digitsOnly, faultOf, filterOf, NO_FILTER } from './filter'

test.each([
  ['nothing set', {}, null],
  ['an age that nobody has', { age: '121' }, 'age'],
  ['the greatest age', { age: '120' }, null],
  ['a highest price below the lowest', { priceMin: '500', priceMax: '499' }, 'price'],
  ['both prices equal', { priceMin: '500', priceMax: '500' }, null],
  ['only a highest price', { priceMax: '1' }, null]
])('a filter with %s', (_name, change, fault) => {
  expect(faultOf({ ...NO_FILTER, ...change })).toBe(fault)
})

test('what is not set narrows nothing', () => {
  expect(filterOf(NO_FILTER)).toEqual({})
})

test('female is 0, prices are fen', () => {
  expect(filterOf({ ...NO_FILTER, sex: 0, age: '35', priceMax: '999', bodyPart: 'C05' })).toEqual({
    sex: 0,
    age: 35,
    maxFen: 99_900,
    bodyPart: 'C05'
  })
})

test('a price range counts once', () => {
  expect(countOf({ ...NO_FILTER, sex: 0, priceMin: '1', priceMax: '2' })).toBe(2)
})

test('only digits can be typed', () => {
  expect(digitsOnly('1a2.34567890')).toBe('123456')
})
