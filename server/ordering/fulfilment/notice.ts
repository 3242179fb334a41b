import type { WholeOrder } from '../order/whole-order'
import type { NoticeRules } from './fulfilment'

/** Wording of notifications that depends on how an order is fulfilled. */
export const NOTICE_TEXTS = {
  toBook: (come: string) => `请尽快预约${come}时间`,
  toShip: '正在为您备货，会尽快发出',
  toShipKit: '采样盒会尽快寄出，收到后按说明采样并寄回',
  toDeclare: (until: string) =>
    `还差一步：请在 ${until} 前申请清关，海关收到申报才能发货，逾期订单自动取消并全额退款`,
  member: '从现在起下单自动按会员价，不会自动续费',
  toUse: (codeName: string) => `${codeName}在订单中，到任意分院出示`,
  received: (name: string) => `${name}已确认收货`,
  kitReceived: (name: string) =>
    `${name}的采样盒已签收，请登记盒上的编号，采样后建议 14 天内寄回，晚了也不收费`
} as const

/** @param next what a customer who has paid does next, or waits for */
export const noticeOf = (
  next: (order: WholeOrder) => string,
  received: (name: string) => string = NOTICE_TEXTS.received
): NoticeRules => ({ next, received })
