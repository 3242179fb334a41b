import { TENDER_NAMES } from '@/domain/order/tenders'

/** Sections of the file that a user takes along. */
export const SECTIONS = [
  '账号',
  '家人',
  '收货地址',
  '订单',
  '退款',
  '发票',
  '购物车和收藏',
  '评价',
  '报告',
  '报告分享',
  '报告查看记录',
  '血糖记录',
  '血糖目标',
  '健康计划',
  '问卷',
  '优惠券',
  ...Object.values(TENDER_NAMES),
  '卡',
  '意见反馈',
  '消息',
  '授权',
  '订阅消息',
  '抽奖',
  '秒杀提醒',
  '邀请',
  '登录设备'
] as const

export type Section = (typeof SECTIONS)[number]
