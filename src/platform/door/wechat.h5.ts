import { browser, browserShare } from './browser.h5'

/** Before pages move: the address that WeChat on iOS checks a signature against. */
const entered = window.location.href

/** WeChat's browser: it shares from its menu what was signed for the page. */
export const wechat: typeof browser = {
  ...browser,
  share: {
    ...browserShare,
    prepare: async (card, sign) =>
      (await import(/* webpackChunkName: "door-wechat" */ './wechat-share.h5')).prepareMenu(
        card,
        sign,
        entered
      )
  }
}
