/** Texts of what a coupon can be used for (§2 /can-coupon-product). */
export const texts = {
  title: '可用商品',
  held: '已在卡包',
  claim: '领取',
  claimed: '领取成功，已放入卡包',
  sorts: '排序',
  sortDefault: '综合',
  sortAfter: '券后价',
  sortSaved: '省得多',
  afterUp: '券后价，从低到高',
  afterDown: '券后价，从高到低',
  empty: '这个城市暂无可用商品',
  emptyHint: '可以换个城市，或去商城看看',
  city: '切换城市',
  spent: (reason: string) => `这张优惠券${reason}`,
  spentHint: '卡包里还有其他优惠券，也可以直接选购',
  wallet: '看看其他优惠券',
  toShop: '去商城看看',
  missing: '优惠券不存在或已下线',
  note: '券后价按单件、只用这张券计算，以确认页为准',
  retry: '加载失败，点此重试',
  loadingMore: '加载中'
} as const
