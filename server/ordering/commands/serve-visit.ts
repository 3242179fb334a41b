import { eq } from 'drizzle-orm'
import type { UndoneItem } from '@/domain/order/codes'
import { VISIT_STEPS } from '@/domain/order/parts'
import { orderVisits } from '../../db/schema'
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

interface Serving {
  readonly orderNum: string
  readonly no: number
  readonly answer: VisitAnswer
  /** Check items that were not done when somebody came; told again, the last word counts. */
  readonly undone?: readonly UndoneItem[] | undefined
}

const isCheckItem = ({ lines }: WholeOrder, code: string): boolean =>
  lines.some(({ items }) => items.some((item) => item.code === code))

const writeUndone = (tx: Tx, visitId: string, undone: readonly UndoneItem[]) =>
  tx
    .update(orderVisits)
    .set({ undone: [...undone] })
    .where(eq(orderVisits.id, visitId))

/**
 * A branch's answer about a visit of a paid order. The same answer again does nothing. What it refuses gives its seat back; the
 * customer books another day or has the money back.
 * @param no 1 is the first visit
 */
export function serveVisit(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  { orderNum, no, answer, undone }: Serving
): Promise<Served> {
  const at = now()
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, orderNum)
    if (!row) return { ok: false, reason: `there is no order ${orderNum}` }
    const order = await wholeOrder(tx, row)
    const visit = order.visits.find((one) => one.no === no)
    if (!visit) return { ok: false, reason: `order ${orderNum} has no visit ${no}` }
    const strange = undone?.find(({ code }) => !isCheckItem(order, code))
    if (strange) return { ok: false, reason: `order ${orderNum} has no check item ${strange.code}` }
    if (visit.state === answer) {
      if (undone) await writeUndone(tx, visit.id, undone)
      return { ok: true, from: visit.state }
    }
    if (!goesOn(order)) return { ok: false, reason: `order ${orderNum} is not paid, or is over` }
    if (!VISIT_STEPS[visit.state].includes(answer)) {
      return { ok: false, reason: `a visit that is ${visit.state} cannot become ${answer}` }
    }
    await answerVisit(tx, order, visit.id, answer, at)
    if (undone) await writeUndone(tx, visit.id, undone)
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
