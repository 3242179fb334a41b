import { row } from '../endpoint'
import type * as dto from './dto'

export const messageEndpoints = {
  'message.list': row<dto.MessageListInput, dto.MessageList>({
    method: 'GET',
    path: '/message/list/:page',
    auth: 'user',
    changes: false
  }),
  'message.unread': row<Record<string, never>, dto.Unread>({
    method: 'GET',
    path: '/message/unread',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'message.read': row<dto.MessageReadInput, dto.Unread>({
    method: 'POST',
    path: '/message/read',
    auth: 'user',
    changes: true
  })
} as const
