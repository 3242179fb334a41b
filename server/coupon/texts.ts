/** What the server says to users about coupons. */
export const WALLET_TEXTS = {
  couponTaken: '您已领取过该优惠券',
  couponClosed: '该优惠券暂不可领取',
  couponUnknown: '优惠券不存在或已下线',
  redeemWrong: '兑换码不正确或已失效',
  redeemTwice: '您已兑换过该优惠券',
  branchMissing: '分院不存在，请返回重新选择',
  couponsBad: '部分优惠不可用，请重新选择'
} as const
