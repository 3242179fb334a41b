import { formatYuan } from '@/domain/money'

/** What the server says to users about coupons. */
export const WALLET_TEXTS = {
  couponUnknown: '优惠券不存在或已下线',
  redeemWrong: '兑换码不正确或已失效',
  redeemTwice: '您已兑换过该优惠券',
  branchMissing: '分院不存在，请返回重新选择',
  couponsBad: '部分优惠不可用，请重新选择',
  belowBound: (minFen: number) => `不满 ${formatYuan(minFen).replace(/\.00$/, '')}，不用券`
} as const

/** What somebody is told of a coupon that runs out. */
export const REMINDER_TEXTS = {
  title: (days: number) => (days === 0 ? '一张优惠券今天到期' : `一张优惠券还有 ${days} 天到期`),
  text: (name: string, minFen: number, day: string) =>
    [name, ...(minFen > 0 ? [`满 ¥${formatYuan(minFen)} 可用`] : []), `${day}到期`].join('，')
} as const
