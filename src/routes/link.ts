import { navigate } from './navigate'
import { routes, type RouteName } from './table'

/** Where an entry of the server leads: a route of the table by name, with its parameters (§7 Home and content). */
export interface Link {
  readonly route: string
  readonly params: Readonly<Record<string, string>>
}

const isRoute = (name: string): name is RouteName => Object.keys(routes).includes(name)

/** False for no link and for a page that is not there: such an entry is not drawn. */
export function canFollow(link: Link | null): link is Link {
  return link !== null && isRoute(link.route)
}

/** Opens the page a link names; a link that cannot be followed does nothing. */
export function follow(link: Link | null): void {
  if (!link || !isRoute(link.route)) return
  // The server knows the routes by name only; a page answers parameters that do not fit with its own notice.
  ;(navigate as (name: RouteName, params: Readonly<Record<string, string>>) => void)(link.route, link.params)
}
