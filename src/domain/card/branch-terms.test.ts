import { byCard, feeAt, takesCard, type BranchTerms } from './branch-terms'

const TERMS: readonly BranchTerms[] = [
  { orgCode: 'H1004', signed: false },
  { orgCode: 'H1003', signed: true, feeName: '贵宾楼层服务费', feeFen: 6000 },
  { orgCode: 'H1002', signed: true, feeName: '', feeFen: 0 }
]

test.each<[string, string, boolean, number | null]>([
  ['a branch that is not named takes the card and asks nothing', 'H1001', true, null],
  ['one without an agreement does not take it', 'H1004', false, null],
  ['what the company does not pay is the customer’s', 'H1003', true, 6000],
  ['an agreement without a fee asks nothing', 'H1002', true, null]
])('%s', (_rule, orgCode, takes, feeFen) => {
  expect([takesCard(TERMS, orgCode), feeAt(TERMS, orgCode)?.fen ?? null]).toEqual([takes, feeFen])
})

const branch = (name: string, payFen: number, km: number | null, percent: number) => ({
  ...{ name, payFen, km, percent }
})

test.each([
  [
    '¥0 comes first, whatever the distance',
    [branch('far', 0, 30, 0), branch('near', 6000, 1, 0)],
    ['far', 'near']
  ],
  ['then the nearest', [branch('far', 0, 12, 10), branch('near', 0, 3, 90)], ['near', 'far']],
  [
    'without a place the one with most room',
    [branch('busy', 0, null, 88), branch('free', 0, null, 62)],
    ['free', 'busy']
  ],
  ['equal ones stay as they were', [branch('b', 0, 3, 1), branch('a', 0, 3, 2)], ['b', 'a']]
])('R2.71 of branches on a card: %s', (_rule, branches, names) => {
  expect(branches.toSorted(byCard).map(({ name }) => name)).toEqual(names)
})
