import { dateOf, minuteOf, monthDay } from '@/domain/date'
import { formatYuan } from '@/domain/money'

/** Texts of what several activities say. */
export const texts = {
  missing: '现在没有这个活动',
  missingText: '可能还没开始，或者已经结束',
  toHome: '去首页',
  record: '记录',
  share: '分享',
  rules: '活动说明',
  toLogin: '登录后参加',
  soon: (at: number) => `${minuteOf(at)} 开始`,
  ended: '活动已结束',
  again: '看上次的结果',
  none: '今天的机会用完了',
  tomorrow: '不充值、不付费，机会用完明天再来',
  chances: (from: readonly { readonly name: string; readonly count: number }[]) =>
    from.map(({ name, count }) => `${name} ${count} 次`).join('，'),
  guest: '登录后看今天还有几次机会',
  pending: '上次没有收到结果。机会没有丢，再看一次就是那一次的结果，不会多用机会。',
  lost: '网络不稳，没有收到结果。机会没有丢，再点一次看到的是同一个结果'
} as const

/** Of the way out of care mode, which has no games. */
export const careTexts = {
  title: (name: string) => `关怀模式里没有${name}`,
  text: '这里没有抽奖、红包和倒计时。商品价格两种模式一样，优惠券也照常能用。',
  leave: '换到普通模式'
} as const

/** Of what can be drawn. */
export const oddsTexts = {
  title: '中奖机会',
  sum: '合计 100%',
  left: (left: number, stock: number) => (left > 0 ? `剩 ${left} / 共 ${stock}` : `已发完，共 ${stock}`),
  days: (days: number) => `${days} 天内可用`,
  claimDays: (days: number) => `${days} 天内领取，包邮`,
  row: (name: string, odds: string, note: string) => `${name}，机会 ${odds}${note ? `，${note}` : ''}`,
  same: '结果由服务器抽取，抽前抽后机会不变；连续没中也不会调高或调低。',
  fallback: (name: string) => `某个奖品发完以后，抽到它改为“${name}”，其他奖品的机会不变。`
} as const

/** Of how a draw is checked. */
export const proofTexts = {
  title: '结果可以核对',
  text: '今天的结果由一枚事先封好的种子决定。下面是它的指纹，种子明天公布，任何人都能重算。',
  today: (day: string) => `${monthDay(day)} 种子的指纹`,
  how: '怎么核对',
  sheet: '怎么核对结果',
  day: (day: string) => `${day} 的种子`,
  commitment: '指纹',
  seed: '种子',
  notYet: '还没有公布',
  noDay: '昨天还没有这个活动，明天可以看到今天的种子。',
  steps: '重算的步骤',
  file: '公布的全部结果'
} as const

/** Of what was drawn. */
export const resultTexts = {
  won: '抽中了',
  nothing: '谢谢参与',
  nothingText: '这次没有抽中。每次的机会都一样，和以前的结果没有关系。',
  another: '多了一次机会',
  anotherText: '今天有效，现在就能用。',
  instead: (drawn: string, given: string) => `抽到的“${drawn}”已经发完，改为“${given}”。`,
  crediting: '正在发放。没到账会一直重试，不用申请，奖品不会丢。',
  coupon: (until: number) => `已放进卡券，${dateOf(until)} 前可用`,
  couponPlain: '已放进卡券',
  money: (fen: number, no: string, until: number | null) =>
    `¥${formatYuan(fen)} 已存入礼品卡${no ? ` ${no}` : ''}${until === null ? '' : `，${dateOf(until)} 前可用`}`,
  goods: (until: number) => `请在 ${dateOf(until)} 前领取，不花钱、包邮，到期作废。`,
  goodsSoon: '正在登记，马上可以在抽奖记录里领取。没登记上会一直重试，奖品不会丢。',
  toGoods: '去领取',
  toCoupons: '去看看',
  toGift: '看礼品卡',
  close: '知道了'
} as const

/** Of what an account has drawn. */
export const recordTexts = {
  recent: '最近抽到的',
  all: '全部记录',
  empty: '还没有抽过',
  emptyText: '抽过以后，每一次的结果都在这里',
  back: '去抽奖',
  more: '看更早的',
  retry: '没有加载出来，点这里再试',
  chance: (no: number, account: string) => `第 ${no} 次 · 代号 ${account}`,
  states: { nothing: '', crediting: '正在发放，会一直重试', credited: '已到账' },
  until: (at: number) => `${dateOf(at)} 前可用`,
  goods: {
    open: (until: string) => `${until} 前领取，到期作废`,
    ordered: () => '已领取',
    away: () => '商品暂时不能下单，恢复后再领，领取时间会顺延',
    lapsed: () => '过期没有领取，已作废'
  },
  claim: '去领取',
  claimOf: (name: string) => `去领取${name}`,
  order: '看订单',
  orderOf: (name: string) => `看${name}的订单`,
  note: '代号和次数在公布的文件里，可以用来重算这一次的结果。'
} as const
