import {
  addDays,
  dateOf,
  daysBetween,
  formatDateTime,
  instantAt,
  isDate,
  dayAndTime,
  longDate,
  monthLabel,
  parseDateTime,
  shortDate,
  weekdayLabel
} from './date'

test.each([
  ['a leap day of a leap year', '2028-02-29', true],
  ['a leap day of a common year', '2026-02-29', false],
  ['a month of 30 days has no 31st', '2026-11-31', false],
  ['a month above 12', '2026-13-01', false],
  ['a date without leading zeros', '2026-1-1', false],
  ['text', '今天', false]
])('a date is a real calendar date: %s', (_name, text, expected) => {
  expect(isDate(text)).toBe(expected)
})

test.each([
  ['just before midnight in Shanghai', Date.UTC(2026, 10, 20, 15, 59, 59), '2026-11-20'],
  ['midnight in Shanghai is 16:00 UTC', Date.UTC(2026, 10, 20, 16, 0, 0), '2026-11-21'],
  ['the last evening of a year', Date.UTC(2026, 11, 31, 16, 0, 0), '2027-01-01']
])('the date of an instant is the Shanghai date: %s', (_name, instant, expected) => {
  expect(dateOf(instant)).toBe(expected)
})

test.each([
  ['over a month end', '2026-11-30', 1, '2026-12-01'],
  ['over a year end', '2026-12-31', 1, '2027-01-01'],
  ['back over a leap day', '2028-03-01', -1, '2028-02-29'],
  ['ninety days', '2026-11-20', 90, '2027-02-18']
])('adding days goes %s', (_name, date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(daysBetween(date, expected)).toBe(days)
})

test('a text that is no date is refused, not turned into another day', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

test.each([
  ['2026-11-24', '周二'],
  ['2026-11-22', '周日'],
  ['1969-12-31', '周三']
])('R2.111 the weekday label of %s is %s', (date, expected) => {
  expect(weekdayLabel(date)).toBe(expected)
})

test('R2.111 the short date drops the year', () => {
  expect(shortDate('2026-11-24')).toBe('11-24')
})

test('a day is told by month, day and weekday, a moment by day and minute; what is no moment stays', () => {
  expect(longDate('2026-01-04')).toBe('1月4日 周日')
  expect([monthLabel('2026-01'), monthLabel('2026-11-24')]).toEqual(['1月', '11月'])
  expect(dayAndTime('2026-01-04 08:05:59')).toBe('1月4日 08:05')
  expect(dayAndTime('2026-12-24 18:00')).toBe('12月24日 18:00')
  expect(dayAndTime('到检后 3 个工作日')).toBe('到检后 3 个工作日')
})

test.each([
  ['a date', '2026-11-24', '2026-11-24 00:00:00'],
  ['minutes only', '2026-11-24 18:00', '2026-11-24 18:00:00'],
  ['Shanghai without an offset', '2026-11-24 18:00:05', '2026-11-24 18:00:05'],
  ['ISO with the Shanghai offset', '2026-11-24T18:00:05+08:00', '2026-11-24 18:00:05'],
  ['ISO in UTC', '2026-11-24T18:00:05.123Z', '2026-11-25 02:00:05'],
  ['ISO with a western offset', '2026-11-24T18:00:00-05:00', '2026-11-25 07:00:00']
])('date-times of the wire are read: %s', (_name, text, expected) => {
  const instant = parseDateTime(text)
  expect(instant === null ? null : formatDateTime(instant)).toBe(expected)
})

test.each([['2026-02-30 10:00:00'], ['2026-11-24 24:00:00'], ['2026-11-24 10:60:00'], ['soon'], ['']])(
  'a wrong date-time is null: %s',
  (text) => {
    expect(parseDateTime(text)).toBeNull()
  }
)

test('an instant of a Shanghai wall clock', () => {
  expect(instantAt('2026-11-23', '18:00')).toBe(Date.UTC(2026, 10, 23, 10, 0, 0))
})
