import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { checkCode } from '../../account/commands/use-code'
import { endSessions } from '../../account/commands/end-sessions'
import { users } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { countOpenOrders, leavingOf, type Leaving } from '../queries/leaving'
import { PRIVACY_TEXTS } from '../texts'

/** So long the owner can take it back. */
const DAYS_TO_TAKE_BACK = 7
const DAY_MS = 86_400_000

/** The account is to be erased in a week; other devices are logged out. Refused while an order is open. */
export async function askErasure(context: RequestContext, code: string): Promise<Leaving> {
  const { db } = context
  const { id, phone } = requireUser(context)
  const open = await countOpenOrders(db, id)
  if (open > 0) throw new Refusal(ErrorCode.business, PRIVACY_TEXTS.openOrders(open))
  const now = context.now()
  const spend = await checkCode(context, phone, code, 'erase')
  await transact(db, async (tx) => {
    await spend(tx)
    const erasedAfter = new Date(now.getTime() + DAYS_TO_TAKE_BACK * DAY_MS)
    await tx.update(users).set({ erasedAfter }).where(eq(users.id, id))
    await endSessions({ ...context, db: tx })
  })
  return leavingOf(db, id, now)
}

/** The account stays. */
export async function keepAccount(context: RequestContext): Promise<Leaving> {
  const { id } = requireUser(context)
  await context.db.update(users).set({ erasedAfter: null }).where(eq(users.id, id))
  return leavingOf(context.db, id, context.now())
}
