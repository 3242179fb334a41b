import { empty } from '../common/dto'
import * as message from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const messageSchemas = {
  'message.list': { input: message.messageListInput, results: message.messageList },
  'message.unread': { input: empty, results: message.unread },
  'message.read': { input: message.messageReadInput, results: message.unread }
}
