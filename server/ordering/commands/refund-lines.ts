import { and, eq, inArray, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS, REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import type { RefundedPart, WantedRefund } from '@/domain/order/refund'
import { transact, type Tx } from '../../db/transact'
import {
  deliveryLines,
  orderDeliveries,
  orders,
  refundLines as refundLineRows,
  refunds
} from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { ACCOUNT } from '../../money/accounts'
import { openRefund } from '../../money/commands/open-refund'
import type { PayContext } from '../../money/gateway'
import { refundWays } from '../../money/queries/refund-ways'
import { claimsLeft, giveBack, type ClaimPart } from '../claims'
import { recordEvents } from '../order/event'
import type { OrderRow, WholeOrder } from '../order/facts'
import { CANCELLED, codesTo } from '../order/moves'
import { newRefundNum } from '../order/order-number'
import { claimsOfParts } from '../order/refunded-claims'
import { wholeOrder } from '../queries/order-parts'
import { lockPayOrder, ownOrder } from '../queries/own-order'
import { refundPlan } from '../queries/refund-plan'
import { ORDER_TEXTS } from '../texts'
import { giveBackGifts } from './give-back-gifts'
import { carryOut } from './refresh-payments'
import { applyRefund } from './refund-payment'
import { settle } from './settle'

interface RefundWish {
  readonly userId: string
  readonly orderNum: string
  /** Without it the whole order. */
  readonly parts?: readonly WantedRefund[] | undefined
  /** What the customer was told. */
  readonly amountFen: number
  readonly reason: { readonly id: string; readonly name: string; readonly detail?: string }
  /** One cause has one refund. */
  readonly cause: string
}

/**
 * Takes an order or lines of it back, exactly as the preview says: money, claims of the lines, parcels and status in one
 * transaction; then the gateway is asked. Refuses: 404, 0 an order that cannot go back or another amount than was told, 20001 parts
 * that the order does not have.
 */
export async function refundLines(
  context: PayContext,
  wish: RefundWish
): Promise<{ refundNo: string; amountFen: number }> {
  const { db, now } = context
  const { payOrderNum } = await ownOrder(db, wish.userId, wish.orderNum)
  const made = await transact(db, (tx) => openOnce(tx, payOrderNum, wish, now()))
  await carryOut(context, payOrderNum)
  return made
}

async function openOnce(
  tx: Tx,
  payOrderNum: string,
  { orderNum, parts: wanted, amountFen, reason, cause }: RefundWish,
  now: Date
): Promise<{ refundNo: string; amountFen: number }> {
  const { orders: together } = await lockPayOrder(tx, payOrderNum)
  const [known] = await tx.select().from(refunds).where(eq(refunds.cause, cause))
  if (known) return { refundNo: known.refundNo, amountFen: known.amountFen }
  const row = together.find((one) => one.orderNum === orderNum)
  if (!row) throw new Error('an order that is not due under its pay order')
  const order = await wholeOrder(tx, row)
  const plan = await refundPlan(tx, order, wanted)
  if (plan.amountFen !== amountFen) throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundChanged)
  const refundNo = newRefundNum(now)
  const ways = await refundWays(tx, orderNum, amountFen)
  const opened = await openRefund(
    tx,
    {
      ...{ refundNo, payOrderNum, orderNum, cause, reason },
      type: REFUND_TYPE.whole,
      from: ACCOUNT.order(orderNum),
      parts: ways
    },
    now
  )
  await tx.insert(refundLineRows).values(plan.parts.map((part) => ({ ...part, refundNo })))
  if (plan.whole) await endOrder(tx, row, amountFen)
  else await unpack(tx, orderNum, plan.parts)
  await settle(tx, [row], { ...(plan.whole ? CANCELLED : {}), ...codesTo(codesOf(plan.parts), 'refunding') })
  if (amountFen === 0) await settle(tx, [row], codesTo(codesOf(plan.parts), 'refunded'))
  await recordEvents(tx, [row], 'refunding', now, { refundNo })
  const others = together.filter((one) => one.orderNum !== orderNum)
  const back = plan.whole
    ? await claimsOfWhole(tx, row, others)
    : claimsOfParts(order, plan.parts, await claimsLeft(tx, { orderNum }))
  await giveBackGifts(tx, orderNum, ways, now)
  await giveBack(tx, back.filter(unusedBy(order)), now)
  if (opened === 'done' && amountFen > 0) {
    await applyRefund(tx, [row], { refundNo, orderNum, amountFen }, now)
  }
  return { refundNo, amountFen }
}

/** Ids of codes among them; in an order of codes nothing else goes back in parts. */
const codesOf = (parts: readonly RefundedPart[]): string[] => parts.map(({ itemCode }) => itemCode)

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

const ENDED: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded, PAY_STATUS.closed]

/** The seat of a visit that was made stays taken, and with one the coupons. */
const unusedBy = ({ visits }: WholeOrder) => {
  const made = visits.flatMap(({ id, state }) => (state === 'visited' ? [id] : []))
  return ({ claim: { kind, visitId } }: ClaimPart): boolean =>
    // Gift money goes back as money does.
    kind !== 'gift' && (made.length === 0 || (kind !== 'coupon' && !made.some((id) => id === visitId)))
}

/** All that the order has; with the last order of what was bought together its coupons. */
async function claimsOfWhole(
  tx: Tx,
  { orderNum, payOrderNum }: OrderRow,
  others: readonly OrderRow[]
): Promise<ClaimPart[]> {
  const own = await claimsLeft(tx, { orderNum })
  if (!others.every(({ payStatus }) => ENDED.includes(payStatus))) return own
  const together = await claimsLeft(tx, { payOrderNum })
  return [...own, ...together.filter(({ claim }) => claim.orderNum === null)]
}
