import { ampmOf, chooseSlot, timespanText, type Slot } from './choose-slot'
import { canBookBranch, branchButtonText, seatsText, stockOf } from './stock'

test.each([
  ['an empty day is ample', 100, 100, { free: true, percent: 0, level: 1, congestionDegree: '充足' }],
  ['59 percent is still ample', 100, 41, { free: true, percent: 59, level: 1 }],
  ['60 percent is busy', 100, 40, { free: true, percent: 60, level: 2, congestionDegree: '适中' }],
  ['84 percent is still busy', 100, 16, { free: true, percent: 84, level: 2 }],
  ['85 percent is nearly full', 100, 15, { free: true, percent: 85, level: 3, congestionDegree: '紧张' }],
  ['one seat of a thousand is not full', 1000, 1, { free: true, percent: 99, level: 3 }],
  ['no seat is full', 100, 0, { free: false, percent: 100, level: 0, congestionDegree: '已约满' }],
  ['a branch without seats is full', 0, 0, { free: false, percent: 100, level: 0 }],
  ['seats below zero are none', 10, -1, { free: false, remaining: 0, level: 0 }]
])('stock words: %s', (_name, capacity, remaining, expected) => {
  expect(stockOf({ capacity, remaining })).toMatchObject(expected)
})

test.each([
  ['free', { free: true, level: 0 }, '下一步'],
  ['a level that is not zero', { free: false, level: 1 }, '下一步'],
  ['both zero', { free: false, level: 0 }, '其他时间']
])('R2.116 the branch button with %s', (_name, branch, text) => {
  expect(branchButtonText(branch)).toBe(text)
  expect(canBookBranch(branch)).toBe(text === '下一步')
})

test('R2.116 the button goes on while one seat remains', () => {
  expect(branchButtonText(stockOf({ capacity: 180, remaining: 1 }))).toBe('下一步')
  expect(branchButtonText(stockOf({ capacity: 180, remaining: 0 }))).toBe('其他时间')
})

test.each([
  [21, 30, '余21位'],
  [5, 30, '余5位'],
  [4, 30, '仅剩4位'],
  [4, 10, '仅剩4位'],
  [4, 9, '余4位'],
  [1, 1, '余1位'],
  [0, 30, '已约满']
])('%p seats of %p read %s', (remaining, capacity, text) => {
  expect(seatsText({ remaining, capacity })).toBe(text)
})

test.each([
  [180, 20, 3],
  [10, 1, 3],
  [9, 1, 2],
  [2, 1, 1]
])('of %p seats %p are left: level %p', (capacity, remaining, level) => {
  expect(stockOf({ capacity, remaining }).level).toBe(level)
})

const slot = (id: number, remaining = 5): Slot => ({ id, timespan: '14:00-14:30', remaining, capacity: 20 })

test('R4.20 several slots open the sheet with all of them', () => {
  expect(chooseSlot([slot(1), slot(2), slot(3)], 1)).toEqual({
    kind: 'choose',
    slots: [slot(1), slot(2), slot(3)]
  })
})

test('R4.22 one slot is taken by itself, also for category 5', () => {
  const taken = { kind: 'auto', timespanId: 7, timespan: '14:00-14:30' }
  expect(chooseSlot([slot(7)], 1)).toEqual(taken)
  expect(chooseSlot([slot(7)], 5)).toEqual(taken)
})

test('R4.22 one full slot is not taken', () => {
  expect(chooseSlot([slot(7, 0)], 1).kind).toBe('choose')
})

test('R4.23 R4.24 without slots the default text and id are used', () => {
  expect(chooseSlot([], 1)).toEqual({ kind: 'default', timespanId: 9999, timespan: '08:00-10:30' })
  expect(timespanText('')).toBe('08:00-10:30')
  expect(timespanText('09:00-09:30')).toBe('09:00-09:30')
})

test.each([[5], ['5']])('R4.25 category %p does not go on without a slot', (category) => {
  expect(chooseSlot([], category)).toEqual({ kind: 'missing' })
})

test.each([
  ['11:30-12:00', 1],
  ['12:00-12:30', 2]
])('the half day of %s is %p', (timespan, half) => {
  expect(ampmOf(timespan)).toBe(half)
})
