/** What the server says to customers of the partner bank. */
export const BANK_TEXTS = {
  missing: '银行登录暂未开通，请用手机号登录',
  forged: '银行登录信息校验未通过，请重新授权',
  expired: '银行登录信息已过期，请重新授权',
  replayed: '银行登录信息已使用过，请重新授权',
  otherPhone: '银行登录信息与手机号不一致，请重新授权',
  consent: '首次使用，请先授权用银行登录'
} as const
