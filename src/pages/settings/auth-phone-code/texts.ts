/** Texts of the second and the last step to another phone number. */
export const texts = {
  title: '更换手机号',
  mobile: '新手机号',
  mobilePlaceholder: '请输入新手机号',
  same: '新手机号和原手机号相同',
  submit: '确认更换',
  life: '验证码5分钟内有效。',
  after: '换号之后',
  facts: ['下次用新号码登录，原号码不再能登录', '订单、报告、优惠券都还在这个账号里', '其他设备会退出登录'],
  over: '请先验证原手机号',
  overText: '为了账号安全，每次更换都要先验证原手机号。',
  verify: '去验证',
  doneTitle: '手机号已更换',
  doneText: (mobile: string) => `下次请用 ${mobile} 登录`,
  back: '返回我的'
} as const
