import { needsConsent } from './access'
import { concernsOf, improvedOf, normalOf, recheckCodes, standingOf } from './judge'
import { plainWords } from './plain'
import type { Finding, Reading, Report } from './report'
import { allSeries, changeOf, directionOf, lineOf, movingOf, runsOf, seriesOf, standingText } from './trend'

const reading = (value: number, changes: Partial<Reading> = {}): Reading => ({
  itemCode: 'GL002',
  itemName: '糖化血红蛋白',
  unit: '%',
  low: 4,
  high: 6,
  value,
  ...changes
})
const finding = (level: Finding['level'], itemCode: string, changes: Partial<Finding> = {}): Finding => ({
  level,
  itemCode,
  itemName: `${itemCode}项`,
  text: `${itemCode}说明`,
  ...changes
})
const report = (changes: Partial<Report> = {}): Report => ({
  reportNo: 'RP1',
  date: '2026-04-15',
  branch: '望京分院',
  readings: [],
  findings: [],
  normal: [],
  ...changes
})
const uric = (value: number) =>
  reading(value, { itemCode: 'LP003', itemName: '尿酸', unit: 'μmol/L', low: 208, high: 428 })

test.each([
  ['below', 3.9, 'low'],
  ['at the lower limit', 4, 'within'],
  ['between', 5, 'within'],
  ['at the upper limit', 6, 'within'],
  ['above', 6.1, 'high']
] as const)('a value %s the range', (_name, value, expected) => {
  expect(standingOf(reading(value))).toBe(expected)
})

test('what a doctor is for comes first, then what is looked at again, then how one lives', () => {
  const concerns = concernsOf(
    report({
      readings: [uric(451), reading(6.1), reading(5, { itemCode: 'KI001', itemName: '肌酐' })],
      findings: [finding('生活方式', 'LI003'), finding('建议复查', 'GL002'), finding('建议就诊', 'TH001')]
    })
  )
  expect(concerns.map(({ level, name, reading: own }) => [level, name, own?.value ?? null])).toEqual([
    ['建议就诊', 'TH001项', null],
    ['建议复查', '糖化血红蛋白', 6.1],
    ['生活方式', 'LI003项', null],
    ['生活方式', '尿酸', 451]
  ])
})

test('of two values of one check item a finding speaks of the one that it names, else of the one out of its range', () => {
  const readings = [
    reading(1.2, { itemCode: 'LP001', itemName: '甘油三酯', low: 0, high: 1.7 }),
    reading(3.6, { itemCode: 'LP001', itemName: '低密度脂蛋白', low: 0, high: 3.4 })
  ]
  const named = (text: string) =>
    concernsOf(report({ readings, findings: [finding('建议复查', 'LP001', { text })] })).map(
      ({ name }) => name
    )
  expect(named('血脂偏高')).toEqual(['低密度脂蛋白'])
  expect(named('甘油三酯要看')).toEqual(['甘油三酯', '低密度脂蛋白'])
})

test('a value within its range wants attention when a finding says so; what got better does not', () => {
  const got = report({
    readings: [
      reading(3.8, { itemCode: 'MA002', itemName: '总前列腺特异抗原', low: 0, high: 4 }),
      reading(136, { itemCode: 'GE001', itemName: '收缩压', low: 90, high: 139 })
    ],
    findings: [finding('建议就诊', 'MA002'), finding('已好转', 'GE001')],
    normal: ['血常规']
  })
  expect(concernsOf(got).map(({ name }) => name)).toEqual(['总前列腺特异抗原'])
  expect(improvedOf(got).map(({ itemCode }) => itemCode)).toEqual(['GE001'])
  expect(normalOf(got)).toEqual(['收缩压', '血常规'])
})

test.each([
  [
    'a doctor and a re-check, without the rest',
    ['建议就诊 TH001', '建议复查 GL002', '生活方式 LI003'],
    ['TH001', 'GL002']
  ],
  ['one item once', ['建议就诊 GL002', '建议复查 GL002'], ['GL002']],
  ['how one lives, when there is nothing else', ['生活方式 LI003'], ['LI003']],
  ['nothing', [], []]
])('a re-check is of %s', (_name, rows, expected) => {
  const findings = rows.map((row) => {
    const [level, itemCode] = row.split(' ') as [Finding['level'], string]
    return finding(level, itemCode)
  })
  expect(recheckCodes(concernsOf(report({ findings })))).toEqual(expected)
})

const over = (...values: Reading[]) =>
  values.map((value, index) => report({ date: `${2024 + index}-04-15`, readings: [value] })).reverse()
const points = (...values: (number | Reading)[]) =>
  seriesOf(over(...values.map((value) => (typeof value === 'number' ? reading(value) : value))), 'GL002')

