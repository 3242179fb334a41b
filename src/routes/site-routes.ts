import { pagePathOf } from './page-path'
import type { RouteRow } from './row'
import { routes } from './table'

const rows: readonly RouteRow[] = Object.values(routes)

/** Every page as Taro names it. */
export const pagePaths = (): string[] => rows.map(pagePathOf)

/** H5 `customRoutes`: page path to public path(s). Both need the leading slash. */
export const customRoutes = (): Record<string, string | string[]> =>
  Object.fromEntries(
    rows.map((row) => [`/${pagePathOf(row)}`, row.aliases ? [row.path, ...row.aliases] : row.path])
  )
