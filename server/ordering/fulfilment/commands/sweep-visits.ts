import { and, asc, eq, inArray, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { appointmentText } from '@/domain/order/order-lines'
import { missedUntil, remindedDate } from '@/domain/order/timers'
import type { Db } from '../../../db/client'
import { messages, orders, orderVisits } from '../../../db/schema'
import { writeMessages } from '../../../message/commands/write-messages'
import { settle } from '../../order/commands/settle'
import { recordEvents } from '../../order/event'
import { REMINDER_TEXTS } from '../../texts'
import { GOES_ON, isAmong, sweep, SWEPT_AT_ONCE, type Among, type SweepClock } from './sweep'

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
          ...{ userId, orderNum, key: once, at, category: 'order' as const, subscription: 'visit' as const },
          title: REMINDER_TEXTS.remind,
          text: REMINDER_TEXTS.remindOf(name, appointmentText(visit.date, visit.timespan), where)
        }))
      )
    }
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
