import {
  byDay,
  dailyOf,
  dayMarks,
  dayPlace,
  DEFAULT_TARGETS,
  glucoseProblem,
  readGlucose,
  since,
  summaryOf,
  targetProblem,
  typed,
  type GlucoseRecord,
  type GlucoseWhen
} from './glucose'

const record = (date: string, when: GlucoseWhen, value: number): GlucoseRecord => ({
  id: `${date} ${when} ${value}`,
  date,
  when,
  value,
  tags: []
})

test.each([
  ['fasting', 3.8, 'alarm'],
  ['fasting', 3.9, 'low'],
  ['fasting', 4.3, 'low'],
  ['fasting', 4.4, 'within'],
  ['fasting', 7, 'within'],
  ['fasting', 7.1, 'high'],
  ['lunch', 7.1, 'within'],
  ['dinner', 10, 'within'],
  ['breakfast', 10.1, 'high'],
  ['breakfast', 16.7, 'high'],
  ['breakfast', 16.8, 'alarm']
] as const)('%s %d is %s', (when, value, expected) => {
  expect(readGlucose({ when, value }, DEFAULT_TARGETS)).toBe(expected)
})

test.each([
  ['nothing', Number.NaN, '请填写血糖值'],
  ['zero', 0, '请填写血糖值'],
  ['two decimals', 6.25, '血糖值最多一位小数'],
  ['too little', 1, '请核对'],
  ['33.4', 33.4, '请核对'],
  ['33.3', 33.3, null],
  ['6.1', 6.1, null]
])('what can be kept: %s', (_name, value, expected) => {
  const problem = glucoseProblem(value)
  if (expected === null) expect(problem).toBeNull()
  else expect(problem).toContain(expected)
})

test.each([
  ['below the alarm', 3.8, 7, 'low', '目标下限不能低于 3.9'],
  ['above the alarm', 4.4, 16.8, 'high', '目标上限不能高于 16.7'],
  ['the wrong way round', 7, 7, 'low', '目标下限要小于上限'],
  ['no low one', Number.NaN, 7, 'low', '请填写合理的目标范围'],
  ['no high one', 4.4, Number.NaN, 'high', '请填写合理的目标范围']
])('a target: %s', (_name, low, high, field, message) => {
  expect(targetProblem({ low, high })).toEqual({ field, message })
})

test('a target: the usual', () => expect(targetProblem({ low: 4.4, high: 7 })).toBeNull())

const WEEK = [
  record('2026-11-20', 'fasting', 6.6),
  record('2026-11-20', 'breakfast', 11),
  record('2026-11-20', 'dinner', 8),
  record('2026-11-14', 'fasting', 6),
  record('2026-11-13', 'fasting', 9.9)
]

test('the last week has today in it and not the eighth day', () => {
  expect(since(WEEK, '2026-11-20', 7).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    '2026-11-14'
  ])
})

test('how many are within, the averages and the highest', () => {
  expect(summaryOf(since(WEEK, '2026-11-20', 7), DEFAULT_TARGETS)).toMatchObject({
    count: 4,
    within: 3,
    fasting: 6.3,
    post2h: 9.5,
    highest: { value: 11 }
  })
  expect(summaryOf([], DEFAULT_TARGETS)).toEqual({
    count: 0,
    within: 0,
    fasting: null,
    post2h: null,
    highest: null
  })
})

test('by day, and one value a day of a moment', () => {
  expect(byDay(WEEK).map(({ date, records }) => [date, records.length])).toEqual([
    ['2026-11-20', 3],
    ['2026-11-14', 1],
    ['2026-11-13', 1]
  ])
  expect(dailyOf(WEEK, 'post2h')).toEqual([{ date: '2026-11-20', value: 9.5 }])
  expect(dailyOf(WEEK, 'fasting').map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-14', '2026-11-20'])
})

test.each([
  [7, 7, '11-14'],
  [30, 6, '10-26'],
  [90, 7, '09-03']
])('a chart of %d days has %d marks, the last of them today', (days, count, first) => {
  const marks = dayMarks('2026-11-20', days)
  expect([marks.length, marks[0]?.text, marks.at(-1)?.text]).toEqual([count, first, '今天'])
  expect(marks.at(-1)?.at).toBeCloseTo(0.94)
  expect(marks.every(({ at }) => at >= 0 && at <= 1)).toBe(true)
})

test('a day lies between the edges', () => {
  expect(dayPlace('2026-11-14', '2026-11-20', 7)).toBeCloseTo(0.06)
  expect(dayPlace('2026-11-17', '2026-11-20', 7)).toBeCloseTo(0.5)
})

test.each([
  ['', '8', '8'],
  ['8', '.', '8.'],
  ['8.', '4', '8.4'],
  ['8.4', '4', '8.4'],
  ['12', '3', '12'],
  ['', '.', ''],
  ['0', '6', '6'],
  ['8.4', 'delete', '8.']
])('the pad: %s and %s make %s', (text, key, expected) => {
  expect(typed(text, key)).toBe(expected)
})
