/** Texts of what a coupon is worth (§3). */
export const couponTexts = {
  rate: (tenths: number) => `${tenths}折`,
  from: (yuan: string) => `满¥${yuan}可用`,
  noThreshold: '无门槛',
  cap: (yuan: string) => `最高减¥${yuan}`
} as const
