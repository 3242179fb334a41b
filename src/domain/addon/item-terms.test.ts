import {
  leadProblem,
  longestLead,
  CHILDBEARING,
  NO_TERMS,
  RADIATION,
  remarksFor,
  remarksOf,
  remindersOf,
  termNotes,
  whomOf,
  type ItemTerms
} from './item-terms'

const gastroscopy: ItemTerms = {
  leadDays: 3,
  companion: true,
  forbids: [
    { text: '当日禁驾', sexLimit: null },
    { text: '妊娠期不可做', sexLimit: 0, ages: CHILDBEARING }
  ]
}

test.each([
  ['today', 0, '需提前3天预约，请改选更晚的日期'],
  ['a day too soon', 2, '需提前3天预约，请改选更晚的日期'],
  ['the third day', 3, ''],
  ['later', 40, '']
])('three days ahead: %s', (_when, daysAhead, problem) => {
  expect(leadProblem(gastroscopy, daysAhead)).toBe(problem)
  expect(leadProblem(NO_TERMS, daysAhead)).toBe('')
})

test('the item that wants the most decides', () => {
  expect(longestLead([NO_TERMS, gastroscopy, { ...gastroscopy, leadDays: 1 }])).toBe(3)
  expect(longestLead([])).toBe(0)
})

const SHORT = ['须家属陪同', '当日禁驾']
const ALL = [...SHORT, '妊娠期不可做']

test.each([
  ['a man is told of pregnancy', 1, 30, SHORT],
  ['a woman of 14 is told of pregnancy', 0, 14, SHORT],
  ['a woman of 15 is not', 0, 15, ALL],
  ['a woman of 55 is not', 0, 55, ALL],
  ['a woman of 56 is told of pregnancy', 0, 56, SHORT],
  ['a woman whose age is unknown is not', 0, null, ALL],
  ['somebody unknown is not', null, null, ALL],
  ['somebody of 60 is told of pregnancy', null, 60, SHORT]
])('broken when %s', (_rule, gender, age, told) => {
  const whom = whomOf(gender, age)
  expect(remarksFor(remarksOf(gastroscopy), whom)).toEqual(told)
  expect(termNotes(gastroscopy, whom)).toEqual(['需提前3天预约', ...told])
})

test.each([
  ['for women of 50 to 70', 0, { min: 50, max: 70 }, 1],
  ['for women from 60', 0, { min: 60, max: 120 }, 0],
  ['for men', 1, { min: 18, max: 60 }, 0],
  ['for all', null, { min: 0, max: 120 }, 1]
])('a product %s tells of radiation as it may concern whom it takes', (_for, gender, ages, count) => {
  expect(remarksFor([RADIATION], { gender, ages })).toHaveLength(count)
})

test('what several items say is said once, with their names', () => {
  expect(
    remindersOf([
      { name: '无痛胃镜', texts: ['须家属陪同', '当日禁驾'] },
      { name: '无痛肠镜', texts: ['须家属陪同'] }
    ])
  ).toEqual(['须家属陪同（无痛胃镜、无痛肠镜）', '当日禁驾（无痛胃镜）'])
})
