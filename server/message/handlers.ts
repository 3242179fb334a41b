import { requireUser, type Handlers } from '../http/context'
import { markRead } from './commands/mark-read'
import { messageListDto } from './dto'
import { messageList, unreadOf } from './queries/messages'

export const messageHandlers = {
  'message.list': async (input, context) =>
    messageListDto(await messageList(context.db, requireUser(context).id, input), context.now()),
  'message.unread': (_input, context) => unreadOf(context.db, requireUser(context).id),
  'message.read': async ({ id }, context) => {
    const userId = requireUser(context).id
    await markRead(context.db, userId, id, context.now())
    return unreadOf(context.db, userId)
  }
} satisfies Partial<Handlers>
