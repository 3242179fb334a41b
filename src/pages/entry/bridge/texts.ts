/** Texts of the page between another host and ours. */
export const texts = {
  title: '登录跳转中',
  leading: '正在打开，请稍候',
  guest: '您还没有登录，请登录后再访问',
  logIn: '直接去登录',
  home: '回首页',
  offline: '网络不通，还没有登录',
  again: '重新登录',
  foot: '登录后回到刚才的页面，已填的内容还在'
} as const
