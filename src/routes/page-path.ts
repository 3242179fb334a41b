import type { RouteRow } from './row'

/** Taro's page path of a row, without a leading slash: `pages/process/booking/index`. What is sent has both in `page` (`config/lean-routes.js`). */
export const pagePathOf = (row: Pick<RouteRow, 'pkg' | 'page'>): string =>
  `pages/${row.pkg ? `${row.pkg}/` : ''}${row.page}/index`
