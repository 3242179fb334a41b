import { browser, browserShare } from './browser.h5'

/** Its menu could not be set up: a button says how the link is sent without that. */
let lacking = false
const heard = new Set<() => void>()
function setLacking(is: boolean): void {
  if (lacking === is) return
  lacking = is
  heard.forEach((changed) => changed())
}

const menu = () => import(/* webpackChunkName: "door-wechat" */ './wechat-share.h5')

/** Before pages move: the address that WeChat on iOS checks a signature against. */
export const entered = window.location.href

/** WeChat's browser: it shares from its menu what was signed for the page. */
export const wechat: typeof browser = {
  ...browser,
  share: {
    ...browserShare,
    canOpen: () => lacking,
    watch(changed) {
      heard.add(changed)
      return () => heard.delete(changed)
    },
    prepare: async (card, sign) => (await menu()).prepareMenu(card, sign, entered, setLacking),
    share: () =>
      menu().then(
        ({ HOW_TO_SHARE }) => HOW_TO_SHARE,
        () => false
      )
  }
}
