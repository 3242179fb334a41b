/** What the server says to users about articles. */
export const ARTICLE_TEXTS = {
  missing: '没有这篇文章',
  down: '这篇文章已下架',
  tooMany: (most: number) => `最多收藏 ${most} 篇，请先取消几篇`,
  whyValue: (date: string, what: string, high: boolean, limit: number) =>
    `你 ${date} 的报告里，${what}，${high ? '高于' : '低于'}参考 ${limit}`,
  whyLevel: (date: string, name: string, level: string) => `你 ${date} 的报告里，${name}写着“${level}”`,
  whyEditors: '编辑部选的，和你的报告、浏览记录无关'
} as const
