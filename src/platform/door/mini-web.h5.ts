import { browser } from './browser.h5'

const pages = () => import(/* webpackChunkName: "door-miniweb" */ './mini-web-pages.h5')

/** A page of ours in a mini-program's web-view: WeChat's menu is the mini-program's, and so are the pages around. */
export const miniWeb: typeof browser = {
  ...browser,
  share: { canOpen: () => false, prepare: async () => undefined, share: async () => false },
  chrome: {
    ...browser.chrome,
    close: () => void pages().then(({ closeWebView }) => closeWebView(), browser.chrome.close)
  }
}
