/** Texts of the bank's home. */
export const texts = {
  title: '健康体检',
  zone: (shop: string) => `${shop} · 银行客户专区`,
  running: '正在用银行登录…',
  loggedIn: (mobile: string) => `已登录，${mobile}`,
  guest: '登录后可以看预约和订单',
  logIn: '用银行登录',
  city: (name: string) => `所在城市：${name}，点击切换`,
  whose: (name: string, what: string) => `${name}的${what}`,
  services: '常用服务',
  promise: '没到检，全额退',
  promiseNote: '银行支付的，原路退回',
  products: '常约套餐',
  all: '全部',
  none: '这个城市暂时没有推荐的套餐',
  toShop: '去商城看看',
  orders: '我的订单',
  reports: '我的报告',
  help: '联系客服',
  foot: '体检由本店及合作机构提供，银行只提供登录和支付'
} as const
