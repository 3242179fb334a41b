/** Texts of the fields of a code and of a password. */
export const formTexts = {
  code: '验证码',
  codePlaceholder: '6位验证码',
  codeMissing: '请填写验证码',
  codeWrong: '验证码为6位数字',
  send: '获取验证码',
  sendAgain: (seconds: number) => `${seconds}秒后重发`,
  sent: '验证码已发送',
  show: (label: string) => `显示${label}`,
  hide: (label: string) => `隐藏${label}`
} as const
