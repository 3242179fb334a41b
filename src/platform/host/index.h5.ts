import Taro from '@tarojs/taro'
import { SHOP_UNNAMED } from '@/domain/constants'
import { withoutParams } from '@/domain/entry/entry-query'
import { originOf } from '../call-origins'
import type { HostCapability, Place } from './types'

/** The server writes the shop's name into the page's title; tabs and bookmarks show it behind the name of each page. */
const shopName = document.title || SHOP_UNNAMED

/** Query of the first address: pages that open later must not change what the product was entered with. */
const entry = Object.fromEntries(new URLSearchParams(window.location.search))

/** The first tap that needs it finds it fetched, see `onLacking`. */
const scroll = () => import('./scroll.h5')

const copy = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () =>
        import('./copy-selected').then(
          ({ copySelected }) => copySelected(text),
          () => false
        )
    )

const nothing = () => undefined
let tell: (text: string) => void = nothing

export const host: HostCapability = {
  origin: (server) => (server ? originOf(server) : ''),
  shopName: () => shopName,
  // The tokens have those of the browser.
  singlePage: () => false,
  singlePageNotice: '',
  insets: () => ({ top: 0, bottom: 0, capsuleWidth: 0 }),
  entryQuery: () => entry,
  address: () => window.location.href,
  replaceAddress: (url) => window.location.replace(url),
  forgetParams(names) {
    window.history.replaceState(window.history.state, '', withoutParams(window.location.href, names))
  },
  setTitle(title) {
    document.title = `${title} - ${shopName}`
  },
  openExternal(url) {
    window.location.assign(url)
  },
  onLacking(listener) {
    tell = listener
    scroll().catch(nothing)
  },
  callPhone(tel) {
    window.location.assign(`tel:${tel}`)
    import('./stayed').then(({ tellUnlessLeft }) => tellUnlessLeft(tel, tell), nothing)
  },
  openMap(place, template) {
    const url = template.replace(/\{(lat|lon|name|address)\}/g, (_, key: keyof Place) =>
      encodeURIComponent(place[key])
    )
    if (url !== '') host.openExternal(url)
    return url !== ''
  },
  copyIsTold: false,
  copy,
  async keepText(name, text) {
    const { download } = await import('./download')
    download(name, text, 'application/json')
    return true
  },
  openSettings: null,
  onWarmEntry: () => undefined,
  scrollTo: (id) => void scroll().then(({ scrollTo }) => scrollTo(id), nothing),
  toField: (id) => void scroll().then(({ toField }) => toField(id), nothing),
  // A tab page scrolls in a box of its own, which Taro knows.
  scrollTop: () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }),
  stopRefresh: () => Taro.stopPullDownRefresh(),
  prefersDark: () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false,
  onThemeChange(listener) {
    window
      .matchMedia?.('(prefers-color-scheme: dark)')
      .addEventListener?.('change', (event) => listener(event.matches))
  },
  paintTabBar({ dark, elder }) {
    // The bar lies outside the pages: the document carries the tokens' classes for it.
    document.documentElement.classList.toggle('ca-theme--dark', dark)
    document.documentElement.classList.toggle('ca-theme--elder', elder)
  },
  tabPageShown() {
    // The bar takes its colours at any time.
  },
  paintTop(color) {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  },
  onForeground(listener) {
    const onChange = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }
}
