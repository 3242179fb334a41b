/** Texts of the agreement pages and of the page that nobody found. */
export const infoTexts = {
  titles: { user: '用户协议', privacy: '隐私政策', cancellation: '取消与退改须知', account: '账号注销须知' },
  table: '协议与规则',
  updatedAt: (date: string) => `更新日期：${date}`,
  empty: '暂无内容',
  notFound: {
    title: '页面不存在',
    heading: '没有找到这个页面',
    text: '链接可能已经过期，或者地址输入有误。您可以回到首页，或者搜索想要的套餐。',
    home: '回首页',
    search: '去搜索'
  }
} as const
