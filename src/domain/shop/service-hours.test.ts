import { expect, test } from 'vitest'
import { formatDateTime, instantAt } from '../date'
import { serviceAt } from './service-hours'

// A Friday.
const DAY = '2026-11-20'
const at = (time: string, day = DAY) => instantAt(day, time)
const told = (hours: string, now: number) => {
  const state = serviceAt(hours, now)
  return state && (state.open ? 'open' : formatDateTime(state.from).slice(0, 16))
}

test.each([
  ['in its hours', '每天 08:00-20:00', at('09:00'), 'open'],
  ['from the first minute', '每天 08:00-20:00', at('08:00'), 'open'],
  ['before them', '每天 08:00-20:00', at('07:59'), '2026-11-20 08:00'],
  ['not in the last minute', '每天 08:00-20:00', at('20:00'), '2026-11-21 08:00'],
  ['without words it is every day', '8:30–17:30', at('12:00', '2026-11-22'), 'open'],
  ['on a workday', '周一至周五 09:00-18:00', at('17:59'), 'open'],
  ['after the week until Monday', '周一至周五 09:00-18:00', at('18:00'), '2026-11-23 09:00'],
  ['at the weekend', '工作日 09:00-18:00', at('12:00', '2026-11-22'), '2026-11-23 09:00'],
  ['to midnight', '每天 08:00-24:00', at('23:59'), 'open'],
  ['words that nobody knows', '节假日除外 09:00-18:00', at('12:00'), null],
  ['two spans of a day', '每天 08:00-12:00，13:00-17:00', at('12:30'), null],
  ['over midnight', '每天 20:00-08:00', at('21:00'), null],
  ['nothing', '', at('12:00'), null]
])('hours of the service: %s', (_name, hours, now, expected) => {
  expect(told(hours, now)).toBe(expected)
})
