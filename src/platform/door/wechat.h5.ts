import { browser, browserShare } from './browser.h5'

/** WeChat's browser: it shares from its menu what was signed for the page. */
export const wechat: typeof browser = {
  ...browser,
  share: {
    ...browserShare,
    prepare: async (card, sign) => (await import('./wechat-share.h5')).prepareMenu(card, sign)
  }
}
