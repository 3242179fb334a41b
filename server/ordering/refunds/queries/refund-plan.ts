import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import {
  ORDER_STATUS,
  REFUND_STATE,
  REFUND_TYPE,
  type OrderStatus,
  type RefundType
} from '@/domain/order/codes'
import {
  KIT_FEN,
  lessKept,
  paidForLines,
  previewRefund,
  previewUnused,
  waitsForWord,
  type RefundPreview,
  type RefundProblem,
  type RefundedPart,
  type WantedRefund
} from '@/domain/order/refund'
import { previewUndone, type UndoneSum } from '@/domain/order/undone'
import { allowsAction } from '@/domain/order/status-table'
import type { Db } from '../../../db/client'
import { refundLines, refunds } from '../../../db/schema'
import { badInput, Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import {
  isGivenInDoses,
  isKitOut,
  isKitSent,
  isReturnable,
  isUsedByCodes,
  isVisit,
  mayBeSentBack,
  receivedAt,
  undoneCodes
} from '../../order/facts'
import type { WholeOrder } from '../../order/whole-order'
import { isShopsFault } from '../../order/reason'
import { codePlan } from './refund-codes'

const PROBLEMS: Readonly<Record<RefundProblem, string>> = {
  unknown: ORDER_TEXTS.refundLineUnknown,
  tooMany: ORDER_TEXTS.refundTooMany,
  nothing: ORDER_TEXTS.refundNothing
}

type Planned = Extract<RefundPreview, { ok: true }>
export type RefundPlan = Planned & {
  readonly type: RefundType
  /** Of items that were not done: how the amount comes about, a line each. */
  readonly sums?: readonly UndoneSum[]
  /** Kits that were sent, of which a part is kept. */
  readonly kits?: number
}

/** When it is asked for, and why: what the shop did wrong it pays the way of. */
export interface RefundAsked {
  readonly at: Date
  readonly reasonId?: string | undefined
}

/**
 * What goes back when a customer takes an order back, or lines of it. Refuses with 0 an order that cannot go back, also while
 * customs have its parcel, with 20001 what
 * the order does not have. A visit goes back as a whole; with the last of the goods goes what they came with; kits that
 * were sent go back less what each costs.
 */
export async function refundPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly WantedRefund[] | undefined,
  asked: RefundAsked
): Promise<RefundPlan> {
  const { status } = order
  if (isKitOut(order)) return kitsPlan(db, order, wanted)
  // A branch that has not said yes yet has nothing to lose.
  if (!allowsAction(status, 'refund') && status !== ORDER_STATUS.awaitingOrg) {
    throw new Refusal(ErrorCode.business, notNow(order))
  }
  const undone = undoneCodes(order)
  if (isOver(status) && undone.length > 0) return undonePlan(db, order, undone, wanted)
  if (isOver(status) && !mayBeSentBack(order, asked.at)) {
    const over = receivedAt(order) !== null
    const other = isKitSent(order) ? ORDER_TEXTS.refundInLab : ORDER_TEXTS.refundNotAllowed
    throw new Refusal(ErrorCode.business, over ? ORDER_TEXTS.returnOver : other)
  }
  if (order.deliveries.some(({ state }) => state === 'customs')) {
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundInCustoms)
  }
  if (isOver(status)) {
    const kept = isShopsFault(asked.reasonId) ? [] : ['freight']
    return { ...(await goodsPlan(db, order, wanted, kept)), type: REFUND_TYPE.goodsReturn }
  }
  return { ...(await unusedPlan(db, order, wanted)), type: REFUND_TYPE.whole }
}

/** Whether no money goes back before a person has looked, or the goods are back. */
export const waitsFirst = (
  { status }: Pick<WholeOrder, 'status'>,
  { type, amountFen }: Pick<RefundPlan, 'type' | 'amountFen'>
): boolean => type === REFUND_TYPE.goodsReturn || (waitsForWord(status) && amountFen > 0)

/** The lines of an order at what was paid for each: a balance that is open is no money that could go back. */
export async function paidLines(db: Db, order: WholeOrder): Promise<WholeOrder['lines']> {
  const paid = paidForLines(order.lines, await leftFen(db, order))
  return order.lines.map((line, index) => ({ ...line, payableFen: paid[index] ?? 0 }))
}

