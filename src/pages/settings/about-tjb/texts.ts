/** Texts of the page about the product. */
export const texts = {
  title: '关于我们',
  slogan: '预约一次安心的体检',
  version: (version: string) => `版本 ${version}`,
  agreements: '协议与规则',
  suggestion: '意见反馈',
  phone: '客服电话'
} as const
