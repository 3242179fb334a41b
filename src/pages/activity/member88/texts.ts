import { dateOf, longDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'

const rate = (percent: number) => `${percent / 10}`

/** Whole yuan without decimals. */
const short = (fen: number) => formatYuan(fen).replace(/\.00$/, '')

/** The last day on which it is good. */
const lastDay = (endAt: number) => longDate(dateOf(endAt - 1))

/** Texts of the membership. */
export const texts = {
  title: '88会员',
  missing: '会员暂未开放',
  missingText: '可以先看看商城里的优惠',
  toHome: '回首页',
  toShop: '去商城看看',
  headSaves: (fen: number) => `一次体检省 ${short(fen)} 元`,
  headRate: (percent: number) => `全年 ${rate(percent)} 折`,
  headNote: (name: string, fen: number, percent: number) =>
    `按${name} ${short(fen)} 元打 ${rate(percent)} 折算`,
  headMember: (endAt: number) => `有效期到 ${lastDay(endAt)}`,
  headSaved: (fen: number, orders: number) =>
    orders > 0 ? `已省 ¥${formatYuan(fen)}（${orders} 单）` : '还没有用过，下单自动按会员价',
  benefits: '三项权益',
  all: (percent: number) => `全年 ${rate(percent)} 折`,
  allNote: (kinds: readonly string[]) => `${kinds.join('、')}，不限次数`,
  allMore: '加项和运费按原价',
  family: '家人一起用',
  familyNote: '给家人预约同样按会员价',
  familyMore: '不用另外开通',
  coupons: '优惠券照常用',
  couponsNote: '先按会员价，再减优惠券',
  couponsMore: '和秒杀、拼团、补贴价不叠加，按低的算',
  worth: '值不值，算一下',
  lastYear: '近一年实付',
  orders: (count: number) => `${count} 单`,
  saves: (percent: number) => `按 ${rate(percent)} 折能省`,
  fee: '年费',
  net: '净省',
  loses: '不够抵年费，还差',
  notWorth: (fen: number) => `一年在这里花不到 ${short(fen)} 元，不开更划算。`,
  guest: '登录后按您近一年的订单算一下',
  login: '去登录',
  questions: '常见问题',
  renewAsk: '会自动续费吗',
  renewAnswer: '不会，到期前 7 天提醒您',
  refundAsk: '能退吗',
  refundAnswer: (days: number) => `${days} 天内没有订单用过会员价，全额退`,
  familyAsk: '家人能用吗',
  familyAnswer: '能，给家人预约同样按会员价',
  rules: '会员规则',
  refundUntil: (time: string) => `${time} 前没用过可全额退`,
  refund: '申请退款',
  perYear: '/ 年',
  noAuto: '不自动续费',
  buy: '立即开通',
  renew: '续一年',
  renewNote: (endAt: number) => `从 ${longDate(dateOf(endAt))} 起算`,
  use: '去选体检'
} as const
