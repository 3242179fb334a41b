export const texts = {
  title: '外部页面',
  heading: '这个网页在这里打不开',
  text: (address: string) => `可以复制网址，到手机浏览器里打开：${address}`,
  none: '没有收到要打开的网址，请返回后再试一次。',
  copy: '复制网址',
  copied: '网址已复制',
  notCopied: (address: string) => `没有复制成功，网址：${address}`,
  back: '返回上一页'
} as const
