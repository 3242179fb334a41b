import Taro from '@tarojs/taro'
import { pagePathOf } from './page-path'
import { TOKEN_KEYS, withoutParams } from '@/domain/entry/entry-query'
import { pageAddress } from '@/platform/page-query'
import { decodeValue } from '@/domain/entry/decode-value'
import { matchPath, publicHref } from './href'
import { routes } from './table'
import { keysOf } from '@/domain/keys-of'

/** The public path of the page on top, with its parameters; '/' before any page stands. */
export function currentPath(): string {
  const address = pageAddress()
  if (address !== null) return matchPath(address) ? withoutParams(address, TOKEN_KEYS) : '/'
  const { path, params } = Taro.getCurrentInstance().router ?? {}
  const route = (path ?? '').replace(/^\//, '').split('?')[0]
  const name = keysOf(routes).find((one) => pagePathOf(routes[one]) === route)
  if (!name) return '/'
  const own = Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' && !key.startsWith('$') && !TOKEN_KEYS.includes(key)
        ? [[key, decodeValue(value)]]
        : []
    )
  )
  return publicHref(name, own)
}
