/** A confirm screen without anything to confirm (§2); fetched with it. */
export const nothingTexts = {
  unmatched: '未匹配到 confirm 程序',
  unmatchedHint: '这个链接没有对应的下单流程',
  home: '返回首页',
  noData: '没有数据',
  noVisitHint: '请先选择机构与时间',
  noGoodsHint: '请先选择商品与规格',
  toBooking: '去预约',
  toShop: '去商城看看'
} as const
