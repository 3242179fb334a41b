import { and, eq, notInArray, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import {
  previewRefund,
  previewUnused,
  type RefundPreview,
  type RefundProblem,
  type RefundedPart,
  type WantedRefund
} from '@/domain/order/refund'
import { allowsAction } from '@/domain/order/status-table'
import type { Db } from '../../db/client'
import { refundLines, refunds } from '../../db/schema'
import { badInput, Refusal } from '../../http/refusal'
import { ORDER_TEXTS } from '../texts'
import { fulfilmentOfOrder, isGivenInDoses, isVisit, type WholeOrder } from '../order/facts'
import { codePlan } from './refund-codes'

const PROBLEMS: Readonly<Record<RefundProblem, string>> = {
  unknown: ORDER_TEXTS.refundLineUnknown,
  tooMany: ORDER_TEXTS.refundTooMany,
  nothing: ORDER_TEXTS.refundNothing
}

export type RefundPlan = Extract<RefundPreview, { ok: true }>

/**
 * What goes back when a customer takes an order back, or lines of it. Refuses with 0 an order that cannot go back, also while
 * customs have its parcel, with 20001 what
 * the order does not have. A visit goes back as a whole; with the last of the goods goes what they came with.
 */
export async function refundPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly WantedRefund[] | undefined
): Promise<RefundPlan> {
  const { status, lines, orderNum } = order
  // A branch that has not said yes yet has nothing to lose.
  if (!allowsAction(status, 'refund') && status !== ORDER_STATUS.awaitingOrg) {
    const underWay = status === ORDER_STATUS.refunding
    throw new Refusal(
      ErrorCode.business,
      underWay ? ORDER_TEXTS.refundUnderWay : ORDER_TEXTS.refundNotAllowed
    )
  }
  if (order.deliveries.some(({ state }) => state === 'customs')) {
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundInCustoms)
  }
  if (fulfilmentOfOrder(order).by === 'code') return codePlan(order, wanted)
  const before = await refundedParts(db, orderNum)
  const paidFen = order.paidFen - (await refundedBeside(db, orderNum))
  if (isGivenInDoses(order)) return dosesLeft(order, paidFen, wanted)
  const all = lines.map(({ id }) => ({ lineId: id }))
  const preview = (parts: readonly WantedRefund[]) => previewRefund(lines, paidFen, before, parts)
  const asked = preview(wanted ?? all)
  if (!asked.ok) throw badInput(PROBLEMS[asked.problem], { field: 'parts' })
  if (asked.whole) return asked
  if (isVisit(order)) throw badInput(ORDER_TEXTS.refundWholeOnly, { field: 'parts' })
  const products = lines.filter(({ role }) => role === 'product')
  const gone = previewRefund(
    products,
    paidFen,
    [...before, ...asked.parts],
    products.map(({ id }) => ({ lineId: id }))
  )
  const rest = gone.ok ? asked : preview(all)
  return rest.ok ? rest : asked
}

/** Of doses those go back that were not given. */
function dosesLeft(
  { lines, visits }: WholeOrder,
  paidFen: number,
  wanted: readonly WantedRefund[] | undefined
): RefundPlan {
  const [line] = lines
  if (!line) throw badInput(PROBLEMS.nothing, { field: 'parts' })
  const given = visits.filter(({ state }) => state === 'visited').length
  const preview = previewUnused(line, given, paidFen)
  if (!preview.ok) throw badInput(PROBLEMS[preview.problem], { field: 'parts' })
  const all = preview.parts.every(
    ({ lineId, quantity }) =>
      wanted?.some((wish) => wish.lineId === lineId && (wish.quantity ?? quantity) === quantity) ?? true
  )
  if (!all) throw badInput(ORDER_TEXTS.refundWholeOnly, { field: 'parts' })
  return preview
}

const NOT_MADE = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]

/** What has gone back of the lines of an order, or is on its way. */
export const refundedParts = (db: Db, orderNum: string): Promise<RefundedPart[]> =>
  db
    .select({
      lineId: refundLines.lineId,
      itemCode: refundLines.itemCode,
      quantity: refundLines.quantity,
      amountFen: refundLines.amountFen
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.refundNo, refundLines.refundNo))
    .where(and(eq(refunds.orderNum, orderNum), notInArray(refunds.state, NOT_MADE)))

/** What has gone back of it for no line: a change that made it cheaper. */
async function refundedBeside(db: Db, orderNum: string): Promise<number> {
  const [sum] = await db
    .select({ fen: sql<number>`coalesce(sum(${refunds.amountFen}), 0)::int` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNum, orderNum),
        notInArray(refunds.state, NOT_MADE),
        sql`not exists (select from ${refundLines} where ${refundLines.refundNo} = ${refunds.refundNo})`
      )
    )
  return sum?.fen ?? 0
}
