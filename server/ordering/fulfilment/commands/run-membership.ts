import { and, eq, gt, gte, isNull, max, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { memberPeriod } from '@/domain/activity/member'
import { memberTermsOf } from '../../../catalogue/queries/member-terms'
import type { Db } from '../../../db/client'
import { memberships } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { Refusal } from '../../../http/refusal'
import type { OrderRow } from '../../order/whole-order'
import { REFUND_TEXTS } from '../../texts'

type Of = Pick<OrderRow, 'orderNum'>

/** An order for a membership is paid: it runs from now on, or from the end of the one before it. */
export async function beginMembership(
  tx: Tx,
  { orderNum, userId, extra }: Pick<OrderRow, 'orderNum' | 'userId' | 'extra'>,
  at: Date
): Promise<void> {
  const terms = memberTermsOf({ extra })
  if (terms === null) throw new Error(`a membership without terms: ${orderNum}`)
  // Two that are paid at once run one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`membership:${userId}`}::text, 0))`)
  const [last] = await tx
    .select({ endAt: max(memberships.endAt) })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt), gt(memberships.endAt, at)))
  const { percent, kinds, days } = terms
  const { startAt, endAt } = memberPeriod(at.getTime(), last?.endAt?.getTime() ?? null, days)
  await tx.insert(memberships).values({
    ...{ orderNum, userId, percent, kinds },
    ...{ startAt: new Date(startAt), endAt: new Date(endAt) }
  })
}

/** Why it cannot go back: orders have its price; null when it can. */
export async function membershipRefusal(db: Db, { orderNum }: Of): Promise<string | null> {
  const [row] = await db.select().from(memberships).where(eq(memberships.orderNum, orderNum))
  return row && row.taken > 0 ? REFUND_TEXTS.memberUsed : null
}

/** It goes back, unless an order has its price by now; what was bought to follow it moves up. The pay order is locked. */
export async function endMembership(tx: Tx, { orderNum }: Of, at: Date): Promise<void> {
  const [ended] = await tx
    .update(memberships)
    .set({ endedAt: at })
    .where(and(eq(memberships.orderNum, orderNum), isNull(memberships.endedAt), eq(memberships.taken, 0)))
    .returning()
  if (!ended) throw new Refusal(ErrorCode.business, REFUND_TEXTS.memberUsed)
  const { userId, startAt, endAt } = ended
  if (userId === null) return
  const goneMs = endAt.getTime() - Math.max(startAt.getTime(), at.getTime())
  const earlier = sql`make_interval(secs => ${goneMs / 1000}::float8)`
  await tx
    .update(memberships)
    .set({
      startAt: sql`${memberships.startAt} - ${earlier}`,
      endAt: sql`${memberships.endAt} - ${earlier}`
    })
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt), gte(memberships.startAt, endAt)))
}
