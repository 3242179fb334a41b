import { articleEndpoints } from '../contract/article/rows'
import { bookingEndpoints } from '../contract/booking/rows'
import { contentEndpoints } from '../contract/content/rows'
import { productEndpoints } from '../contract/product/rows'
import { fillPath, queryOf } from '../contract/url'
import { DEFAULT_DAY_NUM } from '../domain/booking/booking-cache'
import { cityOfLine } from '../domain/city/first-city'
import { DEFAULT_CITY, PRODUCT_LIST_VERSION } from '../domain/constants'
import { SHELF_IDS } from '../domain/kinds/shelves'
import { pagePathOf } from './page-path'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'
import { keysOf } from '../domain/keys-of'

/** The main package: its pages hold the bottom bar, which a sub-package cannot. */
const MAIN_PACKAGE = 'tabs'

const rows: readonly (readonly [RouteName, RouteRow])[] = keysOf(routes).map((name) => [name, routes[name]])

/** `pages`, `subPackages` and the tab list of app.config. */
export function appPages(wechat: boolean) {
  const built = rows.filter(([, row]) => !(wechat && row.h5Only))
  const packages = new Map<string, string[]>()
  for (const [, row] of built) {
    if (row.pkg !== MAIN_PACKAGE)
      packages.set(row.pkg, [...(packages.get(row.pkg) ?? []), `${row.page}/index`])
  }
  return {
    pages: built.filter(([, row]) => row.pkg === MAIN_PACKAGE).map(([, row]) => pagePathOf(row)),
    subPackages: [...packages].map(([pkg, pages]) => ({ root: `pages/${pkg}`, pages })),
    tabs: built.flatMap(([, row]) => (row.tab ? [{ pagePath: pagePathOf(row), ...row.tab }] : []))
  }
}

/** Packages that a person on this page needs next: WeChat fetches them while the page is looked at. */
const NEXT_PACKAGES: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['goods', 'find'],
  shop: ['goods', 'find'],
  registered: ['order', 'process'],
  shoppingcart: ['process', 'confirm'],
  mine: ['order', 'account', 'settings'],
  cardAppointment: ['process'],
  cardAddon: ['confirm'],
  cardConfirm: ['pay'],
  search: ['goods'],
  selling: ['process', 'account'],
  booking: ['account', 'confirm', 'supermarket'],
  checkSupermarket: ['process'],
  supermarket: ['confirm'],
  addon: ['confirm'],
  confirm: ['pay'],
  goPay: ['order'],
  orderList: ['pay', 'process']
}

/** `preloadRule` of app.json. */
export const preloadRule = () =>
  Object.fromEntries(
    rows.flatMap(([name, row]) => {
      const packages = NEXT_PACKAGES[name]?.map((pkg) => `pages/${pkg}`)
      return packages ? [[pagePathOf(row), { network: 'all' as const, packages }]] : []
    })
  )

/** sitemap.json: what is the same for everybody may be found by WeChat's search, by its required parameters; nothing else. */
export function sitemap() {
  const listed = rows.flatMap(([, row]) => {
    if (!row.listed) return []
    const params = (row.params ?? []).filter((name) => !name.endsWith('?'))
    const page = { action: 'allow', page: pagePathOf(row) }
    return [params.length > 0 ? { ...page, params, matching: 'inclusive' } : page]
  })
  return { rules: [...listed, { action: 'disallow', page: '*' }] }
}

const urlOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const filled = fillPath(path, input)
  return `{prefix}${filled.path}${queryOf(filled.rest)}`
}

/** A call that index.html makes before any script is there. */
export interface FirstAsk {
  readonly url: string
  readonly body?: string
}

/** As `fillPath` and JSON write what is left open. */
const open = (text: string): string =>
  text.replace(/%7B(\w+)%7D/g, '{$1}').replace(/"(\{(?:latitude|longitude)\})"/g, '$1')

