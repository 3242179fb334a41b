import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import { host } from '@/platform/host'
import { shareSigner } from '@/services/catalogue/share-sign'
import type { Call } from '@/services/http/call'
import { matchPath, publicHref } from './href'
import type { RouteRow } from './row'
import { routes, type RouteName } from './table'

type Params = Readonly<Record<string, string | undefined>>

/** What is said of the shop where a page has nothing of its own to say (§9), with the shop's own picture. */
const TEXT = '选分院、选时间、选加项，一次约好体检'
const PICTURE = '/share.png'

interface SharedPage {
  readonly name: RouteName
  readonly params: Params
  readonly title: string
  /** Address of its picture on the server, 5:4 or square. */
  picture(shape: 'card' | 'square'): string
}

/** What an open page says when it is shared. */
export interface AskedShare {
  readonly params: Params
  /** For its owner alone. */
  readonly isPrivate: boolean
  /** As the open page is named by what it shows; '' for the name of its row. */
  readonly title: string
  /** A card or a bank has prices of its own, which are nobody else's. */
  readonly plain: boolean
  /** What the open page invites to; it goes before what the row says. */
  readonly card?: ShareCard | null
}

/** As its path names them: the list of its parameters is not sent (`config/lean-routes.js`). */
const requiredBy = ({ path }: RouteRow): readonly string[] =>
  (path.match(/:\w+/g) ?? []).map((part) => part.slice(1))

/**
 * Where a link to an open page leads: to what the page invites to, else by its row. What only its owner may see is not shared, nor a page
 * whose parameters are missing: they share home. Only the required parameters are passed on.
 */
export function sharedPage(name: RouteName, asked: AskedShare): SharedPage {
  const { params, isPrivate, title, plain, card } = asked
  const invited = card && matchPath(card.path)
  if (invited) return { ...invited, title: card.title, picture: () => card.imgUrl }
  const row: RouteRow = routes[name]
  const to = row.shares ?? name
  const target: RouteRow = routes[to]
  const required = requiredBy(target)
  const home = isPrivate || !target.listed || required.some((one) => !params[one])
  if (home || to === 'home')
    return { name: 'home', params: {}, title: host.shopName(), picture: () => PICTURE }
  const id = params[required[required.length - 1] ?? ''] ?? ''
  return {
    name: to,
    params: Object.fromEntries(required.map((one) => [one, params[one]])),
    title: to === name ? title || `${host.shopName()} · ${row.title}` : host.shopName(),
    picture: (shape) =>
      target.picture
        ? `/share/${target.picture}/${encodeURIComponent(id)}/${shape}.png${plain ? '?plain=1' : ''}`
        : PICTURE
  }
}

/** Of a page's host: it is told when the page shows or gets its name, and anew after the page was hidden. */
export interface HostShare {
  tell(): void
  forget(): void
}

/** The same for a door of the site. */
export const cardOf = (shared: SharedPage, text = TEXT): ShareCard => ({
  title: shared.title,
  text,
  path: publicHref(shared.name, shared.params),
  imgUrl: shared.picture('square')
})

/** In a WeChat browser each route is signed for the share menu (R7.141). */
export function prepareShare(name: RouteName, asked: AskedShare, call: Call): void {
  void currentDoor().share.prepare(cardOf(sharedPage(name, asked), asked.card?.text), shareSigner(call))
}
