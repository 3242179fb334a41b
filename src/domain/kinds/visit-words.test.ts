import { visitWordsOf } from './visit-words'

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
