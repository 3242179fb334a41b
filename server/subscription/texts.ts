import type { SubscriptionKind } from '@/domain/subscription/kinds'

export const SUBSCRIPTION_TEXTS = {
  late: '过时未发',
  lost: '发送中服务器停止，是否送达未知，不再发送',
  noAccount: '没有微信账号',
  /** A field of words is cut there. */
  more: '…',
  /** By what it is of, in a field that takes five characters. */
  phrases: { visit: '到检提醒', report: '报告已出', change: '订单变更' } satisfies Record<
    SubscriptionKind,
    string
  >
} as const
