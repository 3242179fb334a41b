import Taro from '@tarojs/taro'
import { backGuard } from '@/platform/back-guard'
import { matchPath, pageHref, publicHref } from './href'
import { pagePathOf } from './page-path'
import type { RouteParams } from './params'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'

/** A mini-program keeps at most this many pages on its stack. */
const STACK_LIMIT = 10

const rows: Readonly<Record<RouteName, RouteRow>> = routes
const onH5 = process.env.TARO_ENV === 'h5'

type Args<N extends RouteName> =
  Record<string, never> extends RouteParams<N>
    ? [params?: RouteParams<N>, options?: NavigateOptions]
    : [params: RouteParams<N>, options?: NavigateOptions]

export interface NavigateOptions {
  /** Takes the place of the current page. */
  readonly replace?: boolean
}

/** What the guard asks before a private page opens; set once by `installGuard`. */
let mayEnter: (target: string) => boolean = () => true

/** @param guard answers whether the public path may open; when not, it has already led elsewhere. */
export function installGuard(guard: (target: string) => boolean): void {
  mayEnter = guard
}

/** What tells of a page that did not open, and may try again; set once by `installFailure`. */
let onFailure: (again: () => void) => void = () => undefined

export function installFailure(tell: (again: () => void) => void): void {
  onFailure = tell
}

/** Parameters on their way to a tab page: a mini-program's tab takes no query, and an open one is not opened anew. */
const handed = new Map<RouteName, Readonly<Record<string, string | undefined>>>()

/** What the last move to a tab page passed along; read once, null when there is nothing new. */
export function takeTabParams<N extends RouteName>(name: N): Partial<RouteParams<N>> | null {
  const params = handed.get(name)
  handed.delete(name)
  // `navigate` stored what its own types took for this name.
  return (params as Partial<RouteParams<N>> | undefined) ?? null
}

/**
 * Opens a page by name. Tab pages are switched to; elsewhere the page is pushed, or takes the current one's place
 * when asked or when the stack is full.
 */
export function navigate<N extends RouteName>(name: N, ...[params, options]: Args<N>): void {
  openPage(name, params ?? {}, options, publicHref(name, params))
}

function openPage(
  name: RouteName,
  params: Readonly<Record<string, string | undefined>>,
  options: NavigateOptions | undefined,
  target: string
): void {
  const row = rows[name]
  if (!mayEnter(target)) return
  const url = onH5 ? target : pageHref(name, params)
  if (row.tab) {
    if (Object.keys(params).length > 0) handed.set(name, params)
    openTab(url)
    return
  }
  const replace = options?.replace === true || Taro.getCurrentPages().length >= STACK_LIMIT
  attempt(() => (replace ? Taro.redirectTo({ url }) : Taro.navigateTo({ url })))
}

function openTab(url: string): void {
  // What is passed along waits in `takeTabParams`.
  attempt(() => Taro.switchTab({ url: onH5 ? url : (url.split('?')[0] ?? url) }))
}

/** A mini-program fetches the sub-package of a page when it is opened, which may fail. */
function attempt(open: () => Promise<unknown>): void {
  open().catch(() => onFailure(() => attempt(open)))
}

/**
 * A link to no page leads to ours for that. WeChat shows its own unless ours is opened before its callback returns: the
 * hook of the same name would be too late, it waits for the app to be drawn.
 */
export function watchPageNotFound(): void {
  Taro.onPageNotFound(({ path }) => navigate('notFound', { from: path }, { replace: true }))
}

/** Opens a stored public path, e.g. after login; an unknown one leads home. */
export function navigateTo(path: string, options?: NavigateOptions): void {
  const match = matchPath(path)
  if (!match) {
    navigate('home')
    return
  }
  // As it was spelt: a query may have the name of a path parameter, which hides it among the parameters.
  openPage(match.name, match.params, options, path)
}

/** Also from within a sheet, which holds the browser's own way back. */
function takeBack(delta: number): void {
  backGuard.letPass(() => void Taro.navigateBack({ delta }))
}

/** One page back; home when this page was entered first. */
export function goBack(): void {
  if (Taro.getCurrentPages().length > 1) takeBack(1)
  else navigate('home')
}

/** Where the nearest page of that name lies on the stack; -1 when it is not there. */
const stackIndex = (name: RouteName): number =>
  Taro.getCurrentPages()
    .map((page) => (page.route ?? '').replace(/^\//, '').split('?')[0])
    .lastIndexOf(pagePathOf(rows[name]))

/** Back to the order list (§2): to that of the glucose programmes for who came from there, since other lists lack its orders. */
export function backToOrders(): void {
  const last = (...names: RouteName[]) => Math.max(...names.map(stackIndex))
  const apart = last('sugarOrders', 'sugarOrderDetail') > last('orderList', 'orderDetail')
  backTo(apart ? 'sugarOrders' : 'orderList')
}

/** Pages back to the nearest one of that name; opens it in place when it is not on the stack. */
export function backTo<N extends RouteName>(name: N, ...[params]: Args<N>): void {
  const at = stackIndex(name)
  const top = Taro.getCurrentPages().length - 1
  if (at >= 0 && at < top) takeBack(top - at)
  else
    (navigate as (name: RouteName, params: unknown, options: NavigateOptions) => void)(name, params, {
      replace: true
    })
}
