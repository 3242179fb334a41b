/** Texts about the health services. */
export const texts = {
  title: '健康管理服务',
  lead: '报告出来，有人陪你看完',
  text: '检前、检中、检后都有人接手',
  stepsTitle: '服务怎么进行',
  steps: [
    { title: '看报告', text: '先看需要留意的项目，每一项都有白话说明' },
    { title: '约复查', text: '需要再看的项目一次约好' },
    { title: '看变化', text: '历年结果放在一起，每年的参考范围都在' },
    { title: '记日常', text: '在家测的血糖记下来，看诊时给医生看' }
  ],
  linksTitle: '现在就可以用',
  reports: '报告解读',
  reportsNote: '异常在前，说清楚接下来做什么',
  glucose: '血糖记录',
  glucoseNote: '按医生给的目标看达标情况',
  plan: '健康计划',
  planNote: '12 周，每天几件小事',
  questionsTitle: '不做什么',
  questions: [
    { title: '不在线上开药、不下诊断', text: '需要就诊会告诉你挂什么科。' },
    { title: '不推荐保健品', text: '不承诺任何疗效。' }
  ]
} as const