async function undonePlan(
  db: Db,
  order: WholeOrder,
  codes: readonly string[],
  wanted: readonly WantedRefund[] | undefined
): Promise<RefundPlan> {
  const before = await refundedParts(db, order.orderNum)
  const preview = previewUndone(await paidLines(db, order), codes, before, wanted)
  if (!preview.ok) throw badInput(PROBLEMS[preview.problem], { field: 'parts' })
  return { ...preview, type: REFUND_TYPE.missedItems }
}

const isOver = (status: OrderStatus): boolean =>
  status === ORDER_STATUS.visited || status === ORDER_STATUS.reported || status === ORDER_STATUS.done

const notNow = ({ status, ...order }: WholeOrder): string => {
  if (status === ORDER_STATUS.refunding) return ORDER_TEXTS.refundUnderWay
  const onItsWay = status === ORDER_STATUS.toReceive && isReturnable(order)
  return onItsWay ? ORDER_TEXTS.returnLater : ORDER_TEXTS.refundNotAllowed
}

/** What has not been used, sent or received. */
async function unusedPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly WantedRefund[] | undefined
): Promise<Planned> {
  if (isUsedByCodes(order)) return codePlan(order, wanted)
  if (isGivenInDoses(order)) return dosesLeft(order, await leftFen(db, order), wanted)
  return goodsPlan(db, order, wanted, [])
}

/** Lines and pieces of them. @param kept roles of lines that do not go back: what sending cost is gone */
async function goodsPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly WantedRefund[] | undefined,
  kept: readonly string[]
): Promise<Planned> {
  const { lines, orderNum } = order
  const before = await refundedParts(db, orderNum)
  const paidFen = await leftFen(db, order)
  // A freight that another order of the payment carried is nothing to keep.
  const back = lines.filter(({ role, payableFen }) => !kept.includes(role) || payableFen === 0)
  const all = back.map(({ id }) => ({ lineId: id }))
  if (wanted?.some((wish) => !back.some(({ id }) => id === wish.lineId))) {
    throw badInput(PROBLEMS.unknown, { field: 'parts' })
  }
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
): Planned {
  const [line] = lines
  if (!line) throw badInput(PROBLEMS.nothing, { field: 'parts' })
  const given = visits.filter(({ state }) => state === 'visited').length
  const preview = previewUnused(line, given, paidFen)
  if (!preview.ok) throw badInput(PROBLEMS[preview.problem], { field: 'parts' })
  refuseParts(preview.parts, wanted)
  return preview
}

/** Of kits that were sent all goes back, less what is kept of each. */
async function kitsPlan(
  db: Db,
  order: WholeOrder,
  wanted: readonly WantedRefund[] | undefined
): Promise<RefundPlan> {
  const all = await goodsPlan(db, order, undefined, [])
  refuseParts(all.parts, wanted)
  const products = order.lines.flatMap(({ id, role }) => (role === 'product' ? [id] : []))
  const kits = all.parts
    .filter(({ lineId }) => products.includes(lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const amountFen = all.amountFen - kits * KIT_FEN
  if (amountFen <= 0) throw new Refusal(ErrorCode.business, ORDER_TEXTS.refundKitNothing)
  return { ...all, type: REFUND_TYPE.whole, kits, amountFen, parts: lessKept(all.parts, kits * KIT_FEN) }
}

/** What goes back as a whole was asked for as a whole. */
function refuseParts(parts: readonly RefundedPart[], wanted: readonly WantedRefund[] | undefined): void {
  const all = parts.every(
    ({ lineId, quantity }) =>
      wanted?.some((wish) => wish.lineId === lineId && (wish.quantity ?? quantity) === quantity) ?? true
  )
  if (!all) throw badInput(ORDER_TEXTS.refundWholeOnly, { field: 'parts' })
}

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

/** What was paid for its lines as they are now. */
const leftFen = async (db: Db, { orderNum, paidFen }: WholeOrder): Promise<number> =>
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
