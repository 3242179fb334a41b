import { splitOnce } from './entry-query'

const SHARED_FROM: readonly string[] = ['timeline', 'groupmessage', 'singlemessage']

/**
 * The address without its query when it is one of a shared link (from=timeline, groupmessage or
 * singlemessage plus isappinstalled=0); null when there is nothing to clean. Browsers of WeChat open such links (§4).
 */
export function cleanShareUrl(url: string): string | null {
  const [address = '', fragment] = splitOnce(url, '#')
  const [path = '', search = ''] = splitOnce(address, '?')
  const pairs = search.split('&')
  const shared = SHARED_FROM.some((from) => pairs.includes(`from=${from}`))
  if (!shared || !pairs.includes('isappinstalled=0')) return null
  return fragment === undefined ? path : `${path}#${fragment}`
}
