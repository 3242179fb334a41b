import { cellReached, walk, type Cell } from './board'

const cell = (kind: Cell['kind']): Cell => ({ name: kind, kind })
const BOARD = [cell('plain'), cell('coupon'), cell('plain'), cell('back'), cell('quiz'), cell('plain')]

test.each([
  ['a throw goes cell by cell', 0, 2, { cells: [1, 2], position: 2, laps: 0 }],
  ['the last cell leads to the first, and a round is done', 4, 3, { cells: [5, 0, 1], position: 1, laps: 1 }],
  ['a cell that leads back takes two', 0, 3, { cells: [1, 2, 3, 2, 1], position: 1, laps: 0 }],
  ['a whole round ends where it began', 2, 6, { cells: [3, 4, 5, 0, 1, 2], position: 2, laps: 1 }]
])('%s', (_rule, from, face, expected) => {
  expect(walk(BOARD, from, face)).toEqual(expected)
})

test.each([
  ['who stops on it has the coupon', 0, 1, 'coupon'],
  ['who is led back to a coupon has not', 0, 3, 'back'],
  ['a question waits', 2, 2, 'quiz'],
  ['nothing', 4, 1, 'plain']
])('what a stop gives: %s', (_rule, from, face, kind) => {
  expect(cellReached(BOARD, from, face)).toBe(kind)
})

test('a board has cells', () => {
  expect(() => walk([], 0, 1)).toThrow(RangeError)
})
