/** What is said of taking a coupon (§7 /coupon/batchCollection/V3). */
export const CLAIM_TEXTS = {
  closed: '该优惠券暂不可领取',
  had: '您已领取过该优惠券',
  onlyIn: (channels: string): string => `仅限${channels}领取`,
  soon: (when: string): string => `${when} 开始领取`,
  over: '领取时间已过',
  gone: '已被领完',
  left: (count: number): string => `剩 ${count} 张`,
  until: (when: string): string => `${when} 截止领取`
} as const
