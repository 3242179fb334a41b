import type { ShareDays } from '@/domain/report/access'

const DAYS: Readonly<Record<ShareDays, string>> = { 7: '7 天', 30: '30 天', 365: '一年' }

/** Texts about who may read reports. */
export const accessTexts = {
  ask: '发验证码给本人',
  sent: (mobile: string) => `验证码已发到本人手机 ${mobile}，请本人看过说明后告诉你`,
  code: '本人收到的验证码',
  codeMissing: '请填写6位验证码',
  agree: '确认本人同意',
  agreed: '已经可以查看',
  again: '重新发送',
  title: '谁可以看、谁看过',
  row: '分享与查看记录',
  rowNote: '只有你同意的人能看',
  shares: '现在可以看的人',
  none: '没有分享给别人',
  until: (day: string) => `到 ${day}`,
  end: '停止分享',
  endOf: (mobile: string) => `停止分享给 ${mobile}`,
  ended: '已停止分享',
  add: '分享给家人',
  mobile: '对方登录用的手机号',
  days: '分享多久',
  dayOptions: DAYS,
  share: '同意分享',
  shared: '已分享，对方登录后在我的报告里能看到',
  views: '最近谁看过',
  noViews: '还没有人看过',
  list: '报告列表',
  file: '下载',
  withdraw: '收回本人的同意',
  withdrawAsk: '收回后，这些报告不再显示，分享也一起停止',
  withdrawYes: '收回',
  withdrawn: '已收回',
  sharedUntil: (day: string) => `对方分享给你看，到 ${day}`
} as const
