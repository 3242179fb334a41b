import { clinicRow } from '@/../tests/support/booking'
import { toBranch, type WireBranch } from './booking'

const { hospitalId, orgCode, hospitalName, hospitalAddress, hospitalDistance, ...rest } = clinicRow()

test.each<[name: string, row: WireBranch]>([
  ['hospital…', { ...rest, hospitalId, hospitalName, hospitalAddress, hospitalDistance }],
  [
    'org…',
    { ...rest, orgCode, orgName: hospitalName, orgAddress: hospitalAddress, distance: hospitalDistance }
  ],
  ['address alone', { ...rest, orgCode, hospitalName, address: hospitalAddress, distance: hospitalDistance }]
])('R3.23 a row spelt %s is the same branch', (_name, row) => {
  expect(toBranch(row)).toEqual(toBranch(clinicRow()))
  expect(toBranch(row)).toMatchObject({ id: hospitalId, name: hospitalName, address: hospitalAddress })
})

test('a distance nobody knows stays unknown, one of 0 km is one', () => {
  expect(toBranch({ ...rest, hospitalId, hospitalDistance: null }).distanceKm).toBeNull()
  expect(toBranch({ ...rest, hospitalId, distance: 0 }).distanceKm).toBe(0)
})
