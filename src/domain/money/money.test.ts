import fc from 'fast-check'
import { allocateFen, formatYuan, splitPrice, toFen, toYuan } from '.'

describe('toFen', () => {
  test.each([
    ['whole yuan', 1080, 108000],
    ['one decimal', 1080.5, 108050],
    ['a float that multiplies to 1.9999', 19.99, 1999],
    ['a float that multiplies to 0.2899', 0.29, 29],
    ['half a fen is rounded up', 1.005, 101],
    ['less than half is dropped', 1.0049, 100],
    ['text', '66.60', 6660],
    ['text with blanks', ' 5 ', 500],
    ['negative', -0.29, -29],
    ['a number written with an exponent', 1e-7, 0],
    ['negative zero is zero', -0.001, 0]
  ])('R9.36 %s', (_breaks, yuan, fen) => expect(toFen(yuan)).toBe(fen))

  test.each([
    ['empty', ''],
    ['words', '十元'],
    ['exponent text', '1e3'],
    ['two dots', '1.2.3'],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['beyond safe integers', 1e15]
  ])('R9.36 %s is refused', (_breaks, yuan) => expect(() => toFen(yuan)).toThrow(RangeError))
})

test.each([
  ['whole yuan keep two decimals', 108000, '1080.00'],
  ['fen below ten keep their zero', 105, '1.05'],
  ['less than a yuan', 5, '0.05'],
  ['negative', -20000, '-200.00']
])('%s', (_breaks, fen, text) => expect(formatYuan(fen)).toBe(text))

test.each([
  ['no decimal part for whole yuan', 108000, '1080', ''],
  ['trailing zero dropped', 108050, '1080', '5'],
  ['leading zero kept', 108005, '1080', '05'],
  ['two decimals', 108055, '1080', '55'],
  ['negative below a yuan keeps its sign', -50, '-0', '5']
])('R5.44 split price: %s', (_breaks, fen, integer, decimal) =>
  expect(splitPrice(fen)).toEqual({ integer, decimal })
)

test('R9.36 a fraction of a fen is never printed', () => {
  expect(() => formatYuan(1.5)).toThrow(RangeError)
})

test('R9.36 every amount survives the way out and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (fen) => {
      expect(toFen(toYuan(fen))).toBe(fen)
      expect(toFen(formatYuan(fen))).toBe(fen)
    })
  )
})

describe('allocateFen', () => {
  test.each([
    ['proportional', 29800, [12800, 16800, 5800], [10775, 14142, 4883]],
    ['the odd fen goes to the first of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['all weights zero: equal parts', 10, [0, 0, 0], [4, 3, 3]],
    ['a zero weight takes nothing', 99, [0, 5], [0, 99]],
    ['nothing to divide', 0, [3, 4], [0, 0]],
    ['nobody to give it to', 5, [], []]
  ])('R3.34 %s', (_breaks, total, weights, parts) => expect(allocateFen(total, weights)).toEqual(parts))

  test('R3.34 the parts always sum to the whole and none is negative', () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.array(fc.nat(1e7), { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = allocateFen(total, weights)
        expect(parts.reduce((left, right) => left + right, 0)).toBe(total)
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      })
    )
  })

  test.each([
    ['negative total', -1, [1]],
    ['half a fen', 0.5, [1]],
    ['negative weight', 1, [-1]]
  ])('%s is refused', (_breaks, total, weights) =>
    expect(() => allocateFen(total, weights)).toThrow(RangeError)
  )
})
