/** Texts of the agreement pages and of the page that nobody found. */
export const infoTexts = {
  titles: { user: '用户协议', privacy: '隐私政策', cancellation: '取消与退改须知', account: '账号注销须知' },
  table: '协议与规则',
  updatedAt: (date: string) => `更新日期：${date}`,
  empty: '暂无内容',
  notFound: '页面不存在'
} as const
