import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { formatYuan } from '@/domain/money'
import {
  REPLACED_OFFERS,
  REPLACED_PAY,
  REPLACED_STATUSES,
  replacementEnd
} from '@/domain/activity/replacement'
import type { Db } from '../../db/client'
import { activities, orders, refunds, replacements } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { Refusal } from '../../http/refusal'
import { writeMessages } from '../../message/commands/write-messages'
import type { PayContext } from '../../money/gateway'
import type { OrderRow } from '../order/whole-order'
import { PAID } from '../order/pay-states'
import { selectOrders } from '../order/queries/own-order'
import { wholeOrder } from '../order/queries/order-parts'
import { refundLines } from '../refunds/commands/refund-lines'
import { refundPlan, waitsFirst } from '../refunds/queries/refund-plan'
import { ORDER_TEXTS } from '../texts'
import { BATCH, eachOrder } from './each-order'

const TRIED_AGAIN = 'exchanged orders are tried again'

/** Order numbers of an exchange: `old` was paid before, `next` is paid in its stead. */
interface Exchange {
  readonly old: string
  readonly next: string
}

/**
 * Of each exchange whose new order is paid, the old order goes back whole, by the refund that its customer could ask for. Where it was used
 * since, the new one goes back instead; where it has gone back already, nothing follows: what is given back is judged by the refund under the
 * lock of its pay order, under one cause. One that fails does not keep the others.
 */
export async function* settleReplacements(context: PayContext): AsyncGenerator<void> {
  const { db } = context
  const paid = (last: string) =>
    db
      .select({ key: replacements.orderNum, old: replacements.orderNum, next: orders.orderNum })
      .from(replacements)
      .innerJoin(
        orders,
        and(
          eq(orders.userId, replacements.userId),
          eq(orders.offer, 'replacement'),
          eq(orders.offerId, replacements.orderNum)
        )
      )
      .where(
        and(
          eq(replacements.taken, 1),
          sql`${replacements.settledAt} is null`,
          inArray(orders.payStatus, [...PAID]),
          gt(replacements.orderNum, last)
        )
      )
      .orderBy(asc(replacements.orderNum))
      .limit(BATCH)
  yield* eachOrder(context, paid, (exchange) => settle(context, exchange), TRIED_AGAIN)
}

/** The activity is over: what is left of its orders, and has no new one that waits or is paid, goes back whole by itself. */
export async function* lapseReplacements(context: PayContext): AsyncGenerator<void> {
  const { db, now } = context
  const left = (last: string) =>
    db
      .select({ key: orders.orderNum })
      .from(orders)
      .innerJoin(activities, sql`${activities.terms} ->> 'productCode' = ${orders.productCode}`)
      .leftJoin(replacements, eq(replacements.orderNum, orders.orderNum))
      .where(
        and(
          eq(activities.sort, 'replacement'),
          eq(activities.closed, false),
          lte(activities.endAt, now()),
          sql`${orders.createdAt} < ${activities.endAt}`,
          sql`${orders.offer} in (${named(REPLACED_OFFERS)})`,
          inArray(orders.payStatus, [...REPLACED_PAY]),
          inArray(orders.status, [...REPLACED_STATUSES]),
          sql`coalesce(${replacements.taken}, 0) = 0`,
          gt(orders.orderNum, last)
        )
      )
      .orderBy(asc(orders.orderNum))
      .limit(BATCH)
  yield* eachOrder(context, left, ({ key }) => lapse(context, key), TRIED_AGAIN)
}

const named = (offers: readonly string[]): SQL => sql.raw(offers.map((one) => `'${one}'`).join(', '))

async function settle(context: PayContext, { old, next }: Exchange): Promise<void> {
  const { db, now } = context
  const row = await rowOf(db, old)
  const whole = await wholeFen(db, row, now())
  const end = replacementEnd(row.payStatus, whole !== null)
  if (end === 'old' && whole !== null) await takeBack(context, row, whole, CAUSES.old)
  if (end === 'new') {
    const other = await rowOf(db, next)
    const fen = await wholeFen(db, other, now())
    // It was had too: both stand, each as it was paid.
    if (fen !== null) await takeBack(context, other, fen, CAUSES.new)
  }
  await transact(db, async (tx) => {
    // By its cause: also when this was begun before and not ended.
    await tell(tx, row, CAUSES.old, now())
    if (end === 'new') await tell(tx, await rowOf(tx, next), CAUSES.new, now())
    await tx.update(replacements).set({ settledAt: now() }).where(eq(replacements.orderNum, old))
  })
}

async function lapse(context: PayContext, orderNum: string): Promise<void> {
  const { db, now } = context
  const row = await rowOf(db, orderNum)
  const fen = await wholeFen(db, row, now())
  if (fen === null) return
  await takeBack(context, row, fen, CAUSES.end)
  await transact(db, (tx) => tell(tx, row, CAUSES.end, now()))
}

interface Cause {
  readonly id: string
  readonly reason: string
  readonly title: string
  readonly text: (product: string, yuan: string) => string
}

const CAUSES = {
  old: {
    ...{ id: 'replacement', reason: ORDER_TEXTS.replacementReason },
    ...{ title: ORDER_TEXTS.replacementTitle, text: ORDER_TEXTS.replacementText }
  },
  new: {
    ...{ id: 'replacement-not', reason: ORDER_TEXTS.replacementNotReason },
    ...{ title: ORDER_TEXTS.replacementNotTitle, text: ORDER_TEXTS.replacementNotText }
  },
  end: {
    ...{ id: 'replacement-end', reason: ORDER_TEXTS.replacementEndReason },
    ...{ title: ORDER_TEXTS.replacementEndTitle, text: ORDER_TEXTS.replacementEndText }
  }
} as const satisfies Record<string, Cause>

const causeOf = ({ id }: Cause, orderNum: string): string => `${id}:${orderNum}`

async function rowOf(db: Db, orderNum: string): Promise<OrderRow> {
  const [row] = await selectOrders(db).where(eq(orders.orderNum, orderNum))
  if (!row) throw new Error('an exchange without its order')
  return row
}

/** What a refund of all of it gives back now; null where not all of it goes back at once. */
async function wholeFen(db: Db, row: OrderRow, at: Date): Promise<number | null> {
  try {
    const plan = await refundPlan(db, await wholeOrder(db, row), undefined, { at })
    return plan.whole && !waitsFirst(row, plan) ? plan.amountFen : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const takeBack = (
  context: PayContext,
  { userId, orderNum }: OrderRow,
  amountFen: number,
  cause: Cause
): Promise<unknown> =>
  refundLines(context, {
    ...{ userId, orderNum, amountFen, cause: causeOf(cause, orderNum) },
    reason: { id: 'replacement', name: cause.reason }
  })

/** The customer is told of what was given back for a cause; nothing where nothing was. */
async function tell(tx: Tx, { userId, orderNum, productName }: OrderRow, cause: Cause, at: Date) {
  const key = causeOf(cause, orderNum)
  const [made] = await tx.select({ fen: refunds.amountFen }).from(refunds).where(eq(refunds.cause, key))
  if (!made) return
  await writeMessages(tx, [
    {
      ...{ userId, orderNum, key, category: 'order', at, title: cause.title },
      text: cause.text(productName, formatYuan(made.fen))
    }
  ])
}
