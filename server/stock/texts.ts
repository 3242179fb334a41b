/** What the server says to users about holds. */
export const STOCK_TEXTS = {
  holdMissing: '占位不存在',
  noVisit: '该商品无需预约',
  deviceMissing: '缺少设备标识'
} as const
