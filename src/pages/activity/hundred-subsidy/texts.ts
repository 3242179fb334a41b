import { minuteOf, monthLabel } from '@/domain/date'
import { formatYuan } from '@/domain/money'

/** Texts of prices of which the shop pays a part. */
export const texts = {
  title: '百元补贴',
  /** Two lines, beside the coins. */
  head: '平台补贴，\n检查不减项',
  sub: '补贴由平台出，每人每月每款 1 份',
  month: (month: string) => `${monthLabel(month)}的补贴`,
  guest: '登录后按补贴价报价和下单',
  until: (at: number) => `${minuteOf(at)} 前下单有效，用完恢复平时售价`,
  subsidy: (fen: number) => `平台补贴 ¥${formatYuan(fen)}`,
  left: (count: number) => `本月剩 ${count} 份`,
  soldOut: '本月已补完',
  used: '本月已用',
  book: '去预约',
  bookOf: (name: string) => `去预约${name}`,
  usual: '看看平时价',
  none: '这个月还没有补贴的商品',
  toShop: '去商城看看',
  rules: '补贴规则'
} as const
