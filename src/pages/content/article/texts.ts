/** Texts of an article. */
export const texts = {
  title: '资讯详情',
  reviewed: (reviewer: string, on: string) => `${reviewer}审核${on ? `，${on}` : ''}`,
  nextReview: (on: string) => `下次审核 ${on}`,
  reviewDue: '到了该重新审核的时间，内容可能不是新的',
  sources: '参考来源',
  source: (title: string, by: string, year: number) =>
    [`《${title}》`, by, year > 0 ? String(year) : ''].filter((part) => part !== '').join('，'),
  next: '接着读',
  watch: '看视频'
} as const
