import { ownPath, siteAddress } from '@/domain/entry/destination'
import { matchPath, publicHref } from './href'

/**
 * Where the `url` of an address leads: a page of ours, or by our page for that a site of the configured hosts; the fallback for anything
 * else.
 */
export function returnPath(url: string | null | undefined, hosts: readonly string[], fallback = '/'): string {
  const path = ownPath(url, (own) => matchPath(own) !== null)
  if (path !== null) return path
  const address = siteAddress(url, hosts)
  return address === null ? fallback : publicHref('loading', { url: address })
}
