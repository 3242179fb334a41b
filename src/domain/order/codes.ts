/** What the user sees (orderStatus); derived from the facts by `deriveOrderStatus`. */
export const ORDER_STATUS = {
  unpaid: 0,
  payConfirming: 10,
  toBook: 20,
  awaitingGroup: 25,
  awaitingOrg: 30,
  toVisit: 40,
  toUse: 45,
  toShip: 50,
  toReceive: 55,
  visited: 60,
  noShow: 65,
  reported: 70,
  done: 75,
  cancelled: 80,
  closed: 85,
  bookingFailed: 88,
  refunding: 90,
  refunded: 95
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

export const ORDER_STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS)

/** The status of a code on the wire, or null when it is unknown. */
export const toOrderStatus = (code: number | null): OrderStatus | null =>
  ORDER_STATUSES.find((status) => status === code) ?? null

export const PAY_STATUS = {
  unpaid: 0,
  paying: 1,
  paid: 2,
  refunding: 3,
  closed: 4,
  refunded: 5,
  partlyRefunded: 6,
  failed: 7,
  /** The shop has the money, and the order waits for others until it begins. */
  grouping: 8
} as const
export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS]

/** The shop has its money, or what is left of it after a part went back. */
export const HAS_MONEY: readonly PayStatus[] = [
  PAY_STATUS.paid,
  PAY_STATUS.partlyRefunded,
  PAY_STATUS.grouping
]

/** What the user sees while an order's payment stands so; null where that alone does not tell. */
export const STATUS_BY_PAYMENT: Readonly<Record<PayStatus, OrderStatus | null>> = {
  [PAY_STATUS.unpaid]: ORDER_STATUS.unpaid,
  [PAY_STATUS.failed]: ORDER_STATUS.unpaid,
  [PAY_STATUS.paying]: ORDER_STATUS.payConfirming,
  [PAY_STATUS.paid]: null,
  [PAY_STATUS.partlyRefunded]: null,
  [PAY_STATUS.refunding]: null,
  [PAY_STATUS.refunded]: ORDER_STATUS.refunded,
  [PAY_STATUS.closed]: null,
  [PAY_STATUS.grouping]: ORDER_STATUS.awaitingGroup
}

export const APPOINTMENT_STATE = {
  none: 0,
  /** A seat is taken, not paid yet. */
  held: 1,
  booked: 2,
  visited: 3,
  reported: 4,
  cancelled: 5,
  failed: 6,
  noShow: 7
} as const
export type AppointmentState = (typeof APPOINTMENT_STATE)[keyof typeof APPOINTMENT_STATE]

export const REPORT_STATE = {
  none: 0,
  sampled: 1,
  testing: 2,
  reviewing: 3,
  published: 4,
  corrected: 5
} as const
export type ReportState = (typeof REPORT_STATE)[keyof typeof REPORT_STATE]

export const REFUND_STATE = {
  pending: 10,
  approved: 20,
  toSendBack: 25,
  toReceive: 30,
  returning: 40,
  done: 50,
  withdrawn: 60,
  rejected: 61,
  manual: 62
} as const
export type RefundState = (typeof REFUND_STATE)[keyof typeof REFUND_STATE]

/** A check item of which a branch says that it was not done, and why. */
export interface UndoneItem {
  readonly code: string
  readonly why: string
}

export const REFUND_TYPE = { whole: 1, goodsReturn: 2, missedItems: 3, difference: 4 } as const
export type RefundType = (typeof REFUND_TYPE)[keyof typeof REFUND_TYPE]

/** Tabs of the order list (`statusType`). */
export const ORDER_TABS = [
  { type: 0, name: '全部' },
  { type: 1, name: '待支付' },
  { type: 2, name: '待预约/待使用' },
  { type: 3, name: '进行中' },
  { type: 4, name: '已完成' },
  { type: 5, name: '退款/售后' }
] as const
export type OrderTab = (typeof ORDER_TABS)[number]['type']

export type OrderAction =
  | 'pay'
  | 'payBalance'
  | 'cancel'
  | 'refreshPay'
  | 'contact'
  | 'book'
  | 'refund'
  | 'gift'
  | 'reschedule'
  | 'addItems'
  | 'navigate'
  | 'calendar'
  | 'prepare'
  | 'bookDose'
  | 'useCode'
  | 'editAddress'
  | 'declare'
  | 'logistics'
  | 'confirmReceive'
  | 'reportProgress'
  | 'invoice'
  | 'rebook'
  | 'report'
  | 'again'
  | 'compare'
  | 'comment'
  | 'delete'
  | 'waitlist'
  | 'refundDetail'
  | 'cancelRefund'
