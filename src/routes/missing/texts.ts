/** Texts in place of a page that there is not. */
export const texts = {
  title: '没有找到这个页面',
  text: '链接可能已经过期，或者地址输入有误。您可以回到首页，或者搜索想要的套餐。',
  home: '回首页',
  search: '去搜索'
} as const
