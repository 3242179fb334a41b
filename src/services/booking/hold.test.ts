import { otherSlots } from './hold'

const alternative = {
  hospitalId: 'H1001',
  hospitalName: '望京',
  date: '2026-11-24',
  slotId: 13,
  timespan: '08:30-09:00',
  remnum: 3
}

test.each([
  ['no results', null, 0],
  ['an object', { items: [] }, 0],
  ['rows of another shape', [{ a: 1 }, null, 'x'], 0],
  ['two rows', [alternative, { ...alternative, slotId: 14 }], 2],
  ['never more than three', [1, 2, 3, 4, 5].map((slotId) => ({ ...alternative, slotId })), 3]
])('alternatives of 27002: %s', (_name, results, count) => {
  expect(otherSlots({ results })).toHaveLength(count)
})

test('an offered slot in our own words', () => {
  expect(otherSlots({ results: [alternative] })).toEqual([
    {
      branchId: 'H1001',
      branchName: '望京',
      date: '2026-11-24',
      slotId: 13,
      timespan: '08:30-09:00',
      remaining: 3
    }
  ])
})
