import type { ShopProfile } from '../../../settings/shop-profile'
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { REFUND_STATE, REFUND_TYPE, type RefundType } from '@/domain/order/codes'
import type { RefundedPart } from '@/domain/order/refund'
import { TENDER_NAMES } from '@/domain/order/tenders'
import { skippedPart, skippedSums } from '@/domain/order/skipped-items'
import type { Db } from '../../../db/client'
import { payments, refundTransactions, refunds } from '../../../db/schema'
import { CHANNEL_NAMES } from '../../../gateway/texts'
import { Refusal } from '../../../http/refusal'
import type { RefundTransactionRow } from '../../../money/refund-transaction'
import { laterPayOrders } from '../../../money/queries/instalments'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { reasonsFor, reasonsOfReturn, reasonsOfUndone } from '../../order/reason'
import { fulfilmentOf } from '../../fulfilment'
import type { RefundChoice } from '../../fulfilment/fulfilment'
import type { TimelineStep } from '../../fulfilment/timeline-step'
import { explainSkipped, paidLines, skippedCodes } from '../../fulfilment/visit-refund'
import { refundTimeline } from '../refund-timeline'
import { termsOf } from '../../order/queries/order-money'
import { wholeOrder } from '../../order/queries/order-parts'
import { leftFen, partsOfRefund, refundedParts, refundPlan } from './refund-plan'

/** A gift card or a channel by its name, and what goes back by it. */
interface NamedWay {
  readonly name: string
  readonly amountFen: number
}

/** A check item that was not done and has not gone back, at what it costs by itself. */
interface SkippedItem {
  readonly lineId: string
  readonly itemCode: string
  readonly name: string
  readonly priceFen: number
  readonly why: string
}

/** What was asked for before. */
export interface AskedRefund {
  readonly refund: typeof refunds.$inferSelect
  readonly parts: readonly RefundedPart[]
  /** How the amount came about, in sentences; empty where the parts say it. */
  readonly how: string[]
  readonly ways: readonly NamedWay[]
  readonly timeline: TimelineStep[]
  /** Where goods are sent back to; null unless that is to be done or put right. */
  readonly sendTo: ShopProfile['returnTo'] | null
  /** With which they come back. */
  readonly parcel: WholeOrder['deliveries'][number] | null
}

/** What can go back of an order, and how its refunds stand. */
export interface RefundOverview {
  readonly order: WholeOrder
  readonly paidFen: number
  /** Why nothing of it can go back now; '' when something can. */
  readonly refusal: string
  readonly type: RefundType
  /** What can be chosen by pieces; empty when all of it goes back at once. */
  readonly choices: readonly RefundChoice[]
  readonly items: readonly SkippedItem[]
  /** How many were done and do not go back. */
  readonly itemsDone: number
  readonly reasons: ReturnType<typeof reasonsFor>
  /** The latest first. */
  readonly refunds: readonly AskedRefund[]
}

export async function refundView(
  db: Db,
  row: OrderRow,
  at: Date,
  { returnTo }: Pick<ShopProfile, 'returnTo'>
): Promise<RefundOverview> {
  const order = await wholeOrder(db, row)
  const { refusal, type } = await planOf(db, order, at)
  const isUndone = refusal === '' && type === REFUND_TYPE.missedItems
  const paid = (await termsOf(db, [order])).get(order.orderNum)?.find(({ key }) => key === 'paid')
  const isReturn = type === REFUND_TYPE.goodsReturn
  return {
    order,
    paidFen: paid?.amountFen ?? 0,
    refusal,
    type,
    choices: refusal === '' ? await choicesOf(db, order) : [],
    items: isUndone ? await itemsOf(db, order) : [],
    itemsDone: isUndone ? itemsDone(order) : 0,
    reasons: isUndone ? reasonsOfUndone() : isReturn ? reasonsOfReturn() : reasonsFor(order),
    refunds: await refundsOf(db, order, returnTo)
  }
}

/** Of which type a refund would be; or why there is none. */
async function planOf(db: Db, order: WholeOrder, at: Date) {
  try {
    const { type } = await refundPlan(db, order, undefined, { at })
    return { refusal: '', type }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message, type: REFUND_TYPE.whole }
    throw error
  }
}

