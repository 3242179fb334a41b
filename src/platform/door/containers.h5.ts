import { browser } from './browser.h5'
import { native } from './native.h5'
import type { Chrome } from './types'

/** A container does what a browser cannot; without its bridge (an old app) the page does as in a browser. */
const chrome: Chrome = {
  hideTitle: () => void native.call('hideTitle'),
  close() {
    if (!native.call('closePanel')) browser.chrome.close()
  },
  login: () => native.call('login')
}

/** The two native apps, and the partner bank's app. */
export const container: typeof browser = { ...browser, chrome }
