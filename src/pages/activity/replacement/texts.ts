import { CHOICE_MINUTES, type ReplacementState } from '@/domain/activity/replacement'
import { minuteOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'

const yuan = (fen: number) => `¥${formatYuan(fen)}`

/** Texts of what is exchanged. */
export const texts = {
  title: '换一个商品',
  missing: '活动不存在或已下线',
  missingText: '订单和退款可以在“我的订单”里查看',
  toHome: '回首页',
  toOrders: '我的订单',
  old: '原来的商品',
  soldOut: '已售完',
  paid: (offer: string, fen: number) => `${offer} · 已付 ${yuan(fen)}`,
  offers: { flash: '限时秒杀', group: '拼团', subsidy: '百元补贴', pair: '双人同行' },
  guest: '登录后看您的订单能换成什么',
  none: '您没有可以更换的订单',
  ordersOf: '选择订单',
  orderOf: (at: number, person: string) => (person ? `第 ${at} 个 · ${person}` : `第 ${at} 个`),
  options: '可以换成',
  near: '检查项相近的在前',
  noOptions: '暂时没有可以换的商品，可以全额退款',
  items: (count: number) => `${count} 项`,
  ages: (from: number | null, to: number | null) => {
    if (from !== null && to !== null) return `${from}–${to} 岁`
    if (from !== null) return `${from} 岁以上`
    return to === null ? '' : `${to} 岁以下`
  },
  less: (fen: number) => `退差 ${yuan(fen)}，原路退回`,
  more: (fen: number) => `补差 ${yuan(fen)}`,
  same: '价格相同，不补不退',
  price: (fen: number) => `售价 ${yuan(fen)}`,
  label: (name: string, note: string) => `${name}，${note}`,
  sums: { less: '退差', more: '补差', same: '价格相同' },
  reckoned: (one: number, other: number) => `${formatYuan(one)} - ${formatYuan(other)}`,
  first: (price: number, back: number) =>
    `先付新订单的 ${yuan(price)}，付好后原来的 ${yuan(back)} 全额原路退回`,
  confirmed: `请在 ${CHOICE_MINUTES} 分钟内下单，付好后原订单全额退回`,
  refund: (fen: number) => `都不合适，全额退 ${yuan(fen)}`,
  until: (at: number) => `${minuteOf(at)} 前没有选择，会自动全额退款`,
  rules: '说清楚',
  heads: {
    ordered: '新订单还没有付款；付款前，原来的订单不变',
    settling: '新订单已付款，原来的钱正在退回',
    done: '已换好，原来的钱已全额原路退回',
    back: '这个订单已退款，可以重新选购',
    used: '这个订单已经使用，不能更换',
    over: '更换已经结束，没有使用的部分会自动全额退款'
  } satisfies Record<Exclude<ReplacementState, 'open'>, string>,
  buttons: {
    login: '登录',
    soon: (at: number) => `${minuteOf(at)} 开始`,
    ended: '活动已结束',
    none: '没有可以更换的订单',
    choose: '请选择一个',
    confirm: '确认更换',
    pay: '去付款',
    view: '看新订单',
    old: '看原订单'
  }
} as const
