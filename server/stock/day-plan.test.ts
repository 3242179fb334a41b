import { planDay, type BranchPlan } from './day-plan'

const BRANCH: BranchPlan = {
  orgCode: 'B001',
  capacityPerDay: 40,
  baseOccupancy: 0,
  closedWeekdays: [0],
  openHours: '07:30-11:30',
  singleSlot: false,
  thirdOrg: false
}
const MONDAY = '2026-11-30'
const SUNDAY = '2026-11-29'

const plan = (over: Partial<BranchPlan>, date = MONDAY) =>
  planDay('checkup', { ...BRANCH, ...over }, date, false)

test.each([
  ['all of the kind where the branch is open for them', '07:30-11:30', '07:30 08:00 08:30 09:00 09:30'],
  ['none before it opens', '08:00-11:30', '08:00 08:30 09:00 09:30'],
  ['none that ends after it closes', '07:30-10:00', '07:30 08:00 08:30 09:00'],
  ['hours as people write them', '周一至周六 8:00-11:30、14:00-17:00', '08:00 08:30 09:00 09:30'],
  ['one of its whole opening where none of the kind fits', '13:00-17:00', '13:00'],
  ['all of the kind where its hours name no times', '每天', '07:30 08:00 08:30 09:00 09:30']
])('a branch has slots within its hours: %s', (_rule, openHours, starts) => {
  const slots = plan({ openHours })
  expect(slots.map(({ timespan }) => timespan.slice(0, 5)).join(' ')).toBe(starts)
  expect(slots.reduce((sum, { capacity }) => sum + capacity, 0)).toBe(40)
})

test('a branch of one slot has that of its whole opening', () => {
  expect(plan({ singleSlot: true, openHours: '每天 8:00-11:30' })).toMatchObject([
    { timespan: '08:00-11:30', capacity: 40 }
  ])
})

test('a day on which it is closed has none', () => {
  expect(plan({}, SUNDAY)).toEqual([])
})

test('a partner has one stock of the day, under the number of no span', () => {
  expect(plan({ thirdOrg: true, openHours: '08:00-11:30' })).toMatchObject([{ slotId: 9999, capacity: 40 }])
})
