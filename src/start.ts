import { autorun, when } from 'mobx'
import { setPictureOrigin } from './components/ui/img'
import { uiTexts } from './components/ui/texts'
import { buildSettings } from './platform/build-settings'
import { chunks } from './platform/chunks'
import { currentDoor } from './platform/door'
import { host } from './platform/host'
import { keyboard } from './platform/keyboard'
import { network } from './platform/network'
import { privacy } from './platform/privacy'
import { randomBytes } from './platform/random'
import { storage } from './platform/storage'
import { textSize } from './platform/text-size'
import { installFailure, installGuard, navigate, watchPageNotFound } from './routes/navigate'
import { currentPath } from './routes/current'
import { isPrivate } from './routes/href'
import type { RouteRow } from './routes/row'
import { routes } from './routes/table'
import { send } from './services/http/http'
import { renewSession } from './stores/renew'
import { createRoot } from './stores/root'

/** Icons of the bottom bar, in its order. */
const TAB_ICONS = Object.values<RouteRow>(routes).flatMap(({ tab }) => (tab ? [tab.icon] : []))

/** Not secret: it only tells one guest's hold from another's. */
const newDeviceToken = () =>
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10).padEnd(8, '0')).join('')

/** Puts the product together for this host: the shared state, the guard and what listens to the host. */
function start() {
  const door = currentDoor()
  const root = createRoot({
    storage,
    host,
    door,
    send,
    // After the first screen: without the file nobody is located.
    locate: (...asked) =>
      import('./platform/location').then(
        ({ locate }) => locate(...asked),
        () => null
      ),
    randomBytes,
    renew: renewSession,
    newDeviceToken,
    deviceNow: Date.now,
    settings: buildSettings,
    openLogin() {
      const path = currentPath()
      if (!path.startsWith('/mine/authorize')) navigate('authorize', { url: path, notice: '1' })
    }
  })
  const { session, settings, feedback } = root
  setPictureOrigin(host.origin())

  installGuard((target) => {
    if (host.singlePage()) {
      feedback.toast({ text: host.singlePageNotice })
      return false
    }
    if (feedback.kept?.refuses(target)) return false
    if (session.isLoginedUser || !isPrivate(target)) return true
    session.setRedirect(target)
    navigate('authorize', { url: target, notice: '1' })
    return false
  })
  installFailure((again) => {
    const { pageMissing: title, pageMissingText: text, again: confirmText } = uiTexts
    void feedback.confirm({ title, text, confirmText }).then((agreed) => agreed && again())
  })
  watchPageNotFound()
  privacy.onAsked(feedback.askPrivacy)
  const paintTabBar = () => host.paintTabBar({ dark: settings.dark, elder: settings.elder }, TAB_ICONS)
  host.onThemeChange((dark) => {
    settings.setSystemDark(dark)
    // The host has drawn its bar anew, also for who chose a theme of their own.
    paintTabBar()
  })
  autorun(paintTabBar)
  keyboard.watch()
  textSize.watch()
  autorun(() => textSize.draw(settings.text))
  chunks.watch({ title: uiTexts.networkTitle, text: uiTexts.networkText, reload: uiTexts.reload })
  network.onChange((online) => {
    if (online) void root.cart.account?.sync()
    else feedback.toast({ text: '网络错误' })
  })
  when(
    () => session.account !== null,
    () => void import('./stores/cart-sync').then(({ keepCarts }) => keepCarts(root, storage, root.clock.now))
  )

  return {
    root,
    /** The app is drawn without what an entry brings about: a token of the address is traded by whatever call needs it. */
    onLaunch() {
      void import('./launched').then(({ launched }) =>
        launched(root, { host, door, openLogin: (url) => navigate('authorize', { url }) })
      )
    }
  }
}

/** Once, when this module is loaded: on H5 that is a task of its own, before the app is drawn (config/libraries). */
export const started = start()
