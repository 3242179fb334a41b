import { eq } from 'drizzle-orm'
import { payDeadline } from '@/domain/order/timers'
import type { ProductKind } from '@/domain/kinds'
import { transact, type Tx } from '../../db/transact'
import { dues, orderChanges, orders, payOrders } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { PAY_ORDER_STATE } from '../../money/pay-order'
import { expireHolds } from '../../stock/commands/expire-holds'
import { claimsLeft, moveSeat, withEndedHold, type Claim } from '../claims'
import type { WholeOrder } from '../order/facts'
import { newPayOrderNum } from '../order/order-number'
import { changeId } from '../order/part-id'
import { changeableVisit, judgeChange, type ChangeWish, type JudgedChange } from './judge-change'
import { wholeOrder } from '../queries/order-parts'
import { lockPayOrder, ownOrder } from '../queries/own-order'
import { ORDER_TEXTS } from '../texts'
import { applyChange } from './apply-change'
import { endHold } from './end-hold'
import { holdServes, seatGone } from './plan-seat'
import { carryOut } from './refresh-payments'

type ChangeRow = typeof orderChanges.$inferSelect

export interface MadeChange {
  readonly order: WholeOrder
  readonly change: ChangeRow
  /** What is to be paid before it counts; null when it counts already. */
  readonly payOrderNum: string | null
}

/** The new seat is not to be had: nothing has been written. */
class SeatGone extends Error {}

/**
 * Gives a visit of a paid order its first day or another one. The new seat is taken and the old one goes back in one transaction.
 * What it costs more opens a payment that keeps the new seat until it is paid or its time is over; what it costs less goes back.
 * The same call again answers the same change. Refuses as `judgeChange`, and 27002 or 27201 when the seat is gone.
 * @param kinds of the orders that the call is for; all without
 */
export async function changeVisit(
  context: RequestContext,
  orderNum: string,
  wish: ChangeWish,
  kinds?: readonly ProductKind[]
): Promise<MadeChange> {
  const { db, now, once } = context
  if (!once) throw new Error('a change is asked for under an idempotency key')
  const userId = requireUser(context).id
  const row = await ownOrder(db, userId, orderNum)
  if (kinds && !kinds.includes(row.kind)) throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNum' })
  const cause = `asked:${once.owner}|${once.key}`
  const [known] = await db.select().from(orderChanges).where(eq(orderChanges.cause, cause))
  if (!known) {
    const judged = await judgeChange(context, await wholeOrder(db, row), wish)
    await place(context, row.payOrderNum, orderNum, judged, cause)
    // What became cheaper goes back now.
    await carryOut(context, row.payOrderNum)
  }
  return madeBy(context, userId, orderNum, cause)

  async function place(...args: Parameters<typeof write>): Promise<void> {
    try {
      await write(...args)
    } catch (error) {
      if (!(error instanceof SeatGone)) throw error
      const [, , , { seat, wanted }] = args
      // Somebody's hold may have run out a moment ago.
      await expireHolds(db, now())
      await write(...args).catch(async (again: unknown) => {
        throw again instanceof SeatGone ? await seatGone(context, seat, wanted) : again
      })
    }
  }
}

/** Under the locks of the order all is judged again that another call may have changed; the seat says by itself whether it is free. */
function write(
  { db, now }: RequestContext,
  payOrderNum: string,
  orderNum: string,
  judged: JudgedChange,
  cause: string
): Promise<void> {
  const at = now()
  return transact(db, async (tx) => {
    const { orders: together } = await lockPayOrder(tx, payOrderNum)
    const [known] = await tx.select().from(orderChanges).where(eq(orderChanges.cause, cause))
    const row = together.find((one) => one.orderNum === orderNum)
    if (known) return
    if (!row) throw new Error('an order that is not due under its pay order')
    const order = await wholeOrder(tx, row)
    const wanted = { no: judged.visit.no, as: judged.kind, date: judged.seat.slot.date }
    const { visit, kind } = await changeableVisit(tx, order, wanted, at)
    const change = await writeChange(tx, order, { ...judged, visit, kind }, cause, at)
    const proposed = change.state === 'proposed'
    const claim = await seatOf(tx, order, judged, change)
    const replaced = proposed ? [] : await claimsLeft(tx, { visitId: visit.id })
    if (!(await moveSeat(tx, claim, replaced, at))) throw new SeatGone()
    if (!proposed) await applyChange(tx, change, at)
  })
}

/** Its row, and what is to be paid for it. */
async function writeChange(
  tx: Tx,
  { orderNum, userId }: WholeOrder,
  { kind, visit, branch, seat, differenceFen }: JudgedChange,
  cause: string,
  at: Date
): Promise<ChangeRow> {
  const before = await tx
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(eq(orderChanges.orderNum, orderNum))
  const deadline = differenceFen > 0 ? new Date(payDeadline(at.getTime())) : null
  const { id: slotId, orgCode, date, timespan, slotId: timeSpanId } = seat.slot
  const [change] = await tx
    .insert(orderChanges)
    .values({
      ...{
        id: changeId(orderNum, before.length + 1),
        orderNum,
        visitId: visit.id,
        cause,
        kind,
        differenceFen
      },
      plan: { slotId, orgCode, orgName: branch.name, orgAddress: branch.address, date, timespan, timeSpanId },
      state: deadline ? 'proposed' : 'applied',
      expiresAt: deadline,
      createdAt: at
    })
    .returning()
  if (!change) throw new Error('the change was not written')
  if (deadline) {
    const payOrderNum = newPayOrderNum(at)
    await tx.insert(payOrders).values({ payOrderNum, userId, state: PAY_ORDER_STATE.open, deadline })
    await tx
      .insert(dues)
      .values({ orderNum, payOrderNum, purpose: 'change', amountFen: differenceFen, changeId: change.id })
  }
  return change
}

/** The new seat, with the hold that the customer has for it. While the change is to be paid it is of that payment. */
async function seatOf(
  tx: Tx,
  { orderNum, payOrderNum, userId }: WholeOrder,
  { visit, seat }: JudgedChange,
  change: ChangeRow
): Promise<Claim<'seat'>> {
  const [due] = await tx.select().from(dues).where(eq(dues.changeId, change.id))
  const claim: Claim<'seat'> = {
    kind: 'seat',
    payOrderNum: due?.payOrderNum ?? payOrderNum,
    ...{ orderNum, userId, visitId: visit.id, changeId: change.id },
    resource: String(seat.slot.id),
    amount: seat.seats
  }
  const hold = seat.hold && (await endHold(tx, { id: seat.hold.id, serves: holdServes(seat) }, orderNum))
  const [held] = hold ? withEndedHold([claim], hold) : [claim]
  return held?.kind === 'seat' ? held : claim
}

async function madeBy(
  { db }: RequestContext,
  userId: string,
  orderNum: string,
  cause: string
): Promise<MadeChange> {
  const [found] = await db
    .select({ change: orderChanges, payOrderNum: dues.payOrderNum })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.orderNum, orderChanges.orderNum))
    .leftJoin(dues, eq(dues.changeId, orderChanges.id))
    .where(eq(orderChanges.cause, cause))
  if (!found) throw new Error('a change that was not written')
  const { change, payOrderNum } = found
  const order = await wholeOrder(db, await ownOrder(db, userId, orderNum))
  return { order, change, payOrderNum: change.state === 'proposed' ? payOrderNum : null }
}
