import {
  leadProblem,
  longestLead,
  NO_TERMS,
  remarksFor,
  remarksOf,
  remindersOf,
  termNotes,
  type ItemTerms
} from './item-terms'

const gastroscopy: ItemTerms = {
  leadDays: 3,
  companion: true,
  forbids: [
    { text: '当日禁驾', sexLimit: null },
    { text: '妊娠期不可做', sexLimit: 0 }
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

test.each([
  ['a man', 1, ['须家属陪同', '当日禁驾']],
  ['a woman', 0, ['须家属陪同', '当日禁驾', '妊娠期不可做']],
  ['nobody known', null, ['须家属陪同', '当日禁驾', '妊娠期不可做']]
])('%s is told what can concern him or her', (_who, gender, told) => {
  expect(remarksFor(remarksOf(gastroscopy), gender)).toEqual(told)
  expect(termNotes(gastroscopy, gender)).toEqual(['需提前3天预约', ...told])
})

test('what several items say is said once, with their names', () => {
  expect(
    remindersOf([
      { name: '无痛胃镜', texts: ['须家属陪同', '当日禁驾'] },
      { name: '无痛肠镜', texts: ['须家属陪同'] }
    ])
  ).toEqual(['须家属陪同（无痛胃镜、无痛肠镜）', '当日禁驾（无痛胃镜）'])
})
