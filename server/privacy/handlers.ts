import { requireUser, type Handlers } from '../http/context'
import { askErasure, keepAccount } from './commands/ask-erasure'
import { exportOf } from './queries/export'
import { leavingOf } from './queries/leaving'

export const privacyHandlers = {
  'account.export': (_input, context) => exportOf(context),
  'account.leaving': (_input, context) => leavingOf(context.db, requireUser(context).id, context.now()),
  'account.erase': ({ code }, context) => askErasure(context, code),
  'account.keep': (_input, context) => keepAccount(context)
} satisfies Partial<Handlers>
