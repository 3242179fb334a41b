import { asc, eq } from 'drizzle-orm'
import { REPORT_STATE, type ReportState } from '@/domain/order/codes'
import { reportGoes } from '@/domain/order/parts'
import { orderDeliveries, orderReports, orders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { recordEvent } from '../../order/event'
import { codeIn, outgoing, type WholeOrder } from '../../order/whole-order'
import { goesOn } from '../../order/order-policy'
import { samplePost } from '../../fulfilment/kit-way'
import { fulfilmentOf } from '../../fulfilment'
import { reportId } from '../../order/part-id'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOrder } from '../../order/queries/own-order'
import { receiveParcels } from '../../parcels/commands/move-parcel'
import { REPORT_NAMES, REPORT_STEPS } from '../../part-names'
import { settle } from '../../order/commands/settle'

type Reported =
  { readonly ok: true; readonly order: WholeOrder } | { readonly ok: false; readonly reason: string }

/** An order that leads to a report and has come so far that one can be made, locked; else why not. */
export async function orderToReport(tx: Tx, orderNum: string): Promise<Reported> {
  const row = await lockOrder(tx, orderNum)
  if (!row) return { ok: false, reason: `没有订单 ${orderNum}` }
  const order = await wholeOrder(tx, row)
  const { status, parcel } = fulfilmentOf(order)
  if (!status.report) return { ok: false, reason: `订单 ${orderNum} 的项目不出报告` }
  if (!goesOn(order)) return { ok: false, reason: `订单 ${orderNum} 未支付、已结束或正在退款` }
  const came = order.visits.some(({ state }) => state === 'visited') || parcel.isKitSent(order)
  return came ? { ok: true, order } : { ok: false, reason: `订单 ${orderNum} 还没有到检或签收` }
}

interface Step {
  readonly to: ReportState
  /** The report that was published, and of whom. */
  readonly published?: { readonly reportNo: string; readonly contactsId: string }
}

const nameOf = (state: ReportState): string => {
  const step = REPORT_STEPS.find((name) => REPORT_STATE[name] === state)
  return step ? REPORT_NAMES[step] : ''
}

/** Its report goes on: how far it is, or that it can be read, which its user is told. Why not, where it does not go there; '' when it did. */
export async function moveReport(
  tx: Tx,
  order: WholeOrder,
  { to, published }: Step,
  now: Date
): Promise<string> {
  const { orderNum } = order
  const from = codeIn(REPORT_STATE, order.reportState)
  if (!reportGoes(from, to)) return `订单 ${orderNum} 的报告是“${nameOf(from)}”，不能变为“${nameOf(to)}”`
  const [known] = await tx
    .select({ id: orderReports.id })
    .from(orderReports)
    .where(eq(orderReports.orderNum, orderNum))
    .orderBy(asc(orderReports.id))
    .limit(1)
  const row = { state: to, ...published }
  if (known) await tx.update(orderReports).set(row).where(eq(orderReports.id, known.id))
  else {
    const visitId = order.visits.find(({ state }) => state === 'visited')?.id ?? null
    await tx.insert(orderReports).values({ id: reportId(orderNum, 1), orderNum, visitId, ...row })
  }
  if (from === REPORT_STATE.none) await sampleArrived(tx, order, now)
  await tx.update(orders).set({ reportState: to }).where(eq(orders.orderNum, orderNum))
  await settle(tx, [order])
  if (to === REPORT_STATE.published) await recordEvent(tx, orderNum, 'reported', now)
  if (to === REPORT_STATE.corrected) await recordEvent(tx, orderNum, 'report-corrected', now)
  return ''
}

/** The laboratory has a sample: that of a kit has come there, so its kit was received before; its user is told. */
async function sampleArrived(tx: Tx, order: WholeOrder, now: Date): Promise<void> {
  if (!fulfilmentOf(order).parcel.isKitSent(order)) return
  const out = outgoing(order)
  if (out?.state === 'shipped') await receiveParcels(tx, [order], [out.id], now)
  const post = samplePost(order)
  if (post) {
    await tx
      .update(orderDeliveries)
      .set({ state: 'received', receivedAt: now })
      .where(eq(orderDeliveries.id, post.id))
  }
  await recordEvent(tx, order.orderNum, 'sampled', now)
}
