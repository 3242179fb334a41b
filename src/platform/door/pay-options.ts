import type { ChannelOption } from './pay'

/** Every channel the product knows, by host (§6; COMPLETION 'Payment'). */
export const CHANNEL_OPTIONS = {
  wechatH5: { channel: 'wechat-h5', name: '微信支付', note: '推荐使用', icon: 'msg' },
  wechatJsapi: { channel: 'wechat-jsapi', name: '微信支付', note: '推荐使用', icon: 'msg' },
  wechatMini: { channel: 'wechat-mini', name: '微信支付', note: '推荐使用', icon: 'msg' },
  wechatApp: { channel: 'wechat-app', name: '微信支付', note: '推荐使用', icon: 'msg' },
  alipay: { channel: 'alipay', name: '支付宝', note: '', icon: 'wallet' },
  bankcard: { channel: 'bankcard', name: '银行卡支付', note: '储蓄卡、信用卡', icon: 'bank' },
  bankApp: { channel: 'bank-app', name: '银行支付', note: '由当前银行应用完成', icon: 'bank' }
} as const satisfies Record<string, ChannelOption>
