import { TOKEN_KEYS, withoutParams } from './entry-query'

/**
 * Characters that are seen, without the backslash, which browsers read as a slash, and without the signs that look like one. Everything
 * else has to be encoded.
 */
const VISIBLE = /^[!-[\]-~\u3001-\u9fff\uff01-\uff0e\uff10-\uff3b\uff3d-\uff5e]+$/
/** A slash or a backslash behind the first slash, encoded however often; a step up or in place. */
const MISLEADING = /\/\/|^\/%(25)*(2f|5c)|\/(\.|%2e){1,2}(\/|$)/i
/** `https://host`, which no user, port or other name follows. */
const SITE = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/|\?|#|$)/i

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** A path of ours as an address names it, without tokens: whose session would it open? Null for anything else. @param knows whether there is such a page */
export function ownPath(text: string | null | undefined, knows: (path: string) => boolean): string | null {
  if (!text?.startsWith('/') || !VISIBLE.test(text) || MISLEADING.test(pathOf(text)) || !knows(text))
    return null
  return withoutParams(text, TOKEN_KEYS)
}

/** An address of another site that is on the shop's list of hosts, over https and without tokens; null for anything else. */
export function siteAddress(text: string | null | undefined, hosts: readonly string[]): string | null {
  if (!text || !VISIBLE.test(text)) return null
  const [, host = ''] = SITE.exec(text) ?? []
  const listed = hosts.includes(host.toLowerCase())
  return listed && !MISLEADING.test(pathOf(text.slice('https://'.length + host.length)))
    ? withoutParams(text, TOKEN_KEYS)
    : null
}
