/** Messages of an account (§3 message), in our own words. */
import type { MessageList, Unread as WireUnread } from '@/contract/message/dto'
import type { Call } from '../http/call'

export type Message = MessageList['list'][number]
/** What a message is about. */
export type MessageCategory = Message['category']
/** How many are not read, of all and of each category. */
export type Unread = Readonly<WireUnread>

export interface MessagePage {
  readonly list: readonly Message[]
  readonly hasMore: boolean
  readonly unread: Unread
  /** ms since 1970 */
  readonly serverTime: number
}

/** @param page from 1; null: of all categories */
export const listMessages = (
  call: Call,
  page: number,
  category: MessageCategory | null
): Promise<MessagePage> => call('message.list', { page, ...(category === null ? {} : { category }) })

export const countUnread = async (call: Call): Promise<number> => (await call('message.unread', {})).all

/** One message, or all of them. */
export const markRead = (call: Call, id?: number): Promise<Unread> =>
  call('message.read', id === undefined ? {} : { id })
