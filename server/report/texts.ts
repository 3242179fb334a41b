/** What the server says to users about reports and what they keep of their health. */
export const REPORT_TEXTS = {
  missing: '没有找到报告',
  locked: '需要本人同意后才能查看',
  ownNumber: '请先把这位家人的手机号改成本人的，验证码会发到本人手机',
  shareSelf: '这是你自己的手机号',
  shareLimit: (most: number) => `最多同时分享给 ${most} 人，请先停止一个`,
  shareMissing: '没有找到这次分享',
  planMissing: '还没有健康计划',
  recordMissing: '没有找到这条记录',
  future: '不能记录以后的日期',
  standing: '这个时间已经有一条记录',
  pdf: {
    title: '体检报告',
    person: '体检人',
    sex: ['女', '男'],
    age: (years: number) => `${years}岁`,
    date: '检查日期',
    branch: '检查分院',
    number: '报告编号',
    findings: '医生结论',
    finding: (level: string, name: string, text: string) => `【${level}】${name}：${text}`,
    readings: '检查结果',
    columns: ['项目', '结果', '单位', '参考范围', '提示'],
    range: (low: number, high: number) => `${low}–${high}`,
    standing: { low: '偏低', high: '偏高', within: '' },
    normal: '未见异常',
    foot: '供个人健康管理参考，不代替门诊诊断；演示环境出具'
  }
} as const
