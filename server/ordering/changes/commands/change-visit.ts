import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { payDeadline } from '@/domain/order/timers'
import { withShopKept } from '../../../catalogue/queries/kept-shop'
import { transact, type Tx } from '../../../db/transact'
import { instalments, orderChanges, orders, payOrders } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { expireHolds } from '../../../stock/commands/expire-holds'
import { fulfilmentOf } from '../../fulfilment'
import { reservationsLeft, moveSeat, withEndedHold, type Reservation } from '../../reservations'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { newPayOrderNum } from '../../order/order-number'
import { changeId } from '../../order/part-id'
import { validateChange, validateLocked, type ChangeRequest, type ValidatedChange } from './validate-change'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockPayOrder, ownOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'
import { applyChange } from './apply-change'
import { endHold } from '../../checkout/visit/end-hold'
import { holdServes, seatUnavailable } from '../../checkout/visit/plan-seat'
import { processRefunds } from '../../payments/commands/refresh-payments'

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
 * The same call again answers the same change. Refuses as `validateChange`, and 27002 or 27201 when the seat is gone.
 * @param only orders in doses, where the call is for no others
 */
export async function changeVisit(
  context: RequestContext,
  orderNum: string,
  wish: ChangeRequest,
  only?: 'doses'
): Promise<MadeChange> {
  const { db, once } = context
  if (!once) throw new Error('a change is asked for under an idempotency key')
  const userId = requireUser(context).id
  const row = await ownOrder(db, userId, orderNum)
  if (only === 'doses' && !fulfilmentOf(row).visits.inDoses)
    throw badInput(ORDER_TEXTS.kindWrong, { field: 'orderNum' })
  const cause = `asked:${once.owner}|${once.key}`
  const [known] = await db.select().from(orderChanges).where(eq(orderChanges.cause, cause))
  if (!known) {
    await place(context, row, wish, cause)
    // What became cheaper goes back now.
    await processRefunds(context, row.payOrderNum)
  }
  return madeBy(context, userId, orderNum, cause)
}

/** One that was judged by what no longer counts is judged again; the last time nothing that it is priced by may change meanwhile. */
const LAST_ATTEMPT = 4

async function place(
  context: RequestContext,
  row: OrderRow,
  wish: ChangeRequest,
  cause: string
): Promise<void> {
  let parts: readonly string[] = []
  for (let attempt = 1; attempt < LAST_ATTEMPT; attempt += 1) {
    const { placed, judged } = await judgeAndPlace(context, row, wish, cause)
    if (placed) return
    parts = judged.guard.parts
  }
  const { placed } = await withShopKept(context.db, parts, (tx) =>
    judgeAndPlace({ ...context, db: tx }, row, wish, cause)
  )
  if (!placed) throw new Refusal(ErrorCode.business, ORDER_TEXTS.shopChanging)
}

async function judgeAndPlace(
  context: RequestContext,
  row: OrderRow,
  wish: ChangeRequest,
  cause: string
): Promise<{ placed: boolean; judged: ValidatedChange }> {
  const judged = await validateChange(context, await wholeOrder(context.db, row), wish)
  return { judged, placed: await takeSeat(context, row, judged, { agreedFen: wish.agreedFen, cause }) }
}

/** False when the shop has changed since it was judged. */
async function takeSeat(...args: Parameters<typeof write>): Promise<boolean> {
  try {
    return await write(...args)
  } catch (error) {
    if (!(error instanceof SeatGone)) throw error
    const [context, , { seat, wanted }] = args
    // Somebody's hold may have run out a moment ago.
    await expireHolds(context.db, context.now())
    return write(...args).catch(async (again: unknown) => {
      throw again instanceof SeatGone ? await seatUnavailable(context, seat, wanted) : again
    })
  }
}

/**
 * Under the locks of the order all is judged again that another call may have changed, and its difference reckoned again; the seat says
 * by itself whether it is free.
 */
function write(
  { db, now }: RequestContext,
  { orderNum, payOrderNum }: OrderRow,
  before: ValidatedChange,
  { agreedFen, cause }: { readonly agreedFen: number; readonly cause: string }
): Promise<boolean> {
  const at = now()
  return transact(db, async (tx) => {
    const { orders: together } = await lockPayOrder(tx, payOrderNum)
    const [known] = await tx.select().from(orderChanges).where(eq(orderChanges.cause, cause))
    const row = together.find((one) => one.orderNum === orderNum)
    if (known) return true
    if (!row) throw new Error('an order that is not due under its pay order')
    const order = await wholeOrder(tx, row)
    const judged = await validateLocked(tx, order, before, agreedFen, at)
    if (judged === null) return false
    const change = await writeChange(tx, order, judged, cause, at)
    const proposed = change.state === 'proposed'
    const claim = await seatOf(tx, order, judged, change)
    const replaced = proposed ? [] : await reservationsLeft(tx, { visitId: judged.visit.id })
    if (!(await moveSeat(tx, claim, replaced, at))) throw new SeatGone()
    if (!proposed) await applyChange(tx, change, at)
    return true
  })
}

/** Its row, and what is to be paid for it. */
async function writeChange(
  tx: Tx,
  { orderNum, userId }: WholeOrder,
  { kind, visit, branch, seat, differenceFen }: ValidatedChange,
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
      .insert(instalments)
      .values({ orderNum, payOrderNum, purpose: 'change', amountFen: differenceFen, changeId: change.id })
  }
  return change
}

/** The new seat, with the hold that the customer has for it. While the change is to be paid it is of that payment. */
async function seatOf(
  tx: Tx,
  { orderNum, payOrderNum, userId }: WholeOrder,
  { visit, seat }: ValidatedChange,
  change: ChangeRow
): Promise<Reservation<'seat'>> {
  const [due] = await tx.select().from(instalments).where(eq(instalments.changeId, change.id))
  const claim: Reservation<'seat'> = {
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
    .select({ change: orderChanges, payOrderNum: instalments.payOrderNum })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.orderNum, orderChanges.orderNum))
    .leftJoin(instalments, eq(instalments.changeId, orderChanges.id))
    .where(eq(orderChanges.cause, cause))
  if (!found) throw new Error('a change that was not written')
  const { change, payOrderNum } = found
  const order = await wholeOrder(db, await ownOrder(db, userId, orderNum))
  return { order, change, payOrderNum: change.state === 'proposed' ? payOrderNum : null }
}
