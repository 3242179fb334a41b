import { CHANNEL, resolveChannel } from '@/contract/channels'
import {
  accessTokenOf,
  bankQueryOf,
  inviteIdsOf,
  lotteryOf,
  promotionOf,
  type EntryQuery
} from '@/domain/entry/entry-query'
import type { SessionItems } from './session-items'

/** What the query of an entry says of the session. */
export const sessionEntryOf = (query: EntryQuery, ownChannel: number) => ({
  comefrom: String(resolveChannel(query, ownChannel)),
  accessToken: accessTokenOf(query),
  inviteIds: inviteIdsOf(query)
})

/** Keeps what the query of an entry says of orders and pages to come. */
export function keepEntry(items: SessionItems, query: EntryQuery): void {
  const promotion = promotionOf(query)
  if (promotion) items.set('staticItem', promotion)
  const lottery = lotteryOf(query)
  if (lottery) items.set('lotteryId', lottery)
  const { comefrom, notNav } = query
  if (comefrom === String(CHANNEL.bank)) items.set('CMBC', bankQueryOf(query))
  else if (comefrom) items.remove('CMBC')
  if (notNav === '1') items.set('notNav', true)
}
