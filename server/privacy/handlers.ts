import { requireUser, type Handlers } from '../http/context'
import { askErasure, keepAccount } from './commands/ask-erasure'
import { exportOf } from './queries/export'
import { leavingDto } from './dto'
import { leavingOf } from './queries/leaving'

export const privacyHandlers = {
  'account.export': (_input, context) => exportOf(context),
  'account.leaving': async (_input, context) =>
    leavingDto(await leavingOf(context.db, requireUser(context).id, context.now())),
  'account.erase': async ({ code }, context) => leavingDto(await askErasure(context, code)),
  'account.keep': async (_input, context) => leavingDto(await keepAccount(context))
} satisfies Partial<Handlers>
