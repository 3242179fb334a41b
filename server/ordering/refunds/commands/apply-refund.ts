import { and, eq, inArray, sql } from 'drizzle-orm'
import { PAY_STATUS, REFUND_STATE } from '@/domain/order/codes'
import type { RefundedPart } from '@/domain/order/refund'
import { deliveryLines, orderDeliveries, orders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import type { Way } from '../../../money/queries/refund-allocation'
import { reservationsLeft, release, type ReservationPart } from '../../reservations'
import { releasePaidBack, tenderOf } from '../../tenders'
import { recordEvents } from '../../order/event'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '../../fulfilment'
import { CANCELLED, codesTo } from '../../order/transitions'
import { ENDED } from '../../order/pay-states'
import { reservationsOfParts } from '../refunded-reservations'
import { completeRefund } from '../../payments/commands/refund-payment'
import { settle } from '../../order/commands/settle'

interface Taken {
  /** All that were paid with it. */
  readonly together: readonly OrderRow[]
  readonly order: WholeOrder
  readonly refundNo: string
  readonly ways: readonly Way[]
  /** How its money stands. */
  readonly opened: 'done' | 'returning'
  readonly parts: readonly RefundedPart[]
  readonly amountFen: number
  /** Nothing of the order is left. */
  readonly whole: boolean
}

/** What a refund does to its order, once its money is on its way: parts, claims, parcels and status. The pay order is locked. */
export async function applyRefund(
  tx: Tx,
  { together, order, refundNo, ways, opened, parts, amountFen, whole }: Taken,
  now: Date
): Promise<void> {
  const { orderNum } = order
  if (whole) await fulfilmentOf(order).term?.end(tx, order, now)
  if (whole) await endOrder(tx, order, amountFen)
  else await unpack(tx, orderNum, parts)
  await settle(tx, [order], { ...(whole ? CANCELLED : {}), ...codesTo(codeIds(parts), 'refunding') })
  if (amountFen === 0) await settle(tx, [order], codesTo(codeIds(parts), 'refunded'))
  await recordEvents(tx, [order], 'refunding', now, { refundNo })
  const others = together.filter((one) => one.orderNum !== orderNum)
  const back = whole
    ? await claimsOfWhole(tx, order, others)
    : reservationsOfParts(order, parts, await reservationsLeft(tx, { orderNum }))
  await releasePaidBack(tx, orderNum, ways, now)
  await release(tx, back.filter(unusedBy(order)), now)
  if (opened === 'done' && amountFen > 0) {
    const ended = whole ? { ...order, payStatus: PAY_STATUS.refunding } : order
    await completeRefund(tx, [ended], { refundNo, orderNum, amountFen }, now)
  }
}

/** Ids of codes among them; in an order of codes nothing else goes back in parts. */
const codeIds = (parts: readonly RefundedPart[]): string[] => parts.map(({ itemCode }) => itemCode)

async function endOrder(tx: Tx, { orderNum }: OrderRow, amountFen: number): Promise<void> {
  const [payStatus, refundState] =
    amountFen === 0
      ? [PAY_STATUS.refunded, REFUND_STATE.done]
      : [PAY_STATUS.refunding, REFUND_STATE.returning]
  await tx.update(orders).set({ payStatus, refundState }).where(eq(orders.orderNum, orderNum))
}

/** What is not sent any more goes out of the parcels that are being packed. */
async function unpack(tx: Tx, orderNum: string, parts: readonly RefundedPart[]): Promise<void> {
  const packing = tx
    .select({ id: orderDeliveries.id })
    .from(orderDeliveries)
    .where(and(eq(orderDeliveries.orderNum, orderNum), eq(orderDeliveries.state, 'packing')))
  for (const { lineId, itemCode, quantity } of parts) {
    if (itemCode !== '') continue
    const packed = and(eq(deliveryLines.lineId, lineId), inArray(deliveryLines.deliveryId, packing))
    await tx.delete(deliveryLines).where(and(packed, eq(deliveryLines.quantity, quantity)))
    await tx
      .update(deliveryLines)
      .set({ quantity: sql`${deliveryLines.quantity} - ${quantity}::int` })
      .where(and(packed, sql`${deliveryLines.quantity} > ${quantity}::int`))
  }
}

/** What was used up is nobody else's; money of a tender that goes back as money does is not released with it. */
const unusedBy =
  (order: WholeOrder) =>
  ({ claim }: ReservationPart): boolean =>
    (tenderOf(claim.kind)?.backWithRefund(order) ?? true) &&
    !fulfilmentOf(order).refund.isUsedUp(order, claim)

/** All that the order has; with the last order of what was bought together what their pay order has as a whole. */
async function claimsOfWhole(
  tx: Tx,
  { orderNum, payOrderNum }: OrderRow,
  others: readonly OrderRow[]
): Promise<ReservationPart[]> {
  const own = await reservationsLeft(tx, { orderNum })
  if (!others.every(({ payStatus }) => ENDED.includes(payStatus))) return own
  const together = await reservationsLeft(tx, { payOrderNum })
  return [...own, ...together.filter(({ claim }) => claim.orderNum === null)]
}
