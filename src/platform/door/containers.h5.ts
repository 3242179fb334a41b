import { hostChannel, hostHas, hostState } from './bridge/host-channel.h5'
import { browser, browserShare } from './browser.h5'

const native = () => import(/* webpackChunkName: "door-native" */ './bridge/native.h5')
const nothing = () => undefined

/**
 * The two native apps, and the partner bank's app. A container does what a browser cannot; without its bridge (an old app) the page
 * does as in a browser.
 */
export const container: typeof browser = {
  ...browser,
  share: {
    ...browserShare,
    canOpen: () => hostHas('share') || browserShare.canOpen(),
    share: (card) =>
      native().then(
        ({ share }) => share(card),
        () => browserShare.share(card)
      )
  },
  chrome: {
    pageShown(teller) {
      hostState.teller = teller
      if (hostChannel()) native().then(({ hideTitle }) => hideTitle(), nothing)
    },
    close() {
      if (hostChannel()) native().then(({ close }) => close(), browser.chrome.close)
      else browser.chrome.close()
    },
    login(session, openLogin, loggedIn = nothing) {
      const asks = hostHas('login') && !hostState.loginFailed
      if (asks) native().then(({ login }) => login(session, openLogin, loggedIn), openLogin)
      return asks
    }
  }
}
