import { START_TEXTS as texts } from '../../start-texts'
import type { Source } from '../setting'

/** Whether a provider's settings are all there; some of them without the others are a mistake that names what is missing. */
export function isWhole(from: Source, provider: string, names: readonly string[]): boolean {
  const missing = names.filter((name) => !from.has(name))
  if (missing.length > 0 && missing.length < names.length) from.problem(texts.half(provider, missing))
  return missing.length === 0
}

/**
 * Where a provider posts its notices: what is configured, else a path of the site. Providers take https alone, and drop or refuse a query.
 * null where neither is such an address, which is a mistake.
 */
export function noticeAddress(
  from: Source,
  name: string,
  configured: string | null,
  path: string
): string | null {
  const url = configured ?? (from.publicOrigin === null ? null : from.publicOrigin + path)
  const right = url !== null && URL.canParse(url) && isNoticeAddress(new URL(url))
  if (right) return url
  if (configured !== null || !from.has(name)) from.problem(texts.noticeAddress(name))
  return null
}

const isNoticeAddress = ({ protocol, search, hash, username, password, hostname }: URL): boolean =>
  protocol === 'https:' &&
  [search, hash, username, password].every((part) => part === '') &&
  hostname !== 'localhost'
