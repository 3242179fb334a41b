/** What is told and asked when an order is refused (§8); fetched with what tells it. */
export const recoveryTexts = {
  priceTitle: '价格已变动',
  priceText: (from: string, to: string, reason = '') =>
    `${reason && `${reason}。`}订单金额${from === to ? '仍' : `由 ¥${from} 变`}为 ¥${to}，是否继续下单？`,
  priceWas: (yuan: string) => `原 ¥${yuan}`,
  priceNew: '新增',
  priceGone: '已取消',
  goOn: '继续下单',
  lookAgain: '再看看',
  offShelf: '商品已下架或活动已结束',
  unfit: '人员不符合要求',
  discountTitle: '优惠不可用',
  discountText: (reason: string, yuan: string) => `${reason}，不使用后应付 ¥${yuan}，是否继续下单？`,
  discountReason: '所选优惠券不可用',
  sameTitle: '您有一笔相同的订单未支付',
  sameText: (orderNum: string) => `订单号 ${orderNum}`,
  samePay: '待支付',
  toPay: '去支付',
  dropOld: '放弃旧单重新下单',
  besideTitle: '当天已有预约',
  besideText: (name: string, orderNum: string) =>
    `${name}在该分院当天已有一笔已支付的预约（订单号 ${orderNum}），是否继续预约？`,
  seeOrder: '查看订单',
  bookBeside: '继续预约',
  submitAgain: '订单内容已变化，请再次提交'
} as const
