import { nearDay } from './day-names'

const NOW = Date.parse('2026-11-20T23:59:00+08:00')

test.each([
  ['2026-11-20', '今天 11-20 周五'],
  ['2026-11-21', '明天 11-21 周六'],
  ['2026-11-22', '后天 11-22 周日'],
  ['2026-11-23', '11-23 周一'],
  ['2027-01-01', '01-01 周五'],
  ['2026-11-19', '11-19 周四']
])('%s is told as %s', (date, told) => {
  expect(nearDay(date, NOW)).toBe(told)
})
