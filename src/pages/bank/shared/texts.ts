/** Texts that the pages of the bank's door share. */
export const bankTexts = {
  close: '关闭，回到银行',
  back: '返回',
  backToBank: '回到银行',
  otherPhone: '用其他手机号登录',
  retry: '重试',
  network: '网络不通，还没有登录',
  none: '没有收到银行的登录信息',
  noneText: '请回到银行重新进入，或者用其他手机号登录。'
} as const
