import { formatYuan } from '@/domain/money'
import type { Sum } from '@/services/order/orders'

/** Texts of the page after payment (§2 /pay-success, COMPLETION 'Pages whose content…'). */
export const texts = {
  finish: '完成',
  booked: '预约成功',
  paid: '支付成功',
  moved: '改约成功',
  awaiting: '支付成功，待机构确认',
  toGroup: '邀请好友，凑齐成团',
  amount: ({ name, fen, note }: Pick<Sum, 'name' | 'fen' | 'note'>) =>
    [`${name} ¥${formatYuan(fen)}`, note].filter((part) => part !== '').join(' · '),
  sum: ({ name, fen }: Sum) => `${name} ¥${formatYuan(fen)}`,
  together: (orders: number) => `共 ${orders} 笔订单，一次支付；之后可分别退款`,
  seeOrders: '查看全部订单',
  seeShop: '继续逛逛',
  home: '回首页',
  invoice: '开发票',
  orderNum: '订单编号',
  bookDay: '预约时间',
  map: (name: string) => `在地图中查看${name}`,
  calendar: '加入日历',
  calendarDays: (days: string) => `${days}个日子都加到日历`,
  from: (time: string) => `${time} 起`,
  planFailed: (prepare: string) => `${prepare}加载失败`,
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
