/** Texts that several pages of the settings share. */
export const sharedTexts = {
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

/** The way to another phone number. */
export const PHONE_STEPS = ['验证原号', '绑定新号', '完成'] as const
