import { atCashier, browser } from './browser.h5'
import { native } from './native.h5'
import type { ChannelOption, PayCapability } from './pay'
import { CHANNEL_OPTIONS as options } from './pay-options'
import type { Chrome } from './types'

/** A container does what a browser cannot; without its bridge (an old app) the page does as in a browser. */
const chrome: Chrome = {
  hideTitle: () => void native.call('hideTitle'),
  close() {
    if (!native.call('closePanel')) browser.chrome.close()
  },
  login: () => native.call('login')
}

const paying = (inside: readonly ChannelOption[], outside: readonly ChannelOption[]): PayCapability => ({
  channels: () => (native.available() ? inside : outside),
  pay: async (order) =>
    order.action === 'bridge'
      ? (await import('./native-pay.h5')).payInContainer(order.params)
      : atCashier(order)
})

/** The two native apps. */
export const app: typeof browser = {
  ...browser,
  chrome,
  pay: paying([options.wechatApp, options.alipay, options.bankcard], [options.wechatH5, options.alipay])
}

/** The partner bank's app. */
export const bank: typeof browser = {
  ...browser,
  chrome,
  pay: paying([options.bankApp], [options.bankcard])
}
