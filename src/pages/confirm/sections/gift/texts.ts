/** Texts of paying with gift cards first. */
export const giftTexts = {
  gift: '礼品卡',
  refusedTitle: '礼品卡不可用',
  note: '先用礼品卡支付，退款时先退回礼品卡',
  left: (yuan: string) => `余额 ¥${yuan}`,
  facts: (end: string, day: string) => `尾号 ${end}，有效期至 ${day}`,
  pays: (yuan: string) => `本次支付 ¥${yuan}`,
  use: (yuan: string) => `用礼品卡支付 ¥${yuan}`,
  none: '不使用礼品卡',
  enough: '已选的礼品卡足够支付',
  failed: '读取失败，点按重试'
} as const
