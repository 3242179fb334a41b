import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import { users } from '../db/schema'
import { sessionOf } from '../http/authenticate'
import type { RequestContext } from '../http/context'
import { tokenInvalid } from '../http/refusal'
import { openSession } from './open-session'

/** `GET /login?comefrom&token`: a host that holds a live token opens a session of its own for the same user. */
export async function handOverLogin(
  context: RequestContext,
  comefrom: string,
  token: string
): Promise<Session> {
  const { user } = await sessionOf(context.db, context.now(), token)
  const channel = Number(comefrom)
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, user.id))
    if (!row) throw tokenInvalid()
    return openSession(
      { ...context, db: tx, comefrom: Number.isInteger(channel) ? channel : context.comefrom },
      row
    )
  })
}
