import { VISIT_STEPS } from '@/domain/order/parts'
import { transact, type Tx } from '../../db/transact'
import type { PayContext } from '../../money/gateway'
import { claimsLeft, giveBack } from '../claims'
import { recordEvent, type OrderEvent } from '../order/event'
import { goesOn, type WholeOrder } from '../order/facts'
import { wholeOrder } from '../queries/order-parts'
import { lockOrder } from '../queries/own-order'
import { settle } from './settle'

/** What a branch says of a visit: that it may be, that it may not, that somebody came, or nobody. */
export type VisitAnswer = 'booked' | 'failed' | 'visited' | 'noShow'

const EVENTS: Readonly<Record<VisitAnswer, OrderEvent>> = {
  booked: 'booked',
  failed: 'refused',
  visited: 'visited',
  noShow: 'missed'
}

/** From which state a part went; or why it did not, in words for operators. */
export type Served =
  { readonly ok: true; readonly from: string } | { readonly ok: false; readonly reason: string }

/**
 * A branch's answer about a visit of a paid order. The same answer again does nothing. What it refuses gives its seat back; the
 * customer books another day or has the money back.
 * @param no 1 is the first visit
 */
export function serveVisit(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  { orderNum, no, answer }: { readonly orderNum: string; readonly no: number; readonly answer: VisitAnswer }
): Promise<Served> {
  const at = now()
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, orderNum)
    if (!row) return { ok: false, reason: `there is no order ${orderNum}` }
    const order = await wholeOrder(tx, row)
    const visit = order.visits.find((one) => one.no === no)
    if (!visit) return { ok: false, reason: `order ${orderNum} has no visit ${no}` }
    if (visit.state === answer) return { ok: true, from: visit.state }
    if (!goesOn(order)) return { ok: false, reason: `order ${orderNum} is not paid, or is over` }
    if (!VISIT_STEPS[visit.state].includes(answer)) {
      return { ok: false, reason: `a visit that is ${visit.state} cannot become ${answer}` }
    }
    await answerVisit(tx, order, visit.id, answer, at)
    return { ok: true, from: visit.state }
  })
}

async function answerVisit(
  tx: Tx,
  order: WholeOrder,
  visitId: string,
  answer: VisitAnswer,
  at: Date
): Promise<void> {
  await settle(tx, [order], { visit: ({ id, state }) => (id === visitId ? answer : state) })
  if (answer === 'failed') await giveBack(tx, await claimsLeft(tx, { visitId }), at)
  await recordEvent(tx, order.orderNum, EVENTS[answer], at, { visitId })
}
