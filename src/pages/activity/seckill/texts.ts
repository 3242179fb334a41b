import { dateOf, daysBetween, minuteOf } from '@/domain/date'
import { clock, dayName } from '@/domain/day-names'
import { formatYuan } from '@/domain/money'

const dayOf = (at: number, now: number): string =>
  daysBetween(dateOf(now), dateOf(at)) === -1 ? '昨天' : dayName(dateOf(at), now)

/** Texts of the flash sales. */
export const texts = {
  title: '限时秒杀',
  openTill: (at: number) => `${clock(at)} 场进行中，距结束`,
  opensAt: (at: number, now: number) => `${dayOf(at, now)} ${clock(at)} 开始，距开始`,
  over: '这一场已经结束',
  calm: '现在没有进行中的场次',
  serverTime: '以服务器时间为准',
  ends: '距结束',
  starts: '距开始',
  sessions: '场次',
  session: (at: number, now: number) => `${dayOf(at, now)} ${clock(at)}`,
  states: { soon: '未开始', open: '进行中', ended: '已结束' },
  stock: (left: number, stock: number) => `剩 ${left} 份 / 共 ${stock} 份`,
  soldOut: '已抢光',
  total: (stock: number) => `共 ${stock} 份`,
  each: (count: number) => `每人限 ${count} 份`,
  saved: (fen: number) => `比平时省 ${formatYuan(fen).replace(/\.00$/, '')}`,
  buy: '马上抢购',
  usual: '看看平时价',
  limit: (count: number) => `每人限 ${count} 份，已经买过`,
  bought: '已买过',
  remind: '提醒我',
  reminded: '已设提醒',
  remindOf: (name: string) => `${name}开抢前提醒我`,
  remindedOf: (name: string) => `取消提醒${name}`,
  /** What the button says, and of which product. */
  buyOf: (words: string, name: string) => `${words}${name}`,
  willRemind: '开抢前 5 分钟通知',
  willNot: '已取消提醒',
  tooLate: '已经开始了，不用提醒',
  queued: '排队购买',
  none: '最近没有秒杀',
  noneText: '有新的场次会在这里',
  toShop: '去商城看看',
  rulesTitle: '抢购说明',
  rules: [
    '倒计时和剩余数来自服务器，到点会自动刷新',
    '下单后 30 分钟内未支付，名额自动放回',
    '划掉的是平时售价，不是市场价',
    '人多时按先后排队，轮到时留一份 5 分钟，价格在下单页一样'
  ],
  careTitle: '现在优惠的商品',
  careText: '关怀模式不显示倒计时和场次。价格和普通模式一样，下面是现在就能买到的。',
  careNone: '现在没有限时优惠的商品',
  careLeave: '换到普通模式看场次',
  careBuy: '去看看'
} as const

/** Of the queue before a sale. */
export const queueTexts = {
  title: '排队购买',
  asking: '正在取位置',
  ahead: (count: number) => (count > 0 ? `前面还有 ${count} 人` : '下一个就是你'),
  waiting: '不用一直盯着：位置按先后排好，关掉页面也不会换人。轮到时会留一份。',
  ready: '轮到你了',
  readyUntil: (at: number) => `已经为你留了一份，${minuteOf(at)} 前下单有效，价格在下单页一样。`,
  readyPlain: '可以下单了，价格在下单页一样。',
  order: '去下单',
  leave: '不排了',
  soldOut: '已经抢光了',
  soldOutText: '留着的名额也都下单了。可以看看平时的价格。',
  ended: '这一场已经结束',
  soon: '这一场还没有开始',
  limit: '已经买过，每人限购',
  usual: '看看平时价',
  retry: '网络不稳，位置还在，正在重新问',
  close: '知道了'
} as const
