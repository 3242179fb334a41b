import { numberedVisit, visitWordsOf } from './visit-words'

test.each([
  ['an examination is read by a physician', 'checkup', ['采样完成', '检验中', '主检审核', '发布']],
  ['a sample of a branch is not', 'gene', ['采样完成', '提取检测', '数据分析', '出报告']],
  ['that of a kit comes by parcel', 'gene-home', ['样本送达', '提取检测', '数据分析', '出报告']],
  ['a dentist makes no report', 'dentistry', []]
] as const)('the way of a report: %s', (_name, kind, reportSteps) => {
  expect(visitWordsOf(kind).reportSteps).toEqual(reportSteps)
})

test.each([
  ['an examination', 'checkup', '体检', '待到检', '未到检', '到检凭证', '检前准备', '体检人'],
  ['a dentist', 'dentistry', '口腔就诊', '待就诊', '未就诊', '就诊凭证', '就诊前准备', '就诊人'],
  [
    'a vaccine is no examination',
    'vaccine',
    '疫苗接种',
    '待接种',
    '未接种',
    '接种凭证',
    '接种前准备',
    '接种人'
  ],
  ['a sample', 'gene', '基因检测采样', '待采样', '未采样', '采样凭证', '采样前准备', '受检人']
] as const)('%s has its own words', (_name, kind, what, ahead, missed, credential, prepare, person) => {
  expect(visitWordsOf(kind)).toMatchObject({ what, ahead, missed, credential, prepare, person })
})

test.each([
  ['vaccine', '第2针', '针次'],
  ['checkup', '第2次', '场次']
] as const)('one of several visits: %s', (kind, second, turn) => {
  expect([numberedVisit(kind, 2), visitWordsOf(kind).turn]).toEqual([second, turn])
})
