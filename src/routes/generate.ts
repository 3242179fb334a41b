import { contentEndpoints } from '../contract/endpoints/content'
import { productEndpoints } from '../contract/endpoints/product'
import { fillPath, queryOf } from '../contract/url'
import { PRODUCT_LIST_VERSION } from '../domain/constants'
import { routes, type RouteName, type RouteRow } from './table'

/** The main package: its pages hold the bottom bar, which a sub-package cannot. */
const MAIN_PACKAGE = 'tabs'

const rows = Object.entries(routes) as [RouteName, RouteRow][]

/** Taro's page path of a row, without a leading slash: `pages/process/booking/index`. */
export const pagePathOf = (row: Pick<RouteRow, 'pkg' | 'page'>): string =>
  `pages/${row.pkg}/${row.page}/index`

/** `pages`, `subPackages` and the tab list of app.config. */
export function appPages() {
  const packages = new Map<string, string[]>()
  for (const [, row] of rows) {
    if (row.pkg !== MAIN_PACKAGE)
      packages.set(row.pkg, [...(packages.get(row.pkg) ?? []), `${row.page}/index`])
  }
  return {
    pages: rows.filter(([, row]) => row.pkg === MAIN_PACKAGE).map(([, row]) => pagePathOf(row)),
    subPackages: [...packages].map(([pkg, pages]) => ({ root: `pages/${pkg}`, pages })),
    tabs: rows.flatMap(([, row]) => (row.tab ? [{ pagePath: pagePathOf(row), ...row.tab }] : []))
  }
}

/** H5 `customRoutes`: page path to public path(s). Both need the leading slash. */
export function customRoutes(): Record<string, string | string[]> {
  return Object.fromEntries(
    rows.map(([, row]) => [`/${pagePathOf(row)}`, row.aliases ? [row.path, ...row.aliases] : row.path])
  )
}

const urlOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const filled = fillPath(path, input)
  return `/api${filled.path}${queryOf(filled.rest)}`
}

/** What the first screen of home shows, as a browser asks for it; the banners first, one of them is its largest part. */
const HOME_ASKS = [
  urlOf(contentEndpoints['home.banners'].path, { position: 'home' }),
  urlOf(contentEndpoints['home.modules'].path, { version: 1 }),
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
]

/** What the first frame of the H5 site shows before any page stands; `path` is a pattern of the address. */
export function firstFrames() {
  return rows.flatMap(([name, row]) =>
    [row.path, ...(row.aliases ?? [])].map((path) => ({
      path: path.replace(/:\w+/g, '[^/]+'),
      title: row.title,
      page: pagePathOf(row),
      ...(name === 'home' ? { home: true, asks: HOME_ASKS } : {}),
      ...(row.tab ? { tab: true } : {})
    }))
  )
}
