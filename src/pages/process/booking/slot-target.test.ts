import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { alternativesOf } from '@/components/booking/alternatives'
import { clinicOf } from './slot-target'

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
  expect(alternativesOf(results)).toHaveLength(count)
})

test('the branch of an alternative is found on any day of the list', () => {
  const [info] = bookingAnswer({ '2026-11-26': [clinicRow({ hospitalId: 'H1002', thirdOrg: 1 })] })
  expect(clinicOf(info, 'H1002')).toMatchObject({ thirdOrg: 1 })
  expect(clinicOf(info, 'H9')).toBeUndefined()
  expect(clinicOf(undefined, 'H1002')).toBeUndefined()
})
