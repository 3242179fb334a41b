import { dateOf } from '@/domain/date'
import { CLAIM_DAYS } from '@/domain/gift/send'
import { formatYuan } from '@/domain/money'

/** Texts of the gift cards. */
export const texts = {
  title: '礼品卡',
  scope: '可用范围',
  sum: (count: number) => (count > 1 ? `${count} 张卡合计可用` : '可用余额'),
  first: '付款时先用先到期的那张',
  soon: (yuan: string, days: number) => (days > 0 ? `¥${yuan} 还有 ${days} 天到期` : `¥${yuan} 今天到期`),
  /** Of the reminders that are still to come. */
  reminded: (days: readonly number[]) =>
    days.length > 0 ? `，到期前 ${days.join(' 天、')} 天会再提醒` : '，先用这张更划算',
  tail: (tail: string) => `尾号 ${tail}`,
  until: (day: string) => `${day} 到期`,
  face: (yuan: string) => `面值 ${yuan}`,
  none: '还没有礼品卡',
  noneText: '输入卡码，或领取别人送的，付款时就可以抵',
  noneLeft: '现在没有可用的礼品卡',
  toShop: '去商城看看',
  add: '输码加卡',
  send: '送给别人',
  records: '明细',
  all: '全部',
  noRecords: '还没有变动',
  gone: (count: number) => `用完和过期的卡（${count}）`,
  fold: '收起',
  unfold: '展开',
  states: { live: '', used: '已用完', expired: '已过期' },
  sent: '送出的',
  sentTo: (name: string, yuan: string) => `送给${name} ¥${yuan}`,
  openUntil: (at: number) => `${dateOf(at)} 前没领就退回`,
  ended: {
    open: (_at: number) => '',
    claimed: (at: number) => `${dateOf(at)} 已被领取`,
    back: (at: number) => `${dateOf(at)} 已撤回`,
    lapsed: (_at: number) => '没人领取，已退回'
  },
  takeBack: '撤回',
  takeBackOf: (name: string) => `撤回送给${name}的`,
  share: '发给 TA',
  shareOf: (name: string) => `把链接发给${name}`,
  askBack: (yuan: string) => `撤回后链接失效，¥${yuan} 回到原来的卡。`,
  keep: '先不撤',
  tookBack: '已撤回，钱回到卡里',
  nothingToSend: '没有可以送的余额'
} as const

/** Of the sheet with a card's code. */
export const addTexts = {
  title: '输码加卡',
  label: '卡码',
  placeholder: '16 位字母和数字',
  missing: '请填写卡码',
  hint: '在礼品卡卡面或购买短信里，不分大小写',
  submit: '加到我的礼品卡',
  added: (yuan: string) => `加好了，¥${yuan} 可用`
} as const

/** Of sending. */
export const sendTexts = {
  title: '送给别人',
  card: '从哪张卡送',
  cardNote: (yuan: string, day: string) => `可送 ¥${yuan} · ${day} 到期`,
  amount: '金额',
  amountHint: (yuan: string) => `最多 ¥${yuan}`,
  to: '送给谁',
  toPlaceholder: 'TA 的称呼',
  toMissing: '请填写送给谁',
  words: '想说的话',
  wordsPlaceholder: '选填',
  submit: '生成领取链接',
  rule: `${CLAIM_DAYS} 天内谁先登录打开链接谁领，没领会自动退回；领取前可以撤回。领到的和原来的卡同一天到期。`,
  readyTitle: '发给 TA 领取',
  ready: (name: string, yuan: string) => `送给${name} ¥${yuan}`,
  readyUntil: (at: number) => `${dateOf(at)} 前有效，谁先打开谁领，只发给 TA 一个人`,
  byHost: '分享链接',
  copy: '复制链接',
  copied: '链接已复制，发给 TA 就可以领',
  notCopied: '没有复制成功，请再试一次',
  cardTitle: (yuan: string) => `送你一张 ¥${yuan} 的礼品卡`,
  cardText: (words: string) => words || '打开链接领取，付款时可以抵',
  message: (yuan: string, url: string) => `送你一张 ¥${yuan} 的礼品卡，${CLAIM_DAYS} 天内打开领取：${url}`
} as const

/** What gift cards pay, and what not. */
export const scopeTexts = {
  title: '可用范围',
  pays: '可以付',
  paid: [
    '体检、齿科、疫苗和检测的预约',
    '用体检卡预约时自付的部分',
    '健康好物、购物车里的商品',
    '居家采样的检测、服务券和活动券'
  ],
  not: '不能付',
  notPaid: ['跨境商品：要由订购人本人付款清关', '确认信息页没有“礼品卡”一栏的订单'],
  how: '怎么用',
  hows: [
    '在确认信息页勾选礼品卡，先抵，不够的再用其他方式付。',
    '退款先退回礼品卡；卡已到期的，从退回那天起再用 90 天。',
    '不能提现，也不找零；付的部分买卡时已开过发票。'
  ]
} as const

/** Of what became of the cards. */
export const movesTexts = {
  all: '全部明细',
  of: (tail: string) => `尾号 ${tail} 的明细`,
  none: '还没有变动',
  more: '看更早的',
  order: (tail: string) => `订单尾号 ${tail}`,
  amount: (fen: number) => `${fen < 0 ? '−' : '+'}${formatYuan(Math.abs(fen))}`,
  rest: (fen: number) => `余 ${formatYuan(fen)}`,
  paidBy: (tail: string) => `尾号 ${tail} 付`
} as const