/** What the first screen of home shows, as a browser asks for it; the banners first, one of them is its largest part. */
const HOME_ASKS: readonly FirstAsk[] = [
  open(urlOf(contentEndpoints['home.banners'].path, { position: 'home', cityCode: '{cityCode}' })),
  urlOf(contentEndpoints['home.modules'].path, { version: 2 }),
  urlOf(productEndpoints['product.home'].path, {
    channelId: 'flash',
    pageNo: 1,
    version: PRODUCT_LIST_VERSION
  }),
  urlOf(productEndpoints['product.home'].path, {
    channelId: 'recommend',
    pageNo: 1,
    version: PRODUCT_LIST_VERSION
  })
].map((url) => ({ url }))

/** Left open for index.html, as is the prefix of the entry channel: the place it knows from the last visit or has from the build. */
const PLACE = { latitude: '{latitude}', longitude: '{longitude}' }
/** `{1}` and `{2}` are the kind and the product in the address. */
const DETAIL_ASKS: readonly FirstAsk[] = [
  {
    url: open(
      urlOf(productEndpoints['product.detail'].path, {
        type: '{1}',
        id: '{2}',
        cityCode: '{cityCode}',
        ...PLACE
      })
    )
  }
]

const BOOKING_ASKS: readonly FirstAsk[] = [
  {
    url: urlOf(bookingEndpoints['booking.list'].path, {}),
    body: open(
      JSON.stringify({
        ...PLACE,
        startDate: '{today}',
        dayNum: DEFAULT_DAY_NUM,
        productCode: '{2}',
        cityCode: '{cityCode}'
      })
    )
  }
]

/** The list as it is opened, whose first picture is the largest part of its screen, and the shelves beside it. */
const SHOP_ASKS: readonly FirstAsk[] = [
  {
    url: urlOf(productEndpoints['product.list'].path, {}),
    body: JSON.stringify({ category: '{category}', sort: 'default', pageNo: 1 })
  },
  { url: urlOf(productEndpoints['product.filters'].path, {}) }
]

const ARTICLE_ASKS: readonly FirstAsk[] = [
  { url: open(urlOf(articleEndpoints['article.read'].path, { id: '{1}' })) }
]

interface First {
  readonly asks?: readonly FirstAsk[]
  /** It asks the same for everybody, also for somebody who has logged in. */
  readonly ofAll?: true
  /** What of the first answer is on screen before any script, unless this is in the query; `draft` is what the visit has kept. */
  readonly paints?: 'banner' | 'product' | 'booking' | 'list' | 'draft' | 'article'
  readonly unless?: string
  /** What is waited for, in words, under what the draft tells. */
  readonly waits?: string
}

const FIRST: Readonly<Partial<Record<RouteName, First>>> = {
  home: { paints: 'banner', ofAll: true, asks: HOME_ASKS },
  shop: { paints: 'list', ofAll: true, asks: SHOP_ASKS },
  selling: { paints: 'product', unless: 'style=simple', asks: DETAIL_ASKS },
  booking: { paints: 'booking', asks: BOOKING_ASKS },
  article: { paints: 'article', asks: ARTICLE_ASKS },
  addon: { paints: 'draft', waits: '正在读取这家分院可以加的项目和价格，请稍候。已选的项目都还在。' },
  confirm: { paints: 'draft', waits: '正在核对价格和名额，请稍候。填过的信息都还在，不用再填一遍。' }
}

/** What the first frame of the H5 site shows before any page stands; `path` is a pattern of the address. */
export function firstFrames() {
  return rows.flatMap(([name, row]) =>
    [row.path, ...(row.aliases ?? [])].map((path) => ({
      path: path.replace(/:\w+/g, '([^/]+)'),
      title: row.title,
      page: pagePathOf(row),
      ...(name === 'home' ? { home: true } : {}),
      ...FIRST[name],
      ...(row.tab ? { tab: true } : {})
    }))
  )
}

/** What the first frame knows: where somebody is who has chosen no city (§4), where the build's shop is or in Beijing; the shelves. */
export const firstFacts = (shopCity = '') => {
  const { cityCode, latitude, longitude } = cityOfLine(shopCity) ?? DEFAULT_CITY
  return { place: { cityCode, latitude, longitude }, shelves: SHELF_IDS }
}
