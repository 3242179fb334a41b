import { and, asc, eq, gt, inArray, lte, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { minuteOf } from '@/domain/date'
import { appointmentText } from '@/domain/order/order-lines'
import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import {
  declareReminders,
  declaresUntil,
  lapsedIfApprovedBy,
  missedUntil,
  receivedIfShippedBy,
  remindedDate
} from '@/domain/order/timers'
import type { Db } from '../../../db/client'
import { messages, orderDeliveries, orders, orderVisits, refunds } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import type { PayContext } from '../../../money/gateway'
import { recordEvents } from '../../order/event'
import { PAID } from '../../order/pay-states'
import { REFUND_TEXTS, REMINDER_TEXTS } from '../../texts'
import { tryLockUsers } from '../../order/queries/own-order'
import { undeclared, type Undeclared } from '../../parcels/queries/undeclared'
import { receiveParcels } from '../../parcels/commands/move-parcel'
import { putRefund } from '../../refunds/commands/put-refund'
import { settle } from '../../order/commands/settle'

export type SweepClock = Pick<PayContext, 'db' | 'now'>

/** Orders of one transaction: calls wait for it this long at most, some 50 ms. */
export const SWEPT_AT_ONCE = 100

/** Paid, and not on its way back to the customer. */
const GOES_ON = and(inArray(orders.payStatus, [...PAID]), ne(orders.status, ORDER_STATUS.refunding))

interface Due {
  readonly id: string
  readonly orderNum: string
  readonly userId: string
}

/** The next batch after an id, or those of it whose users are locked by now. */
type Among = { readonly after: string } | { readonly ids: readonly string[] }

export const isAmong = (column: PgColumn, among: Among): SQL =>
  'after' in among ? gt(column, among.after) : inArray(column, [...among.ids])

/**
 * Parts that time moves, by their ids, a batch a transaction. Users are locked before rows, as in calls, else both would wait for each
 * other. Whose user somebody else has locked is left to the next run, so that no call and no other replica waits or does the same.
 */
export async function* sweep<Row extends Due>(
  { db }: SweepClock,
  due: (tx: Tx, among: Among) => Promise<Row[]>,
  move: (tx: Tx, found: readonly Row[]) => Promise<void>
): AsyncGenerator<void> {
  for (let last = ''; ;) {
    const batch = await transact(db, async (tx) => {
      const found = await due(tx, { after: last })
      const users = new Set(await lockThose(tx, found))
      const ids = found.flatMap(({ id, userId }) => (users.has(userId) ? [id] : []))
      const locked = ids.length > 0 ? await due(tx, { ids }) : []
      if (locked.length > 0) await move(tx, locked)
      return found
    })
    if (batch.length < SWEPT_AT_ONCE) return
    last = batch.at(-1)?.id ?? last
    yield
  }
}

const lockThose = async (tx: Tx, found: readonly Due[]): Promise<string[]> =>
  found.length > 0 ? tryLockUsers(tx, [...new Set(found.map(({ userId }) => userId))]) : []

/** Parcels that nobody confirmed within 10 days count as received (55 to 75). */
export function confirmReceipts(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const shippedBy = new Date(receivedIfShippedBy(at.getTime()))
  return sweep(
    context,
    (tx, among) =>
      tx
        .select({ id: orderDeliveries.id, orderNum: orders.orderNum, userId: orders.userId })
        .from(orderDeliveries)
        .innerJoin(orders, eq(orders.orderNum, orderDeliveries.orderNum))
        .where(
          and(
            eq(orderDeliveries.state, 'shipped'),
            eq(orderDeliveries.direction, 'out'),
            lte(orderDeliveries.shippedAt, shippedBy),
            isAmong(orderDeliveries.id, among),
            GOES_ON
          )
        )
        .orderBy(asc(orderDeliveries.id))
        .limit(SWEPT_AT_ONCE),
    (tx, found) =>
      receiveParcels(
        tx,
        found,
        found.map(({ id }) => id),
        at
      )
  )
}

/** Goods that were to be sent back and were not within 7 days stay with the customer (25 to 60), and the order as it stood. */
export function lapseReturns(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const approvedBy = new Date(lapsedIfApprovedBy(at.getTime()))
  return sweep(
    context,
    (tx, among) =>
      tx
        .select({ id: refunds.refundNo, orderNum: orders.orderNum, userId: orders.userId })
        .from(refunds)
        .innerJoin(orders, eq(orders.orderNum, refunds.orderNum))
        .where(
          and(
            eq(refunds.state, REFUND_STATE.toSendBack),
            lte(refunds.answeredAt, approvedBy),
            isAmong(refunds.refundNo, among)
          )
        )
        .orderBy(asc(refunds.refundNo))
        .limit(SWEPT_AT_ONCE),
    async (tx, found) => {
      for (const { id: refundNo, orderNum } of found) {
        await putRefund(tx, { orderNum }, refundNo, {
          ...{ state: REFUND_STATE.withdrawn, answer: REFUND_TEXTS.lapsedWhy, settledAt: at }
        })
        await recordEvents(tx, [{ orderNum }], 'return-lapsed', at, { refundNo })
      }
    }
  )
}

/** Visits that nobody checked in until two hours after the end of their day were missed (40 to 65). */
export function markMissed(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const until = missedUntil(at.getTime())
  return sweep(
    context,
    (tx, among) => bookedVisits(tx, lte(orderVisits.date, until), among),
    async (tx, found) => {
      const missed = new Set(found.map(({ id }) => id))
      await settle(tx, found, { visit: ({ id, state }) => (missed.has(id) ? 'noShow' : state) })
      await recordEvents(tx, found, 'missed', at)
    }
  )
}

/** Who has a visit tomorrow is told so from 18:00 on, once for a visit and day. */
export function remindOfVisits(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  const date = remindedDate(at.getTime())
  const key = sql<string>`'remind:' || ${orderVisits.id} || ':' || ${orderVisits.date}`
  return sweep(
    context,
    async (tx, among) => {
      if (date === null) return []
      const told = tx.select({ key: messages.key }).from(messages).where(eq(messages.key, key))
      const tomorrow = and(eq(orderVisits.date, date), notExists(told))
      return bookedVisits(tx, tomorrow, among)
    },
    async (tx, found) => {
      const ids = found.map(({ id }) => id)
      const visits = await tx
        .select({
          ...{ userId: orders.userId, orderNum: orders.orderNum, name: orders.productName, key },
          ...{ date: orderVisits.date, timespan: orderVisits.timespan, where: orderVisits.orgName }
        })
        .from(orderVisits)
        .innerJoin(orders, eq(orders.orderNum, orderVisits.orderNum))
        .where(inArray(orderVisits.id, ids))
      await writeMessages(
        tx,
        visits.map(({ userId, orderNum, name, where, key: once, ...visit }) => ({
          ...{ userId, orderNum, key: once, at, category: 'order' as const },
          title: REMINDER_TEXTS.remind,
          text: REMINDER_TEXTS.remindOf(name, appointmentText(visit.date, visit.timespan), where)
        }))
      )
    }
  )
}

/** Who has not declared goods from abroad to customs is reminded on days after payment, once for each; after a break of the latest alone. */
export async function* remindOfCustoms(context: SweepClock): AsyncGenerator<void> {
  const at = context.now()
  for (const { day, paidAfter, paidBy } of declareReminders(at.getTime())) {
    const key = sql<string>`'declare:' || ${orders.orderNum} || ':' || ${day}::text`
    const when = (tx: Tx) =>
      and(
        gt(orders.paidAt, new Date(paidAfter)),
        lte(orders.paidAt, new Date(paidBy)),
        notExists(tx.select({ key: messages.key }).from(messages).where(eq(messages.key, key)))
      )
    const due = (tx: Tx, among: Among) => undeclared(tx, when(tx), among)
    yield* sweep(context, due, (tx, found) => remindThem(tx, found, day, at))
  }
}

async function remindThem(tx: Tx, found: readonly Undeclared[], day: number, at: Date): Promise<void> {
  await writeMessages(
    tx,
    found.map(({ userId, orderNum, name, paidAt }) => ({
      ...{ userId, orderNum, key: `declare:${orderNum}:${day}`, at, category: 'order' as const },
      title: REMINDER_TEXTS.declare,
      text: REMINDER_TEXTS.declareOf(name, minuteOf(declaresUntil(paidAt.getTime())))
    }))
  )
}

const bookedVisits = (db: Db, when: SQL | undefined, among: Among) =>
  db
    .select({ id: orderVisits.id, orderNum: orders.orderNum, userId: orders.userId })
    .from(orderVisits)
    .innerJoin(orders, eq(orders.orderNum, orderVisits.orderNum))
    .where(and(eq(orderVisits.state, 'booked'), when, isAmong(orderVisits.id, among), GOES_ON))
    .orderBy(asc(orderVisits.id))
    .limit(SWEPT_AT_ONCE)
