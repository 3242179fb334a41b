import { LOGIN_NOTICE } from './contract/errors'
import { entryLogin, TOKEN_KEYS, withoutParams } from './domain/entry/entry-query'
import { ENTRY_FIELDS, readEntry, type Entry } from './domain/entry/read-entry'
import { cleanShareUrl, shareMarksOf } from './domain/entry/share-url'
import type { Door } from './platform/door/types'
import type { HostCapability } from './platform/host/types'
import { matchPath } from './routes/href'
import type { Root } from './stores/root'

interface Entered {
  readonly host: Pick<HostCapability, 'entryQuery' | 'address' | 'replaceAddress' | 'forgetParams'>
  readonly door: Pick<Door, 'name'>
}

/** What the session has of it. A token has to be traded first; `url` belongs to the page that leads on by it, unless login does. */
const keptOf = (entry: Entry): readonly string[] =>
  ENTRY_FIELDS.filter((name) => name !== 'access_token' && (name !== 'url' || entryLogin(entry) !== null))

/**
 * Takes out of the address bar what is read of an entry and kept, so that nobody passes it on with a link; the bank's home is rebuilt from
 * its whole query (R2.100).
 * @returns whether the page loads anew: a link that was shared from WeChat and is opened there (R4.8)
 */
export function cleanEntry({ feedback }: Pick<Root, 'feedback'>, { host, door }: Entered): boolean {
  const address = host.address()
  if (address === null) return false
  const inWechat = door.name === 'wechat'
  const shared = inWechat ? cleanShareUrl(address) : null
  if (shared !== null) {
    host.replaceAddress(shared)
    return true
  }
  const query = host.entryQuery()
  const entry = readEntry(query)
  const worthless = entry.access_token === undefined && TOKEN_KEYS.some((name) => query[name])
  if (worthless) feedback.toast({ text: LOGIN_NOTICE, voice: 'alert' })
  const isBankHome = matchPath(address.replace(/^https?:\/\/[^/]+/, ''))?.name === 'cmbcHome'
  const names = [
    ...(isBankHome ? [] : keptOf(entry)),
    ...(inWechat ? shareMarksOf(query) : []),
    ...(worthless ? TOKEN_KEYS : [])
  ]
  if (withoutParams(address, names) !== address) host.forgetParams(names)
  return false
}
