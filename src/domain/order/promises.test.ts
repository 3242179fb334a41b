import { promisesOf } from './promises'

test.each([
  ['an examination', 'checkup', 1, '未到检全额退', '到检前随时可在订单里申请退款，实付金额全部原路退回。'],
  ['a dentist', 'dentistry', 0, '未就诊全额退', '就诊前随时可在订单里申请退款，实付金额全部原路退回。'],
  ['a sample', 'gene', 6, '未采样全额退', '采样前随时可在订单里申请退款，实付金额全部原路退回。']
] as const)('%s is promised in its own words', (_name, kind, category, short, rule) => {
  expect(promisesOf(kind, category)[0]).toEqual({ name: 'beforeVisit', short, rule })
})

test.each([
  ['items of an examination are told apart', 'checkup', 1, ['beforeVisit', 'freeChange', 'undone']],
  ['those of a sample are not', 'gene', 6, ['beforeVisit', 'freeChange']],
  ['each dose by itself', 'vaccine', 13, ['beforeVisit', 'freeChange', 'doses']],
  ['goods come back', 'health-selection', 20, ['beforeSending', 'return']],
  ['goods from abroad do not', 'cross-border', 34, ['customs']],
  ['a kit less what it costs', 'gene-home', 7, ['kit']],
  ['codes one by one', 'coupon-activity', 31, ['unused', 'expired']],
  ['a service whole', 'health-selection', 35, ['unusedService', 'expired']],
  ['a category that the kind does not have', 'checkup', 20, []]
] as const)('what is promised: %s', (_name, kind, category, names) => {
  expect(promisesOf(kind, category).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['one dose has none that is open', 1, ['beforeVisit', 'freeChange']],
  ['of two one may be', 2, ['beforeVisit', 'freeChange', 'doses']]
] as const)('what is promised of doses: %s', (_name, doses, names) => {
  expect(promisesOf('vaccine', 13, doses).map(({ name }) => name)).toEqual(names)
})
