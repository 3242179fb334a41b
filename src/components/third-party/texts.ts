/** Texts before a page of a third party. */
export const texts = {
  title: (shop: string) => `即将离开${shop}`,
  mall: '您将前往第三方保险商城。商城里的商品、服务和售后由第三方公司提供并负责，我们不参与销售。',
  site: (site: string) =>
    `您将前往第三方页面 ${site}。那里的商品、服务和售后由第三方公司提供并负责，我们不参与。`,
  keeps: '不会把您的体检报告带过去',
  known: '知道了',
  notConfigured: '服务暂未配置'
} as const
