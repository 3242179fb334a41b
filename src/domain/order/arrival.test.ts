import { arrivalDay, undoableUntil } from './arrival'

test.each([
  ['no day is booked', null, '2026-06-02', 'none'],
  ['the day before', '2026-06-02', '2026-06-01', 'early'],
  ['the day itself', '2026-06-02', '2026-06-02', 'today'],
  ['the day after, over the end of a month', '2026-05-31', '2026-06-01', 'late'],
  ['the seventh day', '2026-06-02', '2026-06-09', 'late'],
  ['the eighth', '2026-06-02', '2026-06-10', 'over']
] as const)('%s', (_name, date, today, day) => expect(arrivalDay(date, today)).toBe(day))

test('what was said can be taken back for a day', () => {
  expect(undoableUntil(1_000)).toBe(1_000 + 24 * 3_600_000)
})
