import { splitOnce, type EntryQuery } from './entry-query'

const SHARED_FROM: readonly string[] = ['timeline', 'groupmessage', 'singlemessage']
const INSTALLED = 'isappinstalled'

/**
 * The address without its query when it is one of a shared link (from=timeline, groupmessage or
 * singlemessage plus isappinstalled=0); null when there is nothing to clean. Browsers of WeChat open such links (§4).
 */
export function cleanShareUrl(url: string): string | null {
  const [address = '', fragment] = splitOnce(url, '#')
  const [path = '', search = ''] = splitOnce(address, '?')
  const pairs = search.split('&')
  const shared = SHARED_FROM.some((from) => pairs.includes(`from=${from}`))
  if (!shared || !pairs.includes(`${INSTALLED}=0`)) return null
  return fragment === undefined ? path : `${path}#${fragment}`
}

/** What WeChat wrote into a link that was shared from it; `from` is a page's own where it says anything else. */
export const shareMarksOf = (query: EntryQuery): readonly string[] =>
  SHARED_FROM.includes(query['from'] ?? '') ? [INSTALLED, 'from'] : [INSTALLED]