test('a trend has the range of each year, the oldest first', () => {
  const got = points(5.5, reading(5.8, { high: 5.7 }), 6.1)
  expect(got.map(({ date, high, value }) => [date, high, value])).toEqual([
    ['2024-04-15', 6, 5.5],
    ['2025-04-15', 5.7, 5.8],
    ['2026-04-15', 6, 6.1]
  ])
})

test.each([
  ['up each time', [5.5, 5.8, 6.1], 1],
  ['down each time', [6.1, 5.8, 5.5], -1],
  ['up and down', [5.5, 6.1, 5.8], 0],
  ['the same twice', [5.5, 5.5, 6.1], 0],
  ['one alone', [6.1], 0]
] as const)('direction: %s', (_name, values, expected) => {
  expect(directionOf(points(...values))).toBe(expected)
})

test('what moves is what went one way three times and is out of its range', () => {
  const reports = [
    [5.5, 402, 5.1],
    [5.8, 438, 5.2],
    [6.1, 451, 5.3]
  ].map(([sugar = 0, acid = 0, other = 0], index) =>
    report({
      date: `${2024 + index}-04-15`,
      readings: [reading(sugar), uric(acid), reading(other, { itemCode: 'X', itemName: '在范围内' })]
    })
  )
  expect(movingOf(reports).map(({ key }) => key)).toEqual(['GL002-糖化血红蛋白', 'LP003-尿酸'])
  expect(movingOf(reports.slice(1))).toEqual([])
  expect(allSeries(reports).map(({ key }) => key)).toHaveLength(3)
})

test.each([
  ['above', [5.5, 5.8, 6.1], '比去年高 0.3，比参考上限高 0.1'],
  ['below', [5, 3.8], '比去年低 1.2，比参考下限低 0.2'],
  ['within, unchanged', [5, 5], '和去年一样'],
  ['one alone within', [5], '在参考范围内']
] as const)('the change of a value: %s', (_name, values, expected) => {
  expect(changeOf(points(...values))).toBe(expected)
})

test('a year without a report is named', () => {
  const reports = [
    report({ date: '2026-04-15', readings: [reading(6.1)] }),
    report({ date: '2023-04-15', readings: [reading(5.5)] })
  ]
  expect(changeOf(seriesOf(reports, 'GL002'))).toBe('比 2023 年高 0.6，比参考上限高 0.1')
})

test.each([
  ['crossed', [5.5, 5.8, 6.1], '2 年里一直在升，每年约 0.3，这次超过了参考上限 6。'],
  ['out for a while', [5.5, 6.1, 6.4], '2 年里一直在升，每年约 0.45，最近 2 次都高于参考上限 6。'],
  ['always out', [3.9, 3.7], '1 年里一直在降，每年约 0.2，最近 2 次都低于参考下限 4。'],
  ['back', [6.4, 6.5, 5.8], '有升有降，最高 6.5，最低 5.8，这次回到了参考范围。'],
  ['within', [5, 5.1], '1 年里一直在升，每年约 0.1，一直在参考范围内。'],
  ['one alone', [5], '只有一次结果，还看不出变化。']
] as const)('what the line says: %s', (_name, values, expected) => {
  expect(lineOf(points(...values))).toBe(expected)
})

test('another unit begins another line, and is compared with nothing before it', () => {
  const got = points(5.5, reading(43, { unit: 'mmol/mol', low: 20, high: 42 }))
  expect(runsOf(got).map((run) => run.length)).toEqual([1, 1])
  expect(lineOf(got)).toContain('换了单位')
  expect(changeOf(got)).toBe('比参考上限高 1')
})

test.each([
  ['above', 6.1, '高于参考 6'],
  ['below', 3.9, '低于参考 4'],
  ['within', 5, '在参考范围内']
])('a value %s in words', (_name, value, expected) => {
  expect(standingText(reading(value))).toBe(expected)
})

test('plain words go by the name, else by the check item, and there are always some', () => {
  expect(plainWords({ itemCode: 'LP001', name: '低密度脂蛋白' }).means).toContain('坏胆固醇')
  expect(plainWords({ itemCode: 'TH001', name: '甲状腺彩超' }).tips).toHaveLength(2)
  expect(plainWords({ itemCode: 'ZZ', name: '别的' }).tips).toHaveLength(1)
})

test.each([
  ['oneself', '本人', 38, false],
  ['a grown person', '父亲', 66, true],
  ['a child of thirteen', '女儿', 13, false],
  ['one of fourteen', '儿子', 14, true],
  ['somebody of unknown age', '其他', null, true]
])('whose agreement is asked: %s', (_name, relation, age, expected) => {
  expect(needsConsent({ relation, age })).toBe(expected)
})
