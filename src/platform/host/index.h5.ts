import Taro from '@tarojs/taro'
import { SHOP_UNNAMED } from '@/domain/constants'
import { withoutParams } from '@/domain/entry/entry-query'
import { originOf } from '../call-origins'
import type { HostCapability, Place } from './types'

/** The server writes the shop's name into the page's title; tabs and bookmarks show it behind the name of each page. */
const shopName = document.title || SHOP_UNNAMED

/** Query of the first address: pages that open later must not change what the product was entered with. */
const entry = Object.fromEntries(new URLSearchParams(window.location.search))

/** What an element scrolls in: Taro's page, a sheet's body; null when that is the window. */
function scrollBoxOf(target: Element): Element | null {
  for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(window.getComputedStyle(box).overflowY)
    if (scrolls && box.scrollHeight > box.clientHeight) return box
  }
  return null
}

/** Where a field is looked for: its card with the title, if that begins so small a part of a window above it. */
const NEAR = 1 / 3
/** Between the header and a card under it, px. */
const GAP = 12

/** Nothing above the element is left half under the header of its box, as far as that stays while the box scrolls. */
function bring(target: Element, box: Element | null, gap = 0): void {
  const header = (box ?? document).querySelector('[role=banner]')
  const covered = header && window.getComputedStyle(header).position === 'sticky' ? header.clientHeight : 0
  const above = target.getBoundingClientRect().top - covered - gap
  if (box) box.scrollTop += above - box.getBoundingClientRect().top
  else window.scrollTo({ top: Math.max(0, above + window.scrollY), behavior: 'auto' })
}

function bringField(field: Element): void {
  const box = scrollBoxOf(field)
  let card = field.parentElement
  while (card && card !== box && !card.querySelector('[role=heading]')) card = card.parentElement
  const far = card ? field.getBoundingClientRect().top - card.getBoundingClientRect().top : Infinity
  if (card && card !== box && far < window.innerHeight * NEAR) bring(card, box, GAP)
  else bring(field, box)
}

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
  scrollTo(id) {
    const target = document.getElementById(id)
    if (target) bring(target, scrollBoxOf(target))
  },
  toField(id) {
    const row = document.getElementById(id)
    if (!row) return
    bringField(row)
    const field = row.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')
    // One that has the focus already is read again, with what is wrong.
    if (document.activeElement === field) field?.blur()
    field?.focus({ preventScroll: true })
  },
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
