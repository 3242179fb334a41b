import { CHANNEL } from '@/contract/channels'
import type { MeasuredDoor } from '@/domain/analytics/limits'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import type { ProductKind } from '@/domain/kinds'
import type { FunnelStep } from './funnel-steps'

export const STEP_NAMES: Readonly<Record<FunnelStep, string>> = {
  list: '列表',
  detail: '详情',
  booking: '预约',
  confirm: '确认',
  cashier: '收银台',
  success: '支付成功页'
}

export const DOOR_NAMES: Readonly<Record<MeasuredDoor, string>> = {
  browser: '浏览器',
  wechat: '微信网页',
  miniWeb: '小程序里的网页',
  'app-ios': '苹果 App',
  'app-android': '安卓 App',
  bank: '合作银行',
  weapp: '小程序'
}

const CHANNELS: Readonly<Record<number, string>> = {
  [CHANNEL.web]: '网页与 App',
  [CHANNEL.miniProgram]: '小程序',
  [CHANNEL.bank]: '合作银行'
}

export const FUNNEL_TEXTS = {
  all: '全部',
  kind: (kind: ProductKind | null): string => (kind === null ? '全部' : KIND_TEXTS[kind].name),
  channel: (channel: number | null): string =>
    channel === null ? '全部' : (CHANNELS[channel] ?? `渠道 ${channel}`),
  title: (day: string) => `${day} 转化漏斗`,
  about: (env: string) =>
    `环境 ${env}。人数是同意统计的设备数，同一设备一天只算一次；付款订单来自订单本身，包括没有同意统计的人，所以可能更多。`,
  carried:
    '确认页、收银台和支付成功页没有写明品类时，按这台设备上一次看的品类计；列表不写品类时只计入“全部”。',
  lost: (dropped: number, refused: number) =>
    `这一天收到的上报里，设备没存下 ${dropped} 条，格式不对未收 ${refused} 条。`,
  none: '这一天没有数据。',
  ofBefore: (percent: number) => `上一步的 ${percent}%`,
  orders: '付款订单',
  yuan: '金额（元）',
  door: '入口',
  paid: (orders: number, yuan: string) => `当天付款 ${orders} 单，${yuan} 元`
} as const
