import { dateTab, dateTabNote, dayState, dayStatus, spokenDay } from './day-state'
import { isInBookingWindow, lastBookableDate, monthGrid } from './month-grid'

const day = (status: number, free = true) => ({ date: '2026-11-24', status, free })

test.each([
  ['R5.1 R3.25 status 1', day(1), { state: 'full', disabled: true, label: '已约满' }],
  ['R5.1 status 1 wins over free', day(1, false), { state: 'full', disabled: true, label: '已约满' }],
  ['R5.2 R3.25 status 2', day(2), { state: 'closed', disabled: true, label: '未开放' }],
  ['R5.3 a missing day', undefined, { state: 'closed', disabled: true, label: '未开放' }],
  ['R5.3 free false', day(0, false), { state: 'closed', disabled: true, label: '未开放' }],
  ['R4.12 bookable', day(0), { state: 'bookable', disabled: false, label: '' }]
])('a calendar day: %s', (_name, input, expected) => {
  expect(dayState(input)).toEqual(expected)
})

test.each([
  ['a closed day', { open: false, remaining: 10 }, 2],
  ['no seat left', { open: true, remaining: 0 }, 1],
  ['seats left', { open: true, remaining: 1 }, 0]
])('R3.25 the status code of %s', (_name, input, status) => {
  expect(dayStatus(input)).toBe(status)
})

test('R2.111 a date tab has a weekday label and a short date; today is named', () => {
  expect(dateTab('2026-11-24', '2026-11-20')).toEqual({ weekday: '周二', short: '11-24' })
  expect(dateTab('2026-11-20', '2026-11-20')).toEqual({ weekday: '今天', short: '11-20' })
})

test('a day is read aloud with its state', () => {
  expect(spokenDay('2026-11-24', dayState(day(0)), 12)).toBe('11月24日 周二 余12')
  expect(spokenDay('2026-11-24', dayState(day(1)), 0)).toBe('11月24日 周二 已约满')
  expect(spokenDay('2026-11-24', dayState(day(0)))).toBe('11月24日 周二 可约')
})

test.each([
  ['ample', day(0), 1, '可约'],
  ['nearly full', day(0), 3, '紧张'],
  ['full', day(1), 0, '已约满'],
  ['not open', day(2), 3, '未开放']
])('the note of a date tab: %s', (_name, input, level, note) => {
  expect(dateTabNote(dayState(input), level)).toBe(note)
})

test('the window is 90 days from today', () => {
  expect(lastBookableDate('2026-11-20')).toBe('2027-02-18')
  expect(isInBookingWindow('2026-11-20', '2026-11-20')).toBe(true)
  expect(isInBookingWindow('2027-02-18', '2026-11-20')).toBe(true)
  expect(isInBookingWindow('2027-02-19', '2026-11-20')).toBe(false)
  expect(isInBookingWindow('2026-11-19', '2026-11-20')).toBe(false)
})

const days = (week: readonly ({ day: number } | null)[] | undefined) => week?.map((cell) => cell?.day ?? null)

test('weeks start on Monday and those before today are dropped', () => {
  const months = monthGrid('2026-11-20')
  expect(months.map((month) => month.title)).toEqual(['2026年11月', '2026年12月', '2027年1月', '2027年2月'])
  const november = months[0]
  expect(november?.weeks.map(days)).toEqual([
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, null, null, null, null, null, null]
  ])
  expect(days(months[1]?.weeks[0])).toEqual([null, 1, 2, 3, 4, 5, 6])
})

test('today is marked and days before it are outside of the window', () => {
  const cells = monthGrid('2026-11-20')[0]?.weeks[0] ?? []
  expect(cells.map((cell) => [cell?.isToday, cell?.inWindow])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [false, false],
    [true, true],
    [false, true],
    [false, true]
  ])
})

test('a month begins with the week of its first day; days of the month before are left empty', () => {
  const november = monthGrid('2026-12-01')[0]
  expect(november?.key).toBe('2026-12')
  expect(days(november?.weeks[0])).toEqual([null, 1, 2, 3, 4, 5, 6])
})

test('a leap February has 29 days', () => {
  const february = monthGrid('2028-01-31').find((month) => month.key === '2028-02')
  expect(february?.weeks.flat().filter((cell) => cell !== null)).toHaveLength(29)
})
