import { laterDoses } from './doses'

test.each([
  [
    'three doses',
    '2026-11-05',
    [0, 60, 180],
    [
      ['2', '2027-01-04'],
      ['3', '2027-05-04']
    ]
  ],
  ['over the end of a year that is no leap year', '2026-12-31', [0, 60], [['2', '2027-03-01']]],
  [
    'in days',
    '2026-02-20',
    [0, 7, 21],
    [
      ['2', '2026-02-27'],
      ['3', '2026-03-13']
    ]
  ],
  ['one dose', '2026-11-05', [0], []]
])('days from which later doses may be given: %s', (_name, first, schedule, expected) => {
  expect(laterDoses(first, schedule).map(({ no, notBefore }) => [String(no), notBefore])).toEqual(expected)
})
