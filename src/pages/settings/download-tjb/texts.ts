/** Texts of the page from which the app is installed. */
export const texts = {
  title: '下载 App',
  ios: 'iPhone 版',
  android: '安卓版',
  open: '打开下载页',
  none: '下载服务暂未开放',
  noneText: 'App 下载地址还没有配置，可以继续在这里使用全部功能。',
  back: '返回'
} as const