/** What can be chosen by pieces, as its fulfilment says. */
async function choicesOf(db: Db, order: WholeOrder): Promise<RefundChoice[]> {
  return fulfilmentOf(order).refund.choices(order, await refundedParts(db, order.orderNum))
}

/** Check items that were not done and have not gone back. */
async function itemsOf(db: Db, order: WholeOrder): Promise<SkippedItem[]> {
  const before = await refundedParts(db, order.orderNum)
  const undone = order.visits.flatMap((visit) => visit.undone)
  const codes = undone.map(({ code }) => code)
  return order.lines.flatMap((line) =>
    skippedPart(line, codes, before).map(({ code, name, listFen, priceFen }) => ({
      ...{ lineId: line.id, itemCode: code, name, priceFen: listFen ?? priceFen },
      why: undone.find((one) => one.code === code)?.why ?? ''
    }))
  )
}

/** How many were done. */
function itemsDone(order: WholeOrder): number {
  const undone = skippedCodes(order)
  const items = order.lines.flatMap((line) => line.items)
  return items.filter(({ code }) => !undone.includes(code)).length
}

/** How money goes back, in words; payments by one channel are one. */
export async function namedWays(
  db: Db,
  ways: readonly Pick<RefundTransactionRow, 'paymentId' | 'tender' | 'amountFen'>[]
): Promise<NamedWay[]> {
  const ids = ways.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: payments.id, channel: payments.channel })
          .from(payments)
          .where(inArray(payments.id, ids))
  const channels = new Map(rows.map(({ id, channel }) => [id, CHANNEL_NAMES[channel] ?? channel]))
  const sums = new Map<string, number>()
  for (const { paymentId, tender, amountFen } of ways) {
    const name = tender === null ? (channels.get(paymentId ?? '') ?? '') : TENDER_NAMES[tender]
    sums.set(name, (sums.get(name) ?? 0) + amountFen)
  }
  return [...sums].map(([name, amountFen]) => ({ name, amountFen }))
}

async function refundsOf(
  db: Db,
  order: WholeOrder,
  returnTo: ShopProfile['returnTo']
): Promise<AskedRefund[]> {
  const { orderNum, payOrderNum, deliveries } = order
  const lines = paidLines(order.lines, await leftFen(db, order))
  // Payments that went back as they came: of the order, of those paid together, of what was owed after it.
  const whole = and(
    isNull(refunds.orderNum),
    or(eq(refunds.payOrderNum, payOrderNum), inArray(refunds.payOrderNum, laterPayOrders(db, [orderNum])))
  )
  const rows = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.orderNum, orderNum), whole))
    .orderBy(desc(refunds.createdAt), desc(refunds.refundNo))
  const told: AskedRefund[] = []
  for (const row of rows) {
    const parts = await partsOfRefund(db, row.refundNo)
    const ways = await db
      .select({
        paymentId: refundTransactions.paymentId,
        tender: refundTransactions.tender,
        amountFen: refundTransactions.amountFen
      })
      .from(refundTransactions)
      .where(eq(refundTransactions.refundNo, row.refundNo))
      .orderBy(asc(refundTransactions.no))
    const parcel = deliveries.find(({ refundNo }) => refundNo === row.refundNo)
    told.push({
      refund: row,
      parts: toldParts(order, parts),
      how:
        row.refundType === REFUND_TYPE.missedItems ? skippedSums(lines, parts).flatMap(explainSkipped) : [],
      ways: await namedWays(db, ways),
      timeline: refundTimeline(row, parcel),
      sendTo: SENDABLE.includes(row.state) ? returnTo : null,
      parcel: parcel ?? null
    })
  }
  return told
}

/** Of freight only what was paid for it. */
export const toldParts = (
  { lines }: Pick<WholeOrder, 'lines'>,
  parts: readonly RefundedPart[]
): RefundedPart[] =>
  parts.filter(
    ({ lineId, amountFen }) => amountFen > 0 || lines.find(({ id }) => id === lineId)?.role !== 'freight'
  )

/** The customer sends it, or puts right under which number it was sent. */
const SENDABLE: readonly number[] = [REFUND_STATE.toSendBack, REFUND_STATE.toReceive]
