/** User-facing texts of the coupon rules (§2, §9). */
export const COUPON_TEXTS = {
  used: '已使用',
  locked: '已被其他订单占用',
  expired: '已过期',
  thisBranch: '所选分院',
  thisCity: '所选城市',
  unknown: '优惠券不存在或已失效',
  notTogether: '所选优惠券不可同时使用',
  below: (yuan: string): string => `未满¥${yuan}`,
  onlyIn: (channels: string): string => `仅限${channels}`,
  notFor: (what: string): string => `不适用于${what}`
} as const

/** The coupon row of the confirm page (R2.168); where none can be used, how many could be taken first. */
export const couponEntryText = (count: number, claimable = 0): string =>
  count > 0 ? `${count}张可用` : claimable > 0 ? `${claimable}张可领` : '无可用'
