import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import { shareSigner } from '@/services/catalogue/share-sign'
import type { Call } from '@/services/http/call'
import { isPrivate, publicHref } from './href'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'

/** What a page without a card of its own shares (§9), under the shop's name and with its picture. */
const SHARE = {
  text: '选分院、选时间、选加项，一次约好体检',
  imgUrl: '/share.png'
}

/**
 * In a WeChat browser each route is signed for the share menu (R7.141). What only its owner may see is not shared: a
 * private page shares home.
 */
export function prepareShare(name: RouteName, target: string, call: Call): void {
  const row: RouteRow = routes[name]
  if (row.ownShare) return
  const path = isPrivate(target) ? publicHref('home') : target
  void currentDoor().share.prepare({ ...SHARE, title: host.shopName(), path }, shareSigner(call))
}
