import { dateOf } from '@/domain/date'

/** Texts of a gift card that somebody has sent. */
export const texts = {
  title: '领取礼品卡',
  from: (sender: string) => `${sender} 送你一张礼品卡`,
  to: (name: string) => `送给${name}`,
  until: (day: string) => `${day} 到期`,
  claimUntil: (at: number) => `${dateOf(at)} 前领取有效，谁先领归谁`,
  claim: '领到我的礼品卡',
  claimed: (yuan: string) => `领到了，¥${yuan} 可用`,
  toCards: '看我的礼品卡',
  toHome: '去首页',
  states: {
    own: { title: '这是你送出的', text: '自己不能领。把链接发给 TA，或在礼品卡里撤回。' },
    mine: { title: '已经领到你的礼品卡里了', text: '付款时在确认信息页勾选就能用。' },
    claimed: { title: '已经被别人领走了', text: '一份只能领一次，可以问问送的人。' },
    back: { title: '送的人已经撤回', text: '这个链接不能再领了。' },
    lapsed: { title: '过了领取时间', text: '没领的已经退回送的人，可以请 TA 再送一次。' }
  },
  missing: '没有找到这份礼品卡',
  missingText: '链接可能不完整，请回到收到的消息里重新打开'
} as const
