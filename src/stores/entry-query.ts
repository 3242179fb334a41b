import { CHANNEL, resolveChannel } from '@/contract/channels'
import { bankQueryOf, inviteIdsOf, promotionOf, type EntryQuery } from '@/domain/entry/entry-query'
import { readEntry } from '@/domain/entry/read-entry'
import type { SessionItems } from './session-items'

/** What the query of an entry says of the session. */
export function sessionEntryOf(query: EntryQuery, ownChannel: number) {
  const entry = readEntry(query)
  return {
    comefrom: String(resolveChannel(entry, ownChannel)),
    accessToken: entry.access_token ?? null,
    inviteIds: inviteIdsOf(query)
  }
}

/** Keeps what the query of an entry says of orders and pages to come. */
export function keepEntry(items: SessionItems, query: EntryQuery): void {
  const entry = readEntry(query)
  const promotion = promotionOf(entry)
  if (promotion) items.set('staticItem', promotion)
  if (entry.lottery) items.set('lotteryId', entry.lottery)
  // A comefrom of nonsense names no other host: the door stays as it is.
  if (entry.comefrom === String(CHANNEL.bank)) items.set('CMBC', bankQueryOf(query))
  else if (entry.comefrom) items.remove('CMBC')
  if (query['notNav'] === '1') items.set('notNav', true)
}
