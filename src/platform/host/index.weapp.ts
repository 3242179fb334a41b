import Taro from '@tarojs/taro'
import { SHOP_UNNAMED } from '@/domain/constants'
import { decodeValue } from '@/domain/entry/decode-value'
import { readScene } from '@/domain/entry/scene'
import { paintBadges } from '../tab-badge/index.weapp'
import { appInfo, windowInfo } from './phone-info.weapp'
import { isRefusedByPerson } from './refusal'
import { scrollTo, toField } from './scroll.weapp'
import { tabBarItem, tabBarStyle } from './tab-bar'
import { lackingTexts } from './texts'
import type { HostCapability, Insets } from './types'

declare const API_ORIGIN: string
/** What a mini-program is called is fixed with its build; '' unless the build was told. */
declare const SHOP_NAME: string

/** px from the capsule's left edge to the edge of the screen, the same on nearly all phones. */
const CAPSULE_ROOM = 97

let insets: Insets | null = null

/** The scene of a page that is looked at from the timeline. */
const SINGLE_PAGE = 1154
const singlePage = (): boolean => Taro.getLaunchOptionsSync().scene === SINGLE_PAGE

/** Some phones know the capsule only once a page is drawn, and say zero before: it is asked for again then. */
function readInsets(): Insets {
  if (insets) return insets
  // WeChat draws bars of its own above and below.
  if (singlePage()) return (insets = { top: 0, bottom: 0, capsuleWidth: 0 })
  const system = windowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  const known = capsule.width > 0
  const found = {
    top: system.statusBarHeight ?? 0,
    bottom: Math.max(0, system.screenHeight - (system.safeArea?.bottom ?? system.screenHeight)),
    capsuleWidth: known ? Math.max(0, system.windowWidth - capsule.left) : CAPSULE_ROOM
  }
  if (known) insets = found
  return found
}

/** How the tab bar is to look and does not yet: WeChat takes it only while a tab page is on top. */
let tabBarLook: { readonly dark: boolean; readonly icons: readonly string[] } | null = null
/** The native bar's letters cannot grow: in care mode it makes room for a bar of the page (`routes/care-bar`). */
let tabBarHidden = false

function paintTabBar(): void {
  const look = tabBarLook
  if (!look) return
  const items = look.icons.map((icon, index) => Taro.setTabBarItem({ index, ...tabBarItem(look.dark, icon) }))
  Promise.all([Taro.setTabBarStyle(tabBarStyle(look.dark)), ...items]).then(
    () => {
      if (tabBarLook === look) tabBarLook = null
    },
    () => undefined
  )
}

/** With what a scanned code says of who put it up. */
function decoded(query: object): Record<string, string> {
  const plain = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, decodeValue(String(value))])
  )
  const promoteChannel = readScene(plain['scene'] ?? '')?.promoteChannel
  return promoteChannel ? { ...plain, promoteChannel } : plain
}

const linkOf = ({ path, query }: { readonly path: string; readonly query: object }): string =>
  JSON.stringify([path, query])

const OPENING = { stepMs: 50, steps: 20 } as const

/** WeChat tells of a link, then opens its page in the place of all others: what leads on from there waits until it is open. */
function afterOpening(then: () => void): void {
  const top = () => Taro.getCurrentPages().pop()
  const before = top()
  const look = (left: number) =>
    left === 0 || top() !== before ? then() : setTimeout(look, OPENING.stepMs, left - 1)
  setTimeout(look, OPENING.stepMs, OPENING.steps)
}

let tell: (text: string) => void = () => undefined

const nothing = () => undefined
/** What WeChat refuses without harm. */
const quietly = (asked: Promise<unknown>): void => void asked.catch(nothing)
/** What WeChat cannot do is told, unless the person closed it themselves. */
const orTell = (asked: Promise<unknown>, text: string): void =>
  void asked.catch((error: unknown) => isRefusedByPerson(error) || tell(text))

const copy = (text: string): Promise<boolean> =>
  Taro.setClipboardData({ data: text }).then(
    () => true,
    () => false
  )

export const host: HostCapability = {
  origin: () => API_ORIGIN,
  shopName: () => SHOP_NAME || SHOP_UNNAMED,
  insets: readInsets,
  singlePage,
  singlePageNotice: '点下方「前往小程序」继续',
  entryQuery: () => decoded(Taro.getLaunchOptionsSync().query),
  onWarmEntry(listener) {
    let last = linkOf(Taro.getLaunchOptionsSync())
    Taro.onAppShow((entry) => {
      const link = linkOf(entry)
      // On the way to the front alone WeChat tells no query, or that of the last link once more.
      if (link === last || Object.keys(entry.query ?? {}).length === 0) return
      last = link
      afterOpening(() => listener(decoded(entry.query)))
    })
  },
  address: () => null,
  replaceAddress() {
    // Pages have no address here.
  },
  forgetParams() {
    // As above: what a launch brought is read once.
  },
  setTitle(title) {
    void Taro.setNavigationBarTitle({ title })
  },
  openExternal(url) {
    orTell(
      Taro.navigateTo({ url: `/pages/info/elsewhere/index?to=${encodeURIComponent(url)}` }),
      lackingTexts.elsewhere(url)
    )
  },
  onLacking(listener) {
    tell = listener
  },
  callPhone(tel) {
    orTell(Taro.makePhoneCall({ phoneNumber: tel }), lackingTexts.call(tel))
  },
  openMap({ lat, lon, name, address }) {
    orTell(Taro.openLocation({ latitude: lat, longitude: lon, name, address }), lackingTexts.map(address))
    return true
  },
  copyIsTold: true,
  copy,
  keepText: (_name, text) => copy(text),
  openSettings: () => Taro.openSetting().then(nothing, nothing),
  scrollTo,
  toField,
  scrollTop() {
    quietly(Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))
  },
  stopRefresh() {
    Taro.stopPullDownRefresh()
  },
  prefersDark: () => appInfo().theme === 'dark',
  onThemeChange(listener) {
    Taro.onThemeChange(({ theme }) => listener(theme === 'dark'))
  },
  paintTabBar({ dark, elder }, icons) {
    tabBarLook = { dark, icons }
    const back = tabBarHidden && !elder
    tabBarHidden = elder
    if (back) quietly(Taro.showTabBar())
    host.tabPageShown()
  },
  tabPageShown() {
    paintTabBar()
    paintBadges()
    // WeChat shows it again with each tab page.
    if (tabBarHidden) quietly(Taro.hideTabBar())
  },
  paintTop(color, dark) {
    const frontColor = dark ? '#ffffff' : '#000000'
    quietly(Taro.setNavigationBarColor({ frontColor, backgroundColor: color }))
    quietly(Taro.setBackgroundColor({ backgroundColorTop: color }))
  },
  onForeground(listener) {
    Taro.onAppShow(listener)
    return () => Taro.offAppShow(listener)
  }
}
