import { ORDER_STATUSES, ORDER_TABS, type OrderAction, type OrderStatus, type OrderTab } from './codes'

/** Colour family of a status on cards. */
export type StatusTone = 'pay' | 'active' | 'done' | 'closed'

interface StatusRow {
  name: string
  tab: OrderTab
  tone: StatusTone
  actions: readonly OrderAction[]
}

const TABLE: Readonly<Record<OrderStatus, StatusRow>> = {
  0: { name: '待支付', tab: 1, tone: 'pay', actions: ['pay', 'cancel'] },
  10: { name: '支付确认中', tab: 1, tone: 'pay', actions: ['refreshPay', 'contact'] },
  20: { name: '待预约', tab: 2, tone: 'active', actions: ['payBalance', 'book', 'refund', 'gift'] },
  25: { name: '待成团', tab: 3, tone: 'active', actions: ['refund', 'contact'] },
  30: { name: '待机构确认', tab: 3, tone: 'active', actions: ['payBalance', 'cancel', 'contact'] },
  40: {
    name: '待到检',
    tab: 3,
    tone: 'active',
    actions: ['payBalance', 'reschedule', 'addItems', 'navigate', 'calendar', 'refund', 'prepare']
  },
  45: { name: '待使用', tab: 2, tone: 'active', actions: ['payBalance', 'bookDose', 'useCode', 'refund'] },
  50: { name: '待发货', tab: 3, tone: 'active', actions: ['refund', 'editAddress'] },
  55: { name: '待收货', tab: 3, tone: 'active', actions: ['logistics', 'confirmReceive'] },
  60: { name: '已到检·报告制作中', tab: 3, tone: 'active', actions: ['reportProgress', 'invoice', 'refund'] },
  65: { name: '未到检', tab: 5, tone: 'active', actions: ['rebook', 'refund'] },
  70: {
    name: '已出报告',
    tab: 4,
    tone: 'done',
    actions: ['report', 'invoice', 'again', 'compare', 'refund']
  },
  75: { name: '已完成', tab: 4, tone: 'done', actions: ['again', 'invoice', 'comment', 'refund'] },
  80: { name: '已取消', tab: 0, tone: 'closed', actions: ['again', 'delete'] },
  85: { name: '已关闭（超时未支付）', tab: 0, tone: 'closed', actions: ['again', 'delete'] },
  88: { name: '预约失败', tab: 5, tone: 'active', actions: ['rebook', 'refund', 'waitlist'] },
  90: { name: '退款中', tab: 5, tone: 'active', actions: ['refundDetail', 'cancelRefund'] },
  95: { name: '已退款', tab: 5, tone: 'closed', actions: ['refundDetail', 'again', 'delete'] }
}

export function orderStatusName(status: OrderStatus): string {
  return TABLE[status].name
}

export function orderStatusTone(status: OrderStatus): StatusTone {
  return TABLE[status].tone
}

/** Actions that a status allows, the most wanted first. Which of them have a page is the view's matter. */
export function orderActions(status: OrderStatus): readonly OrderAction[] {
  return TABLE[status].actions
}

export function allowsAction(status: OrderStatus, action: OrderAction): boolean {
  return TABLE[status].actions.includes(action)
}

/** The statuses of a tab; tab 0 holds all. An unknown tab holds none. */
export function statusesOfTab(tab: number): readonly OrderStatus[] {
  if (tab === 0) return ORDER_STATUSES
  return ORDER_STATUSES.filter((status) => TABLE[status].tab === tab)
}

/** True for a `statusType` of the order list. */
export function isOrderTab(tab: number | null): tab is OrderTab {
  return ORDER_TABS.some((known) => known.type === tab)
}
