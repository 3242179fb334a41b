import { formatYuan } from '@/domain/money'

const signed = (text: string, amount: number): string => `${amount < 0 ? '−' : '+'}${text}`

/** Texts of what became of a card. */
export const texts = {
  title: '变动记录',
  sums: '看哪一种',
  quota: '加项额度',
  balance: '卡内余额',
  left: (name: string) => `${name}还有`,
  amount: (yuan: string) => `¥${yuan}`,
  uses: (count: number) => `${count} 份`,
  granted: (sum: string) => `发放 ${sum}`,
  occupied: (sum: string) => `占用 ${sum}`,
  used: (sum: string) => `使用 ${sum}`,
  expired: (sum: string) => `过期 ${sum}`,
  year: (year: string) => `${year} 年度`,
  money: (fen: number) => signed(formatYuan(Math.abs(fen)), fen),
  count: (uses: number) => signed(`${Math.abs(uses)} 份`, uses),
  rest: (sum: string) => `余 ${sum}`,
  row: (verb: string, text: string) => (text === '' ? verb : `${verb} · ${text}`),
  notes: {
    grant: '',
    take: '到检后才真正用掉',
    use: '',
    return: '原样退回，没有扣',
    expire: '不结转到下一年'
  },
  order: (number: string) => `订单尾号 ${number}`,
  chart: (name: string, sum: string) => `${name}的变化，现在还有 ${sum}`,
  none: '还没有变动',
  noneText: '约了检查、退了预约，都会记在这里',
  noSum: '这张卡没有可以看的记录',
  more: '看更早的',
  foot: '这份记录只有你看得到，单位只看到是否到检'
} as const
