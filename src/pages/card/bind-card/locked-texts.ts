/** Texts of a card that may not be tried for a while. */
export const lockedTexts = {
  title: '先锁 30 分钟',
  of: '解锁',
  text: '5 次没对上，怕是别人在试。',
  until: (time: string) => `${time} 自动解开，不用一直等在这里。`,
  remind: '解开时提醒我',
  remindNote: '不用停在这一页，先别退出就行',
  opened: '卡解锁了，可以再试',
  ways: '不想等',
  sms: '用短信验证',
  smsNote: '发到单位登记的手机号，另有 5 次',
  phone: '打电话，人工帮你绑',
  help: '不是你在试？告诉我们'
} as const
