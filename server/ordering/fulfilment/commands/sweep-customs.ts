import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { minuteOf } from '@/domain/date'
import { declareReminders, declaresUntil } from '@/domain/order/timers'
import { messages, orders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import { undeclared, type Undeclared } from '../../parcels/queries/undeclared'
import { REMINDER_TEXTS } from '../../texts'
import { sweep, type Among, type SweepClock } from './sweep'

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
