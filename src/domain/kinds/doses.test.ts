import { doseDays, dosesFrom, doseWindow, intervalsOf } from './doses'

const HPV = [0, 60, 180]

test('days between a dose and the one before it', () => {
  expect([intervalsOf(HPV), intervalsOf([0, 7, 21]), intervalsOf([0])]).toEqual([
    [0, 60, 120],
    [0, 7, 14],
    [0]
  ])
})

test.each([
  ['three doses', HPV, ['2026-11-05', null, null], [null, '2027-01-04', '2027-05-04']],
  [
    'the second later than it could be',
    HPV,
    ['2026-11-05', '2027-01-06', null],
    [null, '2027-01-04', '2027-05-06']
  ],
  ['over the end of a year that is no leap year', [0, 60], ['2026-12-31', null], [null, '2027-03-01']],
  ['in days', [0, 7, 21], ['2026-02-20', null, null], [null, '2026-02-27', '2026-03-13']],
  ['none has a day', HPV, [null, null, null], [null, null, null]],
  ['one dose', [0], ['2026-11-05'], [null]]
])('days from which doses may be given: %s', (_name, schedule, days, expected) => {
  expect(dosesFrom(days, schedule)).toEqual(expected)
})

test.each([
  ['the second, after the first', ['2026-11-05', null, null], 2, { from: '2027-01-04', to: null }],
  ['the third, of which the second has no day', ['2026-11-05', null, null], 3, null],
  [
    'the first, while the second has its day',
    ['2026-11-05', '2027-01-10', null],
    1,
    { from: null, to: '2026-11-11' }
  ],
  [
    'the second between both',
    ['2026-11-05', '2027-01-10', '2027-05-20'],
    2,
    { from: '2027-01-04', to: '2027-01-20' }
  ]
])('days between which a dose has to be: %s', (_name, days, no, expected) => {
  expect(doseWindow(days, no, HPV)).toEqual(expected)
})

test('a dose that was missed has no day, nor has one whose booking failed', () => {
  const states = ['visited', 'booked', 'asked', 'noShow', 'failed', 'cancelled', 'toBook'] as const
  expect(doseDays(states.map((state) => ({ state, date: '2026-11-05' })))).toEqual([
    ...['2026-11-05', '2026-11-05', '2026-11-05'],
    ...[null, null, null, null]
  ])
})
