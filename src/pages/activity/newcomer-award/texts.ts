import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'

const COUNTS = ['零', '一', '两', '三', '四', '五']

/** Texts of what a new account gets. */
export const texts = {
  title: '新人礼',
  missing: '现在没有新人礼',
  missingText: '有新的活动会在首页告诉你',
  toHome: '去首页',
  head: (count: number) => `第一次来，先领${COUNTS[count] ?? ` ${count} `}张券`,
  sum: (fen: number) =>
    fen > 0 ? `合计 ${formatYuan(fen).replace(/\.00$/, '')} 元，一键放进卡包` : '一键放进卡包',
  takenHead: '已经领到卡包里了',
  takenSub: '下单时会自动选最省的',
  notHead: '新人礼留给第一次来的朋友',
  days: (count: number) => `领取后 ${count} 天有效`,
  until: (at: number) => `已领取，${dateOf(at)} 前有效`,
  taken: '已领取',
  take: (count: number) => `一键领取 ${count} 张`,
  ended: '活动已结束',
  soon: '活动还没开始',
  use: '去使用',
  useOf: (name: string) => `看${name}可以买什么`,
  done: '领好了，已放进卡包',
  others: '大家都能领的',
  claim: '领取',
  claimOf: (name: string) => `领取${name}`,
  claimed: '领好了',
  after: '券后价参考',
  afterNote: '按能用的那张券算好，以确认页为准',
  saved: (fen: number) => `券后，省 ${formatYuan(fen).replace(/\.00$/, '')}`,
  rules: '领取说明'
} as const
