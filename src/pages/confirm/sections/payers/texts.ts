import type { PayerKey } from '@/domain/quote/payers'

/** Texts of who pays how much. */
export const texts = {
  title: '谁付多少',
  sum: (yuan: string) => `项目合计 ${yuan}`,
  company: '单位付',
  names: { card: '卡抵', quota: '加项额度', coupon: '优惠券', own: '你存的钱', you: '你付' } satisfies Record<
    PayerKey,
    string
  >,
  quotaChanged: (was: string, now: string) => `加项额度有变动：原来付 ${was}，现在只付 ${now}，差的由你付`,
  paidUp: '已由卡、券和礼品卡付清',
  privacy: '单位只看到是否到检',
  privacyText: '看不到你加了什么、付了多少，也看不到报告',
  youPay: '你付',
  noCashier: '不用去收银台',
  book: '提交预约',
  order: '提交订单',
  refusedTitle: '这张卡现在用不了',
  cardGone: '卡里的份数或额度有变动，填过的都还在。',
  seeCard: '看卡详情',
  stay: '留在这里'
} as const
