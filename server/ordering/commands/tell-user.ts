import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { orders, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { writeMessage } from '../../message/commands/write-message'
import type { Consumer } from '../../outbox/work-off'
import { toldOf } from '../order/told'
import { wholeOrder } from '../queries/order-parts'
import { selectOrders } from '../queries/own-order'

const happened = v.object({
  orderNum: v.string(),
  event: v.string(),
  at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text))
  ),
  refundNo: v.optional(v.string()),
  later: v.optional(v.boolean(), false)
})

/** Tells the user of an order what happened to it; of one that they have deleted nothing. */
export const tellUser: Consumer = async (tx, { key, payload }) => {
  const { orderNum, event, at, refundNo, later } = v.parse(happened, payload)
  const [row] = await selectOrders(tx).where(eq(orders.orderNum, orderNum))
  if (!row || row.deletedAt !== null) return
  const refund = refundNo === undefined ? null : await refundOf(tx, refundNo)
  const told = toldOf(await wholeOrder(tx, row), event, { refund, later })
  if (told === null) return
  await writeMessage(tx, { ...told, userId: row.userId, category: 'order', orderNum, key, at })
}

async function refundOf(tx: Tx, refundNo: string) {
  const [refund] = await tx
    .select({ amountFen: refunds.amountFen, reasonName: refunds.reasonName })
    .from(refunds)
    .where(eq(refunds.refundNo, refundNo))
  return refund ?? null
}
