/** What the server says to users about prices and add-ons. */
export const PRICING_TEXTS = {
  branchNotTaking: '该分院暂不可预约，请选择其他分院',
  orderMissing: '订单不存在或已删除',
  notSelfSelected: '该套餐不支持自选，请选择其他套餐',
  packageUnknown: '该加项包暂不可选，请刷新后重试',
  exchangeUnknown: '换购商品已下架，请重新选择',
  paperBoth: '公益捐赠与小礼品只能选择一项',
  packageTwice: '所选加项重复，请重新选择',
  paperClosed: '该商品暂不支持不寄纸质报告',
  notByPieces: '该商品需要先选择机构与时间',
  skuUnknown: '没有找到所选规格，请重新选择',
  skuClosed: '所选规格已下架，请重新选择',
  priceChanged: '价格已变动，请确认后继续'
} as const
