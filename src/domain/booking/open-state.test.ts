import type { BranchDayState } from './branch-days'
import { openState } from './open-state'

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`)

test.each<[string, string, BranchDayState | undefined, string, string]>([
  ['a minute before it opens', '07:30-11:30', 'free', '07:29', 'before'],
  ['as it opens', '07:30-11:30', 'free', '07:30', 'open'],
  ['the last minute', '07:30-11:30', 'full', '11:29', 'open'],
  ['as it ends', '07:30-11:30', 'free', '11:30', 'ended'],
  ['after the last time of the day, within its hours', '07:30-11:30', 'over', '10:00', 'ended'],
  ['a day on which it is closed', '07:30-11:30', 'closed', '10:00', 'closed'],
  ['a day that nobody tells of', '09:30-20:00', undefined, '19:59', 'open'],
  ['hours in words', '以门诊公告为准', 'free', '10:00', 'unknown'],
  ['no hours', '', 'free', '10:00', 'unknown']
])('%s', (_name, hours, day, time, state) => {
  expect(openState(hours, day, at(time))).toBe(state)
})
