/** Texts of the way to a third party. */
export const texts = {
  title: '第三方服务',
  toSite: (site: string) => `前往 ${site}`,
  toSiteText: '由第三方公司提供并负责，离开后可以随时返回。',
  go: '前往',
  back: '返回',
  notConfiguredText: '这项服务由第三方提供，现在还没有开通。',
  gone: '链接不完整',
  goneText: '没有找到要打开的内容，请从原来的入口再进一次。'
} as const
