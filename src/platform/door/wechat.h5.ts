import { atCashier, browser, browserShare } from './browser.h5'
import { CHANNEL_OPTIONS as options } from './pay-options'

/** WeChat's browser: it pays by its own sheet, and shares from its menu what was signed for the page. */
export const wechat: typeof browser = {
  ...browser,
  pay: {
    channels: () => [options.wechatJsapi],
    pay: async (order) =>
      order.action === 'jsapi'
        ? (await import('./wechat-pay.h5')).payInWechat(order.params)
        : atCashier(order)
  },
  share: {
    ...browserShare,
    prepare: async (card, sign) => (await import('./wechat-share.h5')).prepareMenu(card, sign)
  }
}
