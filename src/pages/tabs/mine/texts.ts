/** Texts of the account page. */
export const mineTexts = {
  title: '我的',
  guest: '登录 / 注册',
  toInfo: '个人信息',
  guestNote: '登录后查看订单、优惠券和联系人',
  orders: '我的订单',
  all: '全部',
  tabs: [
    { statusType: '1', text: '待支付', icon: 'wallet' },
    { statusType: '2', text: '待预约', icon: 'calcheck' },
    { statusType: '3', text: '进行中', icon: 'clock' },
    { statusType: '4', text: '已完成', icon: 'report' },
    { statusType: '5', text: '退款售后', icon: 'refresh' }
  ],
  waiting: (count: number) => `${count}单`,
  family: '家人健康',
  wholeFamily: (count: number) => `全部${count}人`,
  foldFamily: '收起',
  add: '添加',
  addLabel: '添加联系人',
  familyFailed: '联系人没有加载出来',
  retry: '重试',
  services: {
    coupons: '优惠券',
    cardService: '体检卡',
    healthPlan: '健康计划',
    agreementTable: '协议与规则',
    myReport: '我的报告',
    bloodGlucose: '血糖记录',
    addresses: '收货地址',
    help: '帮助中心'
  },
  messages: (unread: number) => (unread > 0 ? `消息，${unread}条未读` : '消息'),
  couponCount: (count: number) => `${count}张`,
  theme: '深色模式',
  settings: '设置',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' }
} as const
