import type { ShopProfile } from '../../../settings/shop-profile'
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { RefundPreviewResults, RefundView } from '@/contract/order/dto/refund'
import { formatDateTime } from '@/domain/date'
import { maskName } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { REFUND_STATE, REFUND_TYPE } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { focusVisit } from '@/domain/order/parts'
import type { RefundedPart } from '@/domain/order/refund'
import { GIFT_CARD } from '@/domain/order/terms'
import { skippedPart, skippedSums } from '@/domain/order/skipped-items'
import { isWithdrawable } from '@/domain/order/refund-steps'
import { giftUntil } from '@/domain/order/timers'
import { pictureOf } from '../../../catalogue/queries/picture'
import type { Db } from '../../../db/client'
import { payments, refundTransactions, refunds } from '../../../db/schema'
import { CHANNEL_NAMES } from '../../../gateway/texts'
import { Refusal } from '../../../http/refusal'
import { endedGifts } from '../../../money/queries/gifts'
import { laterPayOrders } from '../../../money/queries/instalments'
import type { Way } from '../../../money/queries/refund-allocation'
import { lineName } from '../../order/line-name'
import { personOf, type OrderRow, type WholeOrder } from '../../order/whole-order'
import { reasonsFor, reasonsOfReturn, reasonsOfUndone } from '../../order/reason'
import { COURIERS } from '../../texts'
import { fulfilmentOf } from '../../fulfilment'
import { explainSkipped, paidLines, skippedCodes } from '../../fulfilment/visit-refund'
import { refundTimeline } from '../refund-timeline'
import { termsOf } from '../../order/queries/order-money'
import { wholeOrder } from '../../order/queries/order-parts'
import { leftFen, partsOfRefund, refundedParts, refundPlan } from './refund-plan'

type WayDto = RefundView['refunds'][number]['ways'][number]

/** What can go back of an order, and how its refunds stand (§7 /order/queryRefundOrderView). */
export async function refundView(
  db: Db,
  row: OrderRow,
  at: Date,
  { returnTo }: Pick<ShopProfile, 'returnTo'>
): Promise<RefundView> {
  const order = await wholeOrder(db, row)
  const picture = pictureOf(order.productImage)
  const visit = focusVisit(order.visits)
  const { refusal, type } = await planOf(db, order, at)
  const isUndone = refusal === '' && type === REFUND_TYPE.missedItems
  const paid = (await termsOf(db, [order])).get(order.orderNum)?.find(({ key }) => key === 'paid')
  const isReturn = type === REFUND_TYPE.goodsReturn
  return {
    orderNum: order.orderNum,
    orderType: order.orderType,
    comboName: order.productName,
    comboThumbnail: picture.url,
    tone: picture.tone,
    note: [
      maskName(personOf(order)?.name ?? ''),
      appointmentText(visit?.date, visit?.timespan),
      visit?.orgName ?? ''
    ]
      .filter((part) => part !== '')
      .join(' · '),
    paidPrice: toYuan(paid?.amountFen ?? 0),
    refusal,
    refundType: type,
    lines: refusal === '' ? await linesOf(db, order) : [],
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
async function linesOf(db: Db, order: WholeOrder): Promise<RefundView['lines']> {
  const before = await refundedParts(db, order.orderNum)
  return fulfilmentOf(order)
    .refund.choices(order, before)
    .map(({ unitFen, ...choice }) => ({ ...choice, unitPrice: toYuan(unitFen) }))
}

/** Check items that were not done and have not gone back. */
async function itemsOf(db: Db, order: WholeOrder): Promise<RefundView['items']> {
  const before = await refundedParts(db, order.orderNum)
  const undone = order.visits.flatMap((visit) => visit.undone)
  const codes = undone.map(({ code }) => code)
  return order.lines.flatMap((line) =>
    skippedPart(line, codes, before).map(({ code, name, listFen, priceFen }) => ({
      ...{ lineId: line.id, itemCode: code, name, price: toYuan(listFen ?? priceFen) },
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
  ways: readonly Pick<Way, 'paymentId' | 'amountFen'>[]
): Promise<WayDto[]> {
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
  for (const { paymentId, amountFen } of ways) {
    const name = paymentId === null ? GIFT_CARD : (channels.get(paymentId) ?? '')
    sums.set(name, (sums.get(name) ?? 0) + amountFen)
  }
  return [...sums].map(([name, fen]) => ({ name, amount: toYuan(fen) }))
}

/** Cards whose time is over and to which money goes back. @param later it is not known yet when */
export async function giftsAgain(
  db: Db,
  ways: readonly Pick<Way, 'giftNo'>[],
  now: Date,
  later: boolean
): Promise<RefundPreviewResults['giftsAgain']> {
  const numbers = ways.flatMap(({ giftNo }) => giftNo ?? [])
  return (await endedGifts(db, numbers, now)).map(({ giftNo, expiresAt }) => ({
    giftNo,
    until: later ? null : giftUntil(expiresAt.getTime(), now.getTime())
  }))
}

async function refundsOf(
  db: Db,
  order: WholeOrder,
  returnTo: ShopProfile['returnTo']
): Promise<RefundView['refunds']> {
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
  const told: RefundView['refunds'] = []
  for (const row of rows) {
    const parts = await partsOfRefund(db, row.refundNo)
    const ways = await db
      .select({ paymentId: refundTransactions.paymentId, amountFen: refundTransactions.amountFen })
      .from(refundTransactions)
      .where(eq(refundTransactions.refundNo, row.refundNo))
      .orderBy(asc(refundTransactions.no))
    const parcel = deliveries.find(({ refundNo }) => refundNo === row.refundNo)
    told.push({
      refundNo: row.refundNo,
      state: row.state,
      amount: toYuan(row.amountFen),
      reason: row.reasonName,
      detail: row.detail,
      askedAt: formatDateTime(row.createdAt.getTime()),
      parts: toldParts(order, parts).map((part) => partDto(order, part)),
      how:
        row.refundType === REFUND_TYPE.missedItems ? skippedSums(lines, parts).flatMap(explainSkipped) : [],
      ways: await namedWays(db, ways),
      timeline: refundTimeline(row, parcel),
      answer: row.state === REFUND_STATE.rejected ? row.answer : '',
      sendTo: SENDABLE.includes(row.state) ? returnTo : null,
      parcel: parcel ? parcelDto(parcel) : null,
      cancellable: isWithdrawable(row.state)
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

/** A piece by its line's name, a check item by its own. */
export function partDto({ lines }: WholeOrder, { lineId, itemCode, quantity, amountFen }: RefundedPart) {
  const line = lines.find(({ id }) => id === lineId)
  const item = line?.items.find(({ code }) => code === itemCode)
  return { name: item?.name ?? (line ? lineName(line) : ''), quantity, amount: toYuan(amountFen) }
}

/** The customer sends it, or puts right under which number it was sent. */
const SENDABLE: readonly number[] = [REFUND_STATE.toSendBack, REFUND_STATE.toReceive]

const parcelDto = ({ courier, parcelNo }: WholeOrder['deliveries'][number]) => ({
  companyCode: COURIERS.find(({ name }) => name === courier)?.code ?? '',
  companyName: courier,
  parcelNo
})
