import { autorun } from 'mobx'
import { setPictureOrigin } from './components/ui/img'
import { uiTexts } from './components/ui/texts'
import { canReach, entryLogin, safeReturnPath } from './domain/entry/entry-query'
import { chunks } from './platform/chunks'
import { host } from './platform/host'
import { keyboard } from './platform/keyboard'
import { locate } from './platform/location'
import { network } from './platform/network'
import { randomBytes } from './platform/random'
import { storage } from './platform/storage'
import { installGuard, navigate } from './routes/navigate'
import { currentPath } from './routes/current'
import { send } from './services/http'
import { createRoot } from './stores/root'

/** Colours of the native bottom bar: ink-3, primary-text and surface of each theme. */
const TAB_BAR = {
  light: { color: '#54655f', selectedColor: '#0a6a5e', backgroundColor: '#ffffff' },
  dark: { color: '#9db0a9', selectedColor: '#62d3bf', backgroundColor: '#141f1c' }
} as const

/** Not secret: it only tells one guest's hold from another's. */
const newDeviceToken = () =>
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10).padEnd(8, '0')).join('')

/** Puts the product together for this host: the shared state, the guard and what listens to the host. */
function start() {
  const root = createRoot({
    storage,
    host,
    send,
    locate,
    randomBytes,
    newDeviceToken,
    deviceNow: Date.now,
    openLogin() {
      const path = currentPath()
      if (!path.startsWith('/mine/authorize')) navigate('authorize', { url: path, notice: '1' })
    }
  })
  const { session, settings, feedback, location, call } = root
  setPictureOrigin(host.origin())

  installGuard((row, target) => {
    if (canReach({ private: row.private === true }, { isLoggedIn: session.isLoginedUser, accessToken: null }))
      return true
    session.setRedirect(target)
    navigate('authorize', { url: target, notice: '1' })
    return false
  })
  host.onThemeChange(settings.setSystemDark)
  autorun(() => {
    const { dark, elder } = settings
    host.paintTabBar(dark ? TAB_BAR.dark : TAB_BAR.light, { dark, elder })
  })
  keyboard.watch()
  chunks.watch({ title: uiTexts.networkTitle, text: uiTexts.networkText, reload: uiTexts.reload })
  network.onChange((online) => {
    if (!online) feedback.toast({ text: '网络错误' })
  })

  /** R4.75–R4.78: the located city is offered once when it differs from the current one. */
  async function offerLocatedCity() {
    const city = await location.find()
    if (!city || city.cityCode === location.cityCode || !location.takePrompt()) return
    const agreed = await feedback.confirm({
      title: '切换城市',
      text: `定位到您在${city.cityName}，是否切换到该城市？`,
      confirmText: '切换',
      cancelText: '取消'
    })
    if (agreed) location.choose(city)
  }

  return {
    root,
    onLaunch() {
      if (session.isLoginedUser) {
        void call('account.get', {}).then(session.setUserInfo).catch(root.presentError)
      }
      const entry = entryLogin(host.entryQuery())
      if (entry) navigate('authorize', { url: safeReturnPath(entry.url) })
      void offerLocatedCity()
    }
  }
}

/** Once, when this module is loaded: on H5 that is a task of its own, before the app is drawn (config/libraries). */
export const started = start()
