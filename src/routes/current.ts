import Taro from '@tarojs/taro'
import { pagePathOf } from './page-path'
import { TOKEN_KEYS, withoutParams } from '@/domain/entry/entry-query'
import { pageAddress } from '@/platform/page-query'
import { decodeValue } from '@/platform/page-query/decode'
import { matchPath, publicHref } from './href'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'

/** The public path of the page on top, with its parameters; '/' before any page stands. */
export function currentPath(): string {
  const address = pageAddress()
  if (address !== null) return matchPath(address) ? withoutParams(address, TOKEN_KEYS) : '/'
  const { path, params } = Taro.getCurrentInstance().router ?? {}
  const route = (path ?? '').replace(/^\//, '').split('?')[0]
  const entry = (Object.entries(routes) as [RouteName, RouteRow][]).find(
    ([, row]) => pagePathOf(row) === route
  )
  if (!entry) return '/'
  const own = Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' && !key.startsWith('$') && !TOKEN_KEYS.includes(key)
        ? [[key, decodeValue(value)]]
        : []
    )
  )
  return publicHref(entry[0], own)
}
