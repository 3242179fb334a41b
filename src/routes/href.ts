import { pagePathOf } from './page-path'
import type { RouteParams } from './params'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'
import { keysOf } from '@/domain/keys-of'

const rows: Readonly<Record<RouteName, RouteRow>> = routes
const inWechat = process.env.TARO_ENV === 'weapp'

const pairsOf = (params: Readonly<Record<string, string | undefined>>, skip: ReadonlySet<string>): string =>
  Object.entries(params)
    .flatMap(([key, value]) =>
      value === undefined || skip.has(key) ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`]
    )
    .join('&')

/** The public H5 path of a page with its parameters: `/selling/checkup/CK1003?from=search`. */
export function publicHref(
  name: RouteName,
  params: Readonly<Record<string, string | undefined>> = {}
): string {
  const used = new Set<string>()
  const path = rows[name].path.replace(/:([A-Za-z_]+)/g, (_, key: string) => {
    used.add(key)
    return encodeURIComponent(params[key] ?? '')
  })
  const query = pairsOf(params, used)
  return query ? `${path}?${query}` : path
}

/** The mini-program's address of a page: its page path, all parameters as query. */
export function pageHref(name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string {
  const query = pairsOf(params, new Set())
  return `/${pagePathOf(rows[name])}${query ? `?${query}` : ''}`
}

interface Pattern {
  readonly name: RouteName
  readonly isPrivate: boolean
  /** `selling`, `checkup`, `:id`. */
  readonly parts: readonly string[]
}

const patterns: readonly Pattern[] = keysOf(rows).flatMap((name) => {
  const row = rows[name]
  if (inWechat && row.h5Only) return []
  return [row.path, ...(row.aliases ?? [])].map((path) => ({
    name,
    isPrivate: row.private === true || (row.private ?? []).includes(path),
    parts: path.split('/')
  }))
})

const isKey = (part: string): boolean => part.startsWith(':')

/** The first pattern that these parts of a path follow: a key stands for any part but an empty one. */
const patternOf = (parts: readonly string[]): Pattern | undefined =>
  patterns.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, index) => (isKey(part) ? parts[index] !== '' : part === parts[index]))
  )

const pathOf = (href: string): string => (href.split('#')[0]?.split('?')[0] ?? '/').replace(/(.)\/+$/, '$1')

/** Whether a public path opens for those alone who are logged in. */
export const isPrivate = (href: string): boolean => patternOf(pathOf(href).split('/'))?.isPrivate === true

/** The page that a public path opens, with its parameters; null for an unknown one. */
export function matchPath(href: string): { name: RouteName; params: Record<string, string> } | null {
  const query = href.split('#')[0]?.split('?')[1] ?? ''
  const given = pathOf(href).split('/')
  const pattern = patternOf(given)
  if (!pattern) return null
  const params: Record<string, string> = {}
  for (const pair of query.split('&')) {
    const [key, value = ''] = pair.split('=')
    if (key) params[decode(key)] = decode(value)
  }
  pattern.parts.forEach((part, index) => {
    if (isKey(part)) params[part.slice(1)] = decode(given[index] ?? '')
  })
  return { name: pattern.name, params }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

export type { RouteName, RouteParams }
