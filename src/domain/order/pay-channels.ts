/** Channels by which money is paid at the gateway. */
export const PAY_CHANNELS = [
  'wechat-h5',
  'wechat-jsapi',
  'wechat-mini',
  'wechat-app',
  'alipay',
  'bankcard',
  'bank-app'
] as const

export type PayChannel = (typeof PAY_CHANNELS)[number]
