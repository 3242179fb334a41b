import { ownPath, siteAddress } from '@/domain/entry/destination'
import { host } from '@/platform/host'
import { isPrivate, matchPath, publicHref } from '@/routes/href'
import { navigateTo } from '@/routes/navigate'

/** What the bridge leads to. */
export interface Target {
  /** Public path to which a login returns. */
  readonly path: string
  readonly isPrivate: boolean
  /** In the place of the bridge: nobody comes back to it. */
  open(): void
}

/** A page of ours, a site of the configured hosts, else home. */
export function targetOf(url: string | undefined, hosts: readonly string[]): Target {
  const address = siteAddress(url, hosts)
  if (address !== null) {
    return {
      path: publicHref('loading', { url: address }),
      isPrivate: false,
      open: () => host.replaceAddress(address)
    }
  }
  const path = ownPath(url, (own) => matchPath(own) !== null) ?? publicHref('home')
  return { path, isPrivate: isPrivate(path), open: () => navigateTo(path, { replace: true }) }
}
