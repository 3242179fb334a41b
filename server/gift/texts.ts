/** What the server says to users about gift cards. */
export const GIFT_REFUSALS = {
  wrongCode: (left: number) => `卡码不对，请对照卡面再输一遍，还可以试 ${left} 次`,
  used: '这个卡码已经被别人加过了，如有疑问请联系客服',
  own: (tail: string) => `这张卡已经在你的礼品卡里，尾号 ${tail}`,
  over: (day: string) => `这张卡已于 ${day} 到期，不能再加`,
  cardMissing: '没有找到这张礼品卡',
  cardOver: '这张礼品卡已经到期，不能再送',
  tooManyOpen: (most: number) => `还没人领的有 ${most} 份，等领完或撤回几份再送`,
  sendMissing: '没有找到这份礼品卡，请核对链接',
  sendClaimed: '已经被领走了，不能撤回',
  ownSend: '这是你送出的，不能自己领；不想送了可以撤回',
  claimed: '已经被别人领走了',
  back: '送的人已经撤回',
  lapsed: '过了领取时间，已退回送的人',
  sender: '一位用户'
} as const

/** Of the message centre. */
export const REMINDER_TEXTS = {
  title: (days: number) => (days > 0 ? `礼品卡还有 ${days} 天到期` : '礼品卡今天到期'),
  text: (tail: string, yuan: string, day: string) =>
    `尾号 ${tail} 的礼品卡还有 ¥${yuan} 没用，${day} 到期，付款时可以抵。`,
  lapsedTitle: '送出的礼品卡没人领取，已退回',
  lapsedText: (name: string, yuan: string, tail: string) =>
    `送给${name}的 ¥${yuan} 没人领取，已退回尾号 ${tail} 的礼品卡。`,
  claimedTitle: '送出的礼品卡已被领取',
  claimedText: (name: string, yuan: string) => `送给${name}的 ¥${yuan} 已被领取。`
} as const
