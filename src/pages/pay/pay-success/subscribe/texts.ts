import { addDays, monthDay } from '@/domain/date'
import type { SubscriptionKind } from '@/domain/subscription/kinds'

export const texts = {
  title: (visit: boolean, turn: string) => (visit ? `${turn}前一天，微信提醒你` : '有进展，微信提醒你'),
  subtitle: '勾上哪条发哪条，每条只发一次',
  name: (kind: SubscriptionKind, turn: string) =>
    ({ visit: `${turn}提醒`, report: '报告出具通知', change: '改约与退款进度' })[kind],
  note: (kind: SubscriptionKind, date: string) =>
    ({
      visit:
        date === '' ? '前一天 18:00，写明时间和地址' : `${monthDay(addDays(date, -1))} 18:00，写明时间和地址`,
      report: '报告可看时发，不写具体结果',
      change: '分院改动或退款到账时发'
    })[kind],
  skip: '不用提醒',
  subscribe: (count: number) => (count === 0 ? '选好再订阅' : `订阅 ${count} 条提醒`),
  where: '随时能在右上角“设置 → 订阅消息”里关掉',
  off: '微信里的订阅消息关着：点右上角“… → 设置 → 订阅消息”，打开后下次下单再选',
  done: (count: number) => `已订阅 ${count} 条提醒`,
  refused: '这次没有订阅，不影响订单'
}
