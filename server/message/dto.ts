import type { MessageList } from '@/contract/message/dto'
import type { MessagePage } from './queries/messages'

export const messageListDto = ({ list, ...page }: MessagePage, now: Date): MessageList => ({
  ...page,
  list: list.map(({ at, ...message }) => ({ ...message, at: at.getTime() })),
  serverTime: now.getTime()
})
