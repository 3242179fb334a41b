import { clinicRow } from '@/../tests/support/booking'
import { toClinic, type WireClinic } from './clinic-mapper'

const { hospitalId, orgCode, hospitalName, hospitalAddress, hospitalDistance, ...rest } = clinicRow()

test.each<[name: string, row: WireClinic]>([
  ['hospital…', { ...rest, hospitalId, hospitalName, hospitalAddress, hospitalDistance }],
  [
    'org…',
    { ...rest, orgCode, orgName: hospitalName, orgAddress: hospitalAddress, distance: hospitalDistance }
  ],
  ['address alone', { ...rest, orgCode, hospitalName, address: hospitalAddress, distance: hospitalDistance }]
])('R3.23 a row spelt %s is the same branch', (_name, row) => {
  expect(toClinic(row)).toEqual(clinicRow())
})

test('a distance nobody knows stays unknown, one of 0 km is one', () => {
  expect(toClinic({ ...rest, hospitalId, hospitalDistance: null }).hospitalDistance).toBeNull()
  expect(toClinic({ ...rest, hospitalId, distance: 0 }).hospitalDistance).toBe(0)
})
