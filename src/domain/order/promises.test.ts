import { promisesOf } from './promises'

test.each([
  ['an examination', 'checkup', 1, '未到检全额退', '到检前随时可在订单里申请退款，实付金额全部原路退回。'],
  ['a dentist', 'dentistry', 0, '未就诊全额退', '就诊前随时可在订单里申请退款，实付金额全部原路退回。'],
  ['a sample', 'gene', 6, '未采样全额退', '采样前随时可在订单里申请退款，实付金额全部原路退回。']
] as const)('%s is promised in its own words', (_name, kind, category, short, rule) => {
  expect(promisesOf(kind, category)[0]).toEqual({ name: 'beforeVisit', short, rule })
})
