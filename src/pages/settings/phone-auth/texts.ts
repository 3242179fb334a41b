/** Texts of the first step to another phone number. */
export const texts = {
  title: '更换手机号',
  present: '原手机号',
  note: (mobile: string) => `先确认是你本人：验证码会发到 ${mobile}。`,
  byPasswordNote: '原号码收不到短信时，用登录密码确认是你本人。',
  password: '登录密码',
  passwordMissing: '请填写登录密码',
  next: '下一步',
  byPassword: '原号码收不到短信，用密码验证',
  bySms: '用短信验证',
  noPassword: '原号码已经停用、又没有设置密码时，暂时不能自己更换。'
} as const
