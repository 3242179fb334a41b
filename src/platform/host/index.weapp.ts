import Taro from '@tarojs/taro'
import type { HostCapability, Insets } from './types'

declare const API_ORIGIN: string

let insets: Insets | null = null

function readInsets(): Insets {
  const system = Taro.getWindowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  return {
    top: system.statusBarHeight ?? 0,
    bottom: Math.max(0, system.screenHeight - (system.safeArea?.bottom ?? system.screenHeight)),
    capsuleWidth: Math.max(0, system.windowWidth - capsule.left)
  }
}

export const host: HostCapability = {
  kind: () => 'weapp',
  origin: () => API_ORIGIN,
  insets: () => (insets ??= readInsets()),
  entryQuery: () =>
    Object.fromEntries(Object.entries(Taro.getLaunchOptionsSync().query).map(([k, v]) => [k, String(v)])),
  setTitle(title) {
    void Taro.setNavigationBarTitle({ title })
  },
  hideNativeTitle() {
    // Every page already draws its own header.
  },
  closePanel() {
    void Taro.navigateBack()
  },
  openExternal(url) {
    void Taro.setClipboardData({ data: url })
  },
  callPhone(tel) {
    void Taro.makePhoneCall({ phoneNumber: tel }).catch(() => undefined)
  },
  openMap({ lat, lon, name, address }) {
    void Taro.openLocation({ latitude: lat, longitude: lon, name, address })
  },
  copy: (text) =>
    Taro.setClipboardData({ data: text }).then(
      () => true,
      () => false
    ),
  addToCalendar: ({ title, location, startsAt, endsAt }) =>
    Taro.addPhoneCalendar({
      title,
      location,
      startTime: Math.floor(startsAt / 1000),
      endTime: String(Math.floor(endsAt / 1000))
    }).then(
      () => true,
      () => false
    ),
  scrollTo(selector, offset) {
    void Taro.pageScrollTo({ selector, offsetTop: -offset, duration: 0 }).catch(() => undefined)
  },
  toField(id, offset) {
    host.scrollTo(`#${id}`, offset)
  },
  scrollTop() {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined)
  },
  stopRefresh() {
    Taro.stopPullDownRefresh()
  },
  prefersDark: () => Taro.getAppBaseInfo().theme === 'dark',
  onThemeChange(listener) {
    Taro.onThemeChange(({ theme }) => listener(theme === 'dark'))
  },
  paintTabBar(colors) {
    void Taro.setTabBarStyle(colors).catch(() => undefined)
  },
  paintTop(color, dark) {
    const frontColor = dark ? '#ffffff' : '#000000'
    void Taro.setNavigationBarColor({ frontColor, backgroundColor: color }).catch(() => undefined)
    void Taro.setBackgroundColor({ backgroundColorTop: color }).catch(() => undefined)
  },
  nativeLogin: () => false,
  onForeground(listener) {
    Taro.onAppShow(listener)
    return () => Taro.offAppShow(listener)
  }
}
