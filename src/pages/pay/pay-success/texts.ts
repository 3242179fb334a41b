/** Texts of the page after payment (§2 /pay-success, COMPLETION 'Pages whose content…'). */
export const texts = {
  finish: '完成',
  booked: '预约成功',
  paid: '支付成功',
  awaiting: '支付成功，待机构确认',
  amount: (yuan: string, channel: string) => [`实付 ¥${yuan}`, channel].filter(Boolean).join(' · '),
  together: (orders: number) => `共 ${orders} 笔订单，一次支付；之后可分别退款`,
  seeOrders: '查看全部订单',
  map: (name: string) => `在地图中查看${name}`,
  calendar: '加入日历',
  prepare: '检前准备',
  from: (time: string) => `${time} 起`,
  planFailed: '检前准备加载失败',
  retry: '重试',
  toPay: '去支付',
  unpaidTitle: '订单尚未支付',
  unpaidText: '名额仍为你保留，请在支付时限内完成支付。',
  unpaidGoods: '请在支付时限内完成支付，超时订单会自动关闭。',
  closedTitle: '订单已关闭',
  closedText: (status: string) => `${status}，如有付款将原路退回。`,
  refundedTitle: '付款已原路退回',
  refundedText: '订单关闭后收到的付款会原路退回，到账时间以支付渠道为准。'
} as const
