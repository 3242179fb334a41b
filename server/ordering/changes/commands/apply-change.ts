import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { REFUND_TYPE } from '@/domain/order/codes'
import { instalments, orderChanges, orderLines, orders, orderVisits } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { ACCOUNT } from '../../../money/accounts'
import { openRefund } from '../../../money/commands/open-refund'
import { CLOSED_BY, type ClosedBy } from '../../../money/pay-order'
import { refundWays } from '../../../money/queries/refund-allocation'
import { reservationsLeft, release } from '../../reservations'
import { releasePaidBack } from '../../tenders'
import { recordEvent } from '../../order/event'
import { goesOn } from '../../order/order-policy'
import type { MovedFrom } from '../../order/history'
import { bookedOn } from '../../order/transitions'
import { newRefundNum } from '../../order/order-number'
import { lineId } from '../../order/part-id'
import type { PaidTogether } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { moveLaterDoses } from './later-doses'
import { completeRefund } from '../../payments/commands/refund-payment'
import { settle } from '../../order/commands/settle'

type ChangeRow = typeof orderChanges.$inferSelect

/** The changes that a pay order was made for. */
const changesOf = (tx: Tx, ...payOrderNums: string[]): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.state, 'proposed'),
        inArray(
          orderChanges.id,
          tx
            .select({ id: sql<string>`${instalments.changeId}` })
            .from(instalments)
            .where(inArray(instalments.payOrderNum, payOrderNums))
        )
      )
    )

/** Whether what a pay order is for can still be done: a visit that was made meanwhile is not moved any more. */
export async function canApplyChanges(tx: Tx, payOrderNum: string): Promise<boolean> {
  for (const { visitId } of await changesOf(tx, payOrderNum)) {
    if (visitId === null) continue
    const [visit] = await tx.select().from(orderVisits).where(eq(orderVisits.id, visitId))
    if (visit?.state !== 'asked' && visit?.state !== 'booked') return false
  }
  return true
}

/** What a change costs more has been paid: the visit moves to the seat that was kept for it, and its old one goes back. */
export async function applyPaidChanges(tx: Tx, payOrderNum: string, now: Date): Promise<void> {
  for (const change of await changesOf(tx, payOrderNum)) {
    if (change.visitId !== null) {
      const left = await reservationsLeft(tx, { visitId: change.visitId })
      await release(
        tx,
        left.filter(({ claim }) => claim.changeId !== change.id),
        now
      )
    }
    await applyChange(tx, change, now)
  }
}

/**
 * Nobody has paid in time, or the customer does not want it any more: the order stays as it was. Its seat goes back with all that the
 * pay order has.
 */
export async function lapseChanges(
  tx: Tx,
  locked: readonly PaidTogether[],
  by: ClosedBy,
  now: Date
): Promise<void> {
  for (const { id, orderNum } of await changesOf(tx, ...locked.map(({ payOrder }) => payOrder.payOrderNum))) {
    await tx.update(orderChanges).set({ state: 'lapsed' }).where(eq(orderChanges.id, id))
    const due = locked.flatMap(({ orders: together }) => together)
    // Of an order that goes back there is nothing to say.
    if (!due.some((order) => order.orderNum === orderNum && goesOn(order))) continue
    const event = by === CLOSED_BY.user ? 'change-withdrawn' : 'change-lapsed'
    await recordEvent(tx, orderNum, event, now, { changeId: id })
  }
}

/** Writes a change whose seat is taken into its order. What it costs less goes back. The order is locked. */
export async function applyChange(tx: Tx, change: ChangeRow, now: Date): Promise<void> {
  const { id, orderNum, visitId, kind, plan, differenceFen } = change
  await tx.update(orderChanges).set({ state: 'applied' }).where(eq(orderChanges.id, id))
  if (differenceFen !== 0) await applyDifference(tx, change, now)
  if (visitId === null) return
  const counted = kind === 'date' ? 1 : 0
  const [before] = await tx.select().from(orderVisits).where(eq(orderVisits.id, visitId))
  await tx
    .update(orderVisits)
    .set({ ...plan, changeCount: sql`${orderVisits.changeCount} + ${counted}::int` })
    .where(eq(orderVisits.id, visitId))
  await settle(tx, [{ orderNum }], bookedOn(visitId))
  await moveLaterDoses(tx, orderNum)
  await recordEvent(tx, orderNum, kind === 'date' ? 'changed' : 'booked', now, {
    ...{ changeId: id, visitId },
    from: before?.date == null ? null : placeOf({ ...before, date: before.date }),
    to: placeOf(plan)
  })
}

/** When and where, as the order's way tells it. */
const placeOf = ({ date, timespan, orgName }: MovedFrom): MovedFrom => ({ date, timespan, orgName })

async function applyDifference(tx: Tx, { id, orderNum, differenceFen }: ChangeRow, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum))
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderNum, orderNum))
    .orderBy(asc(orderLines.id))
  if (!order) throw new Error('a change of no order')
  const name = ORDER_TEXTS.changeLine
  const { priceLines, totalFen, discountFen, payableFen } = order
  const told = { key: 'difference' as const, label: name, note: '', amountFen: differenceFen }
  await tx
    .update(orders)
    .set({
      priceLines: [...priceLines, told],
      payableFen: payableFen + differenceFen,
      ...(differenceFen > 0
        ? { totalFen: totalFen + differenceFen }
        : { discountFen: discountFen - differenceFen })
    })
    .where(eq(orders.orderNum, orderNum))
  if (differenceFen > 0) {
    await tx.insert(orderLines).values({
      ...{ id: lineId(orderNum, lines.length + 1), orderNum, role: 'difference', productCode: '', name },
      ...{ unitFen: differenceFen, payableFen: differenceFen }
    })
    return
  }
  const lessFen = -differenceFen
  const product = lines.find(({ role }) => role === 'product')
  if (!product) throw new Error(`${orderNum} has no line of its product`)
  await tx
    .update(orderLines)
    .set({ discountFen: product.discountFen + lessFen, payableFen: product.payableFen - lessFen })
    .where(eq(orderLines.id, product.id))
  const refundNo = newRefundNum(now)
  const ways = await refundWays(tx, orderNum, lessFen)
  const opened = await openRefund(
    tx,
    {
      refundNo,
      ...{ payOrderNum: order.payOrderNum, orderNum, cause: `change:${id}` },
      type: REFUND_TYPE.difference,
      reason: { id: 'change', name },
      from: ACCOUNT.order(orderNum),
      parts: ways
    },
    now
  )
  await releasePaidBack(tx, orderNum, ways, now)
  if (opened === 'done') await completeRefund(tx, [order], { refundNo, orderNum, amountFen: lessFen }, now)
}
