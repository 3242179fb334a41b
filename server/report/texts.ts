/** What the server says to users about reports and what they keep of their health. */
export const REPORT_TEXTS = {
  missing: '没有找到报告',
  locked: '需要本人同意后才能查看',
  recordMissing: '没有找到这条记录',
  future: '不能记录以后的日期',
  standing: '这个时间已经有一条记录'
} as const
