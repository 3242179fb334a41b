import { keysOf } from '../keys-of'
import { CHANNEL_TEXT } from './channel-text'
import { accessTokenOf, type EntryQuery } from './entry-query'

/** An id or a name: no longer than an order takes it. */
const WORD = /^[\w.:~\u4e00-\u9fa5-]{1,40}$/

/** What the first address may say (§3), and how it has to look: what looks otherwise is as good as absent. */
const FIELDS = {
  access_token: /^[!-~]{1,200}$/,
  comefrom: CHANNEL_TEXT,
  platform: WORD,
  envVersion: WORD,
  activityId: WORD,
  encryptStr: /^[ -~]{1,400}$/,
  isLogin: WORD,
  /** Where it may lead is judged by who follows it, see `destination`. */
  url: /^(\/|https:)\S{0,2000}$/,
  promoteChannel: WORD,
  countType: /^[1-3]$/,
  appType: WORD,
  staCome: WORD
} as const satisfies Record<string, RegExp>

type EntryField = keyof typeof FIELDS

export const ENTRY_FIELDS: readonly EntryField[] = keysOf(FIELDS)

/** How the product was entered: what of the first address is as it has to be. */
export interface Entry extends Readonly<Partial<Record<EntryField, string>>> {
  /** The activity that led here (§3 lotteryId), where the address names both of its parts. */
  readonly lottery?: { readonly activityId: string; readonly staCome: string }
}

/** The one reading of the first address. What it does not know is left alone. */
export function readEntry(query: EntryQuery): Entry {
  const named: EntryQuery = { ...query, access_token: accessTokenOf(query) ?? undefined }
  const entry: Partial<Record<EntryField, string>> = {}
  for (const field of ENTRY_FIELDS) {
    const value = named[field]
    if (value !== undefined && FIELDS[field].test(value)) entry[field] = value
  }
  const { activityId, staCome } = entry
  return activityId && staCome ? { ...entry, lottery: { activityId, staCome } } : entry
}
