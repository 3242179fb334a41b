import { fastingWarning } from './fasting'

test.each([
  ['the next morning, in time', '2026-11-20T20:00:00+08:00', '08:00-08:30', ''],
  ['eight hours to the minute are enough', '2026-11-21T00:00:00+08:00', '08:00-08:30', ''],
  ['too few hours are left', '2026-11-21T00:01:00+08:00', '08:00-08:30', '不到 8 小时，请确认来得及'],
  ['it has begun already', '2026-11-21T08:10:00+08:00', '08:00-08:30', '不到 8 小时'],
  [
    'an afternoon, days ahead',
    '2026-11-18T08:00:00+08:00',
    '13:30-14:00',
    '选下午的时段当天早上起就不能进食'
  ],
  ['the last time of a morning', '2026-11-18T08:00:00+08:00', '11:30-12:00', '']
])('an empty stomach: %s', (_name, now, timespan, warning) => {
  const told = fastingWarning('2026-11-21', timespan, Date.parse(now))
  expect(warning === '' ? told : told.includes(warning)).toBe(warning === '' ? '' : true)
})
