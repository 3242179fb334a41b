/** Texts of the agreement pages and of the page that nobody found. */
export const infoTexts = {
  titles: {
    user: '用户协议',
    privacy: '隐私政策',
    cancellation: '取消与退改须知',
    account: '账号注销须知',
    card: '体检卡使用协议'
  },
  table: '协议与规则',
  updatedAt: (date: string) => `更新日期：${date}`,
  empty: '暂无内容',
  notFound: {
    title: '页面不存在',
    code: {
      title: '认不出这个码',
      text: '码可能已经停用，或者没有扫全。请再扫一次，或者回首页、搜索想要的套餐。'
    }
  }
} as const
