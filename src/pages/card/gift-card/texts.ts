/** Texts of the gift cards. */
export const texts = {
  title: '礼品卡',
  scope: '可用范围',
  scopeText: '预约、好物、居家采样和服务券都能用，跨境商品除外。在确认信息页勾选，付款时先抵。',
  sum: (count: number) => (count > 1 ? `${count} 张卡合计可用` : '可用余额'),
  first: '付款时先用先到期的那张',
  soon: (yuan: string, days: number) =>
    days > 0 ? `¥${yuan} 还有 ${days} 天到期，先用这张更划算` : `¥${yuan} 今天到期`,
  tail: (tail: string) => `尾号 ${tail}`,
  until: (day: string) => `${day} 到期`,
  face: (yuan: string) => `面值 ${yuan}`,
  none: '还没有礼品卡',
  noneText: '收到的礼品卡会在这里，付款时可以抵',
  toShop: '去商城看看',
  spent: '花掉的钱在订单详情里看；退款先退回礼品卡',
  orders: '我的订单'
} as const
