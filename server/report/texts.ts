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
  standing: '这个时间已经有一条记录'
} as const
