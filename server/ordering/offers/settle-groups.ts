import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { formatYuan } from '@/domain/money'
import type { Db } from '../../db/client'
import { groups, orders } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import type { PayContext } from '../../money/gateway'
import { writeMessages } from '../../message/commands/write-messages'
import { begin } from '../fulfilment/commands/begin'
import { lockPayOrder, selectOrders } from '../order/queries/own-order'
import { wholeOrder } from '../order/queries/order-parts'
import { PAID } from '../order/transitions'
import { refundLines } from '../refunds/commands/refund-lines'
import { refundPlan } from '../refunds/queries/refund-plan'
import { ORDER_TEXTS } from '../texts'
import { BATCH, eachOrder } from './each-order'

/**
 * What becomes of groups: those of which all have paid in time are full, those whose time is over have failed; then of each full one every
 * order begins, and of each failed one every order goes back whole by itself, one a transaction. An order that is paid into a failed group
 * goes back the same way. One that fails does not keep the others.
 */
export async function* settleGroups(context: PayContext): AsyncGenerator<void> {
  const { db, now } = context
  yield* decideGroups(db, now)
  yield* eachWaiting(context, 'full', (order) => beginOrder(db, order, now()))
  yield* eachWaiting(context, 'failed', (order) => refundOrder(context, order, now()))
}

/** Full ones first: who has paid in time is not let down because the sweep came later. */
async function* decideGroups(db: Db, now: () => Date): AsyncGenerator<void> {
  const filled = await db
    .select({ groupId: groups.groupId })
    .from(groups)
    .where(and(eq(groups.state, 'open'), sql`${groups.taken} = ${groups.size}`))
    .orderBy(asc(groups.groupId))
  for (const { groupId } of filled) {
    await transact(db, (tx) => fillGroup(tx, groupId))
    yield
  }
  await db
    .update(groups)
    .set({ state: 'failed' })
    .where(and(eq(groups.state, 'open'), lte(groups.endsAt, now())))
}

async function fillGroup(tx: Tx, groupId: string): Promise<void> {
  const [group] = await tx.select().from(groups).where(eq(groups.groupId, groupId)).for('update')
  if (group?.state !== 'open') return
  const paid = await tx.$count(
    orders,
    and(
      eq(orders.offer, 'group'),
      eq(orders.offerId, groupId),
      eq(orders.payStatus, PAY_STATUS.grouping),
      lte(orders.paidAt, group.endsAt)
    )
  )
  if (paid === group.size) await tx.update(groups).set({ state: 'full' }).where(eq(groups.groupId, groupId))
}

interface Waiting {
  readonly orderNum: string
  readonly payOrderNum: string
  readonly userId: string
}

function eachWaiting(
  context: PayContext,
  state: 'full' | 'failed',
  work: (order: Waiting) => Promise<void>
): AsyncGenerator<void> {
  const { db } = context
  const waiting = (last: string) =>
    db
      .select({
        key: orders.orderNum,
        orderNum: orders.orderNum,
        payOrderNum: orders.payOrderNum,
        userId: orders.userId
      })
      .from(orders)
      .where(
        and(
          eq(orders.payStatus, PAY_STATUS.grouping),
          eq(orders.offer, 'group'),
          inArray(
            orders.offerId,
            db.select({ id: groups.groupId }).from(groups).where(eq(groups.state, state))
          ),
          gt(orders.orderNum, last)
        )
      )
      .orderBy(asc(orders.orderNum))
      .limit(BATCH)
  return eachOrder(context, waiting, work, `orders of ${state} groups are tried again`)
}

/** Judged again under the lock: one that goes back meanwhile does not begin. */
async function beginOrder(db: Db, { orderNum, payOrderNum, userId }: Waiting, at: Date): Promise<void> {
  await transact(db, async (tx) => {
    const { orders: together } = await lockPayOrder(tx, payOrderNum)
    const order = together.find((one) => one.orderNum === orderNum)
    if (order?.payStatus !== PAY_STATUS.grouping) return
    await tx.update(orders).set({ payStatus: PAY_STATUS.paid }).where(eq(orders.orderNum, orderNum))
    await begin(tx, [order], at, PAID)
    await writeMessages(tx, [
      {
        ...{ userId, orderNum, key: `group-full:${orderNum}`, category: 'order', at },
        title: ORDER_TEXTS.groupFullTitle,
        text: ORDER_TEXTS.groupFullText(order.productName)
      }
    ])
  })
}

async function refundOrder(context: PayContext, { orderNum, userId }: Waiting, at: Date): Promise<void> {
  const { db } = context
  const [row] = await selectOrders(db).where(eq(orders.orderNum, orderNum))
  if (!row) return
  const { amountFen } = await refundPlan(db, await wholeOrder(db, row), undefined, { at })
  await refundLines(context, {
    ...{ userId, orderNum, amountFen },
    reason: { id: 'group', name: ORDER_TEXTS.groupFailedReason },
    cause: `group:${orderNum}`
  })
  await transact(db, (tx) =>
    writeMessages(tx, [
      {
        ...{ userId, orderNum, key: `group-failed:${orderNum}`, category: 'order', at },
        title: ORDER_TEXTS.groupFailedTitle,
        text: ORDER_TEXTS.groupFailedText(row.productName, formatYuan(amountFen))
      }
    ])
  )
}
