import { and, eq, gte, isNull, notInArray } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { undoableUntil } from '@/domain/order/arrival'
import { REFUND_STATE, REPORT_STATE } from '@/domain/order/codes'
import { orderReports, orders, orderVisits, refunds } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { currentInvoice } from '../../../invoice/queries/invoices'
import type { PayContext } from '../../../money/gateway'
import { recordEvent } from '../../order/event'
import { goesOn } from '../../order/order-policy'
import type { WholeOrder } from '../../order/whole-order'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOrder } from '../../order/queries/own-order'
import { TILL_TEXTS as texts } from '../../vouchers/texts'
import { fulfilmentOf } from '../../fulfilment'
import { lastSaid, type Served } from './answer-visit'
import { settle } from '../../order/commands/settle'

const WITHOUT_MONEY: readonly number[] = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]

/**
 * Takes back, within a day, that somebody came to a visit or did not: it is booked again with the seat that it kept, nothing of it is
 * undone any more, and its report has not begun. Not once a report can be read, money was asked back, or what was had was invoiced.
 */
export function undoVisit(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  { orderNum, no }: { readonly orderNum: string; readonly no: number }
): Promise<Served> {
  const at = now()
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, orderNum)
    if (!row) return { ok: false, reason: `没有订单 ${orderNum}` }
    const order = await wholeOrder(tx, row)
    const visit = order.visits.find((one) => one.no === no)
    if (!visit) return { ok: false, reason: texts.noVisit(visitWordsOf(order.kind), orderNum, no) }
    const problem = await problemOf(tx, order, visit, at)
    if (problem !== null) return { ok: false, reason: problem }
    await tx.update(orderVisits).set({ undone: [] }).where(eq(orderVisits.id, visit.id))
    if (
      visit.state === 'visited' &&
      !order.visits.some(({ id, state }) => id !== visit.id && state === 'visited')
    )
      await forgetReportSteps(tx, order)
    await settle(tx, [order], { visit: ({ id, state }) => (id === visit.id ? 'booked' : state) })
    await recordEvent(tx, orderNum, 'visit-undone', at, { visitId: visit.id, was: visit.state })
    return { ok: true, from: visit.state }
  })
}

async function problemOf(
  tx: Tx,
  order: WholeOrder,
  visit: WholeOrder['visits'][number],
  at: Date
): Promise<string | null> {
  const said = visit.state === 'visited' || visit.state === 'noShow' ? await lastSaid(tx, visit) : null
  const words = visitWordsOf(order.kind)
  if (!said) return texts.undoNothing(words)
  if (undoableUntil(said.at.getTime()) <= at.getTime())
    return texts.undoOver(formatDateTime(said.at.getTime()))
  if (order.reportState >= REPORT_STATE.published) return texts.undoReported(words)
  const [asked] = await tx
    .select({ no: refunds.refundNo })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNum, order.orderNum),
        gte(refunds.createdAt, said.at),
        notInArray(refunds.state, [...WITHOUT_MONEY])
      )
    )
    .limit(1)
  if (asked || !goesOn(order)) return texts.undoMoney
  return visit.state === 'visited' && (await currentInvoice(tx, order.orderNum)) ? texts.undoInvoice : null
}

/** What a laboratory said of a sample that was not taken; a kit's report began before. */
async function forgetReportSteps(tx: Tx, order: WholeOrder): Promise<void> {
  if (!fulfilmentOf(order).status.report) return
  const { orderNum } = order
  await tx.update(orders).set({ reportState: REPORT_STATE.none }).where(eq(orders.orderNum, orderNum))
  await tx
    .update(orderReports)
    .set({ state: REPORT_STATE.none })
    .where(and(eq(orderReports.orderNum, orderNum), isNull(orderReports.reportNo)))
}
