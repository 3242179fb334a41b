/** Texts of what customs take of goods from abroad. */
export const taxTexts = {
  tax: (yuan: string, of: string) => `¥${yuan} · ${of}`,
  all: (count: number, yuan: string) => `${count} 件含运费和税费共 ¥${yuan}`,
  coupons: '优惠券',
  inHand: '到手'
} as const
