/** What the server says to users about holds. */
export const STOCK_TEXTS = {
  holdMissing: '为您保留的名额已失效，请重新选择时段',
  noVisit: '该商品无需预约',
  deviceMissing: '页面已过期，请刷新后重试'
} as const
