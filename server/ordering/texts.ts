/** What the server says to users about orders and payments. */
export const ORDER_TEXTS = {
  orderMissing: '订单不存在',
  kindWrong: '该商品请在对应的预约页面下单',
  unfit: '体检人信息不符合要求',
  itemsUnfit: (names: string) => `所选加项不适合体检人：${names}`,
  companyOnly: '企业权益仅限持卡本人体检时使用',
  slotFull: '该时段名额已满，请选择其他时段',
  slotChanged: '该时段已停诊或排期变更，请重新选择',
  slotRequired: '请选择时段',
  holdExpired: '占位已失效，该时段已约满，请重新选择时段',
  priceChanged: '价格已变动，请确认后继续',
  shopChanging: '套餐信息正在更新，请稍后再提交',
  saleOver: '活动已结束，请返回重新选择',
  saleLimit: (perUser: number) => `活动价每人限购${perUser}件，您已购买过`,
  couponsBad: '部分优惠不可用，请重新选择',
  quotaGone: '企业额度不足，请重新选择加项',
  sameOrder: '您已有一笔相同的待支付订单',
  unpaidMany: (most: number) => `您已有${most}笔待支付订单，请先支付或取消后再下单`,
  questionMissing: '问卷信息已失效，请重新填写',
  cancelNotAllowed: '当前订单不可取消',
  cancelPaid: '订单已支付，不能取消',
  cancelPaying: '订单支付结果确认中，请稍后再试',
  deleteNotAllowed: '当前订单不可删除',
  typeWrong: '订单类型不正确',
  reasonWrong: '请选择取消原因',
  timeout: '超时未支付，系统自动关闭',
  lateRefund: '订单关闭后收到的支付已原路退回',
  rebookGone: '该商品已下架，请选择其他商品',
  rebookKind: '该类商品暂不支持再次预约',
  notPayable: '订单已关闭，无法支付',
  payAgain: '支付已取消，请重新支付',
  payMissing: '支付服务暂未开通，请稍后再试',
  paying: '支付结果确认中，请稍后再试',
  paymentMissing: '支付单不存在',
  payWaiting: '等待支付',
  payConfirming: '支付结果确认中',
  payDone: '支付成功',
  payFailed: '支付未成功，请重新支付',
  payClosed: '订单已关闭',
  payRefunded: '已退款',
  noAppointment: '该订单没有预约信息',
  paperByPost: '纸质报告邮寄',
  paperElectronic: '电子报告',
  deliveryNotAsked: '未选择邮寄纸质报告，无需填写配送地址',
  regionWrong: '配送区域不正确，请重新选择'
} as const

/** Why an unpaid order is cancelled; the number is the wire's `reasonId`. */
export const CANCEL_REASONS = [
  { id: 1, reason: '行程有变，不想约了' },
  { id: 2, reason: '选错了套餐或加项' },
  { id: 3, reason: '日期、时段或分院选错了' },
  { id: 4, reason: '体检人信息填写有误' },
  { id: 5, reason: '价格不合适' },
  { id: 6, reason: '其他原因' }
] as const

/** Chinese names of the payment channels on an order. */
export const CHANNEL_NAMES: Readonly<Record<string, string>> = {
  'wechat-h5': '微信支付',
  'wechat-jsapi': '微信支付',
  'wechat-mini': '微信支付',
  'wechat-app': '微信支付',
  alipay: '支付宝',
  bankcard: '银行卡支付',
  'bank-app': '银行支付'
}
