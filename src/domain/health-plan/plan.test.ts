import {
  doneCount,
  goalFor,
  NO_DAY,
  planProblem,
  progressOf,
  weightPlaces,
  weightProblem,
  withTap,
  type DatedPlanDay
} from './plan'

const PLAN = { startedOn: '2026-10-20', startKg: 78.2, goalKg: 74.3, reportNo: '' }
const day = (date: string, kg: number | null = null, walk = 0): DatedPlanDay => ({
  date,
  done: walk > 0 ? { walk } : {},
  kg
})

test.each([
  ['fits', 78.2, 74.3, null],
  ['a goal above the start', 78, 78, '目标体重要低于现在的体重'],
  ['too much at once', 80, 67, '15%'],
  ['just that much', 80, 68, null],
  ['no weight', Number.NaN, 70, '30 到 250'],
  ['no goal', 80, Number.NaN, '30 到 250']
])('a plan: %s', (_name, startKg, goalKg, expected) => {
  const problem = planProblem({ startKg, goalKg })
  if (expected === null) expect(problem).toBeNull()
  else expect(problem).toContain(expected)
})

test.each([
  [29.9, false],
  [30, true],
  [250, true],
  [250.1, false]
])('%d kg can be weighed: %s', (kg, fits) => {
  expect(weightProblem(kg) === null).toBe(fits)
})

test('a twentieth less is advised', () => {
  expect(goalFor(78.2)).toBe(74.3)
})

test('a tap adds a step, never more than the goal, and to nothing else', () => {
  const water = Array.from({ length: 10 }).reduce((one: typeof NO_DAY) => withTap(one, 'water'), NO_DAY)
  expect(water.done).toEqual({ water: 8 })
  expect(withTap(NO_DAY, 'walk').done).toEqual({ walk: 1000 })
  expect([doneCount(water), doneCount(undefined), doneCount(withTap(water, 'dinner'))]).toEqual([1, 0, 2])
})

test('week, weight and share of the way; the week runs from Monday and a day without a record is no end', () => {
  const days = [day('2026-11-16', null, 1000), day('2026-11-17', 76.4), day('2026-11-19', null, 8000)]
  const got = progressOf(PLAN, days, '2026-11-20')
  expect(got).toMatchObject({ week: 5, over: false, nowKg: 76.4, lostKg: 1.8, percent: 46 })
  expect(got.days.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22'
  ])
  expect(got.days.map(({ marked }) => marked)).toEqual([false, true, false, true, false, false, false])
  expect(got.days.findIndex(({ today }) => today)).toBe(4)
  expect(got.weights).toEqual([
    { date: '2026-10-20', kg: 78.2 },
    { date: '2026-11-17', kg: 76.4 }
  ])
})

test.each([
  ['on the first day', '2026-10-20', [], { week: 1, over: false, percent: 0 }],
  ['heavier than at the start', '2026-10-28', [day('2026-10-28', 79)], { week: 2, percent: 0, lostKg: -0.8 }],
  ['at the goal', '2026-12-01', [day('2026-12-01', 74)], { percent: 100, lostKg: 4.2 }],
  ['after twelve weeks', '2027-01-12', [], { week: 12, over: true }]
] as const)('%s', (_name, today, days, expected) => {
  expect(progressOf(PLAN, days, today)).toMatchObject(expected)
})

test('weights lie between the edges, one alone in the middle', () => {
  const places = weightPlaces([
    { date: '2026-10-20', kg: 78 },
    { date: '2026-10-30', kg: 77 },
    { date: '2026-11-19', kg: 76 }
  ])
  expect(places.map(({ at }) => Number(at.toFixed(2)))).toEqual([0.1, 0.37, 0.9])
  expect(weightPlaces([{ date: '2026-10-20', kg: 78 }])[0]?.at).toBe(0.5)
})
