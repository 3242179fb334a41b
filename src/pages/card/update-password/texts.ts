/** Texts of the page of a card's password. */
export const texts = {
  title: '修改卡密',
  old: '原卡密',
  fresh: '新卡密',
  again: '再输一遍',
  hint: '6 位数字',
  oldMissing: '请填写原卡密',
  oldWrong: '原卡密是 6 位数字',
  againMissing: '请再输一遍新卡密',
  differs: '两次输入不一样',
  rule: '6 位数字，别用生日和手机号里的连续 6 位',
  tries: (left: number) => `还可试 ${left} 次`,
  locked: (time: string) => `输错 5 次，先锁 30 分钟，${time} 自动解开；可以用短信重设`,
  noteTitle: '改完立刻生效，已约好的不受影响',
  note: '旧卡密印在卡背面，之后就不能用了',
  bySms: '忘了原卡密，用手机短信重设',
  byOld: '用原卡密修改',
  codeTo: (mobile: string) => `验证码会发到 ${mobile}`,
  save: '保存新卡密',
  saved: '卡密已修改'
} as const
