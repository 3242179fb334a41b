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
