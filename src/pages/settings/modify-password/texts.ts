/** Texts of the page of the password. */
export const texts = {
  change: '修改密码',
  set: '设置密码',
  current: '当前密码',
  currentMissing: '请填写当前密码',
  fresh: '新密码',
  again: '再输一次',
  againMissing: '请再输一次新密码',
  differs: '两次输入不一样',
  strength: '密码要求',
  met: '已符合',
  open: '未符合',
  submit: '确认修改',
  submitSet: '确认设置',
  bySms: '忘了当前密码，用短信验证',
  byPassword: '用当前密码验证',
  codeTo: (mobile: string) => `验证码会发到 ${mobile}`,
  note: '改完后，其他设备会退出登录',
  done: '密码已修改，其他设备已退出登录',
  doneSet: '密码已设置，可以用手机号和密码登录'
} as const
