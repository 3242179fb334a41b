import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { SubscriptionKind } from '@/domain/subscription/kinds'
import { orders, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { writeMessages } from '../../message/commands/write-messages'
import type { Consumer } from '../../outbox/work-off'
import { goesOn } from '../../ordering/order/order-policy'
import type { WholeOrder } from '../../ordering/order/whole-order'
import { notificationOf } from '../notification'
import { wholeOrder } from '../../ordering/order/queries/order-parts'
import { selectOrders } from '../../ordering/order/queries/own-order'
import { remindOfDose } from './remind-of-dose'

/** What a branch changes, and what comes of a refund. */
const CHANGES: readonly string[] = ['changed', 'refused', 'refund-refused', 'refunded']

const happened = v.object({
  orderNum: v.string(),
  event: v.string(),
  at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text))
  ),
  refundNo: v.optional(v.string()),
  later: v.optional(v.boolean(), false),
  doseNo: v.optional(v.number()),
  day: v.optional(v.string())
})

/** Tells the user of an order what happened to it, and plans what is to be told of its next dose; of one that they have deleted nothing. */
export const notifyUser: Consumer = async (tx, { key, payload }) => {
  const { orderNum, event, at, refundNo, later, doseNo, day } = v.parse(happened, payload)
  const [row] = await selectOrders(tx).where(eq(orders.orderNum, orderNum))
  if (!row || row.deletedAt !== null) return
  const refund = refundNo === undefined ? null : await refundOf(tx, refundNo)
  const order = await wholeOrder(tx, row)
  await remindOfDose(tx, order)
  const told = notificationOf(order, event, {
    refund,
    later,
    due: goesOn(order) ? order.visits.find(isDue(doseNo, day)) : undefined
  })
  if (told === null) return
  const subscription = subscriptionOf(event)
  await writeMessages(tx, [
    { category: 'order', ...told, subscription, userId: row.userId, orderNum, key, at }
  ])
}

/** Under which of its messages WeChat may tell it. */
const subscriptionOf = (event: string): SubscriptionKind | undefined =>
  event === 'reported' ? 'report' : CHANGES.includes(event) ? 'change' : undefined

/** The dose that is still to be booked from that day on. */
const isDue =
  (doseNo: number | undefined, day: string | undefined) =>
  ({ no, state, notBefore }: WholeOrder['visits'][number]): boolean =>
    no === doseNo && state === 'toBook' && notBefore === day

async function refundOf(tx: Tx, refundNo: string) {
  const [refund] = await tx
    .select({ amountFen: refunds.amountFen, reasonName: refunds.reasonName, answer: refunds.answer })
    .from(refunds)
    .where(eq(refunds.refundNo, refundNo))
  return refund ?? null
}
