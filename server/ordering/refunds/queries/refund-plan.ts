import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import { waitsForWord, type RefundedPart, type RequestedPart } from '@/domain/order/refund'
import type { Db } from '../../../db/client'
import { refundLines, refunds } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import { fulfilmentOf } from '../../fulfilment'
import type { RefundPlan } from '../../fulfilment/fulfilment'
import { isShopsFault } from '../../order/reason'
import type { WholeOrder } from '../../order/whole-order'

/** When it is asked for, and why: what the shop did wrong it pays the way of. */
export interface RefundRequest {
  readonly at: Date
  readonly reasonId?: string | undefined
}

/**
 * What goes back when a customer takes an order back, or parts of it, as its fulfilment says. Refuses with 0 an order of which nothing can
 * go back at that time, with 20001 what the order does not have.
 */
export async function refundPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly RequestedPart[] | undefined,
  { at, reasonId }: RefundRequest
): Promise<RefundPlan> {
  const { refund, term } = fulfilmentOf(order)
  const refusal = refund.refusal(order, at) ?? (await term?.refusal(db, order)) ?? null
  if (refusal !== null) throw new Refusal(ErrorCode.business, refusal)
  const before = await refundedParts(db, order.orderNum)
  const paidFen = await leftFen(db, order)
  return refund.plan(order, { wanted, before, leftFen: paidFen, shopsFault: isShopsFault(reasonId) })
}

/** Whether no money goes back before a person has looked, or the goods are back. */
export const waitsFirst = (
  { status }: Pick<WholeOrder, 'status'>,
  { type, amountFen }: Pick<RefundPlan, 'type' | 'amountFen'>
): boolean => type === REFUND_TYPE.goodsReturn || (waitsForWord(status) && amountFen > 0)

const NOT_MADE = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]

/** Parts of refunds. @param which a condition on their refund */
const partsWhere = (db: Db, which: SQL | undefined): Promise<RefundedPart[]> =>
  db
    .select({
      lineId: refundLines.lineId,
      itemCode: refundLines.itemCode,
      quantity: refundLines.quantity,
      amountFen: refundLines.amountFen
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.refundNo, refundLines.refundNo))
    .where(which)

/** Parts of one refund. */
export const partsOfRefund = (db: Db, refundNo: string): Promise<RefundedPart[]> =>
  partsWhere(db, eq(refunds.refundNo, refundNo))

/** Refunds of an order whose money has gone back, or is on its way. */
const madeOf = (orderNum: string): SQL | undefined =>
  and(eq(refunds.orderNum, orderNum), notInArray(refunds.state, NOT_MADE))

/** What has gone back of the lines of an order, or is on its way. */
export const refundedParts = (db: Db, orderNum: string): Promise<RefundedPart[]> =>
  partsWhere(db, madeOf(orderNum))

/** What was paid for its lines as they are now, in fen. */
export const leftFen = async (db: Db, { orderNum, paidFen }: WholeOrder): Promise<number> =>
  paidFen - (await refundedBeside(db, orderNum))

/** What has gone back of it for no line: a change that made it cheaper. */
async function refundedBeside(db: Db, orderNum: string): Promise<number> {
  const [sum] = await db
    .select({ fen: sql<number>`coalesce(sum(${refunds.amountFen}), 0)::int` })
    .from(refunds)
    .where(
      and(
        madeOf(orderNum),
        sql`not exists (select from ${refundLines} where ${refundLines.refundNo} = ${refunds.refundNo})`
      )
    )
  return sum?.fen ?? 0
}
