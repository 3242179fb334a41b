import { branchDayState } from './branch-days'

const seats = (date: string, open: boolean, remaining: number) => ({ date, open, remaining })

test.each([
  ['free', [seats('2026-11-20', true, 3)]],
  ['free', [seats('2026-11-20', true, 0), seats('2026-11-20', true, 1)]],
  ['full', [seats('2026-11-21', true, 0)]],
  ['closed', []],
  ['closed', [seats('2026-11-21', false, 4)]],
  ['over', [seats('2026-11-20', false, 0)]]
] as const)('a day is %s', (state, all) => {
  expect(branchDayState(all, '2026-11-20')).toBe(state)
})
