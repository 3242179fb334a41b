import { toCode } from '../code'
import { decodeValue } from './decode-value'

/** Query values read at entry; absent ones are undefined. */
export type EntryQuery = Readonly<Record<string, string | undefined>>

/** Query parameters that open a session: no address, link or way back may carry them on. */
export const TOKEN_KEYS: readonly string[] = ['access_token', 'token']

/** The access token of the query; null when it holds none. */
export function accessTokenOf(query: EntryQuery): string | null {
  return query['access_token']?.trim() || query['token']?.trim() || null
}

/** The address without these parameters, however they are encoded; what else it holds stays as it is spelt. */
export function withoutParams(url: string, names: readonly string[]): string {
  const [address = '', fragment] = splitOnce(url, '#')
  const [path = '', search = ''] = splitOnce(address, '?')
  const kept = search
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(decodeValue(splitOnce(pair, '=')[0] ?? '').trim()))
  const query = kept.length > 0 ? `?${kept.join('&')}` : ''
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

const INVITE_ID = /^[\w-]{1,64}$/

/** Headers by which login calls tell what invited the person (§7), from the query; null when it names nothing. */
export function inviteIdsOf(query: EntryQuery): Readonly<Record<string, string>> | null {
  const named = ['inviteId', 'inviteUserId'].flatMap((key) => {
    const id = query[key] ?? ''
    return INVITE_ID.test(id) ? [[key.toLowerCase(), id] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

interface LoginQuery {
  readonly isLogin?: string | undefined
  readonly url?: string | undefined
}

/** With isLogin containing mxbc the user goes to the login page carrying `url` (§4); null otherwise. */
export function entryLogin({ isLogin, url }: LoginQuery): { url: string } | null {
  return isLogin?.includes('mxbc') ? { url: url ?? '' } : null
}

/** What the entry leaves for the order count (§3). */
export interface StaticItem {
  countType?: string | number | null
  promoteChannel?: string | null
  encryptStr?: string | null
  activityId?: string | null
  appType?: string | null
}

/** Count type: the stored one, else 3 with a promote channel, else 1 with an encrypted string, else none (§4). */
export function countTypeOf(item: StaticItem): number | null {
  const given = toCode(item.countType)
  if (given !== null) return given
  if (item.promoteChannel) return 3
  return item.encryptStr ? 1 : null
}

const PROMOTION_KEYS = ['countType', 'promoteChannel', 'encryptStr', 'activityId', 'appType'] as const
type PromotionKey = (typeof PROMOTION_KEYS)[number]

/** The promotion that the entry names (§3 staticItem); null when it names none. */
export function promotionOf(
  query: Readonly<Partial<Record<PromotionKey, string>>>
): Partial<Record<PromotionKey, string>> | null {
  const named = PROMOTION_KEYS.flatMap((key) => (query[key] ? [[key, query[key]] as const] : []))
  return named.length > 0 ? Object.fromEntries(named) : null
}

const NOT_KEPT = [...TOKEN_KEYS, 'phone', 'resp']

/** What of the query may be kept: neither a token nor what the bank tells of its customer. */
export const bankQueryOf = (query: EntryQuery): EntryQuery =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !NOT_KEPT.includes(key)))

/** What is before the first mark, and what follows it where there is one. */
export function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
