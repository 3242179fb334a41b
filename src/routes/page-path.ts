import type { RouteRow } from './row'

/** Taro's page path of a row, without a leading slash: `pages/process/booking/index`. */
export const pagePathOf = (row: Pick<RouteRow, 'pkg' | 'page'>): string =>
  `pages/${row.pkg}/${row.page}/index`
