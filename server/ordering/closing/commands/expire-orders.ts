import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { isOutage } from '../../../db/outage'
import { payOrders } from '../../../db/schema'
import type { PayContext } from '../../../money/gateway'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../../money/pay-order'
import { closeDue } from './close-due'
import { endPayOrder } from './end-pay-order'

const BATCH = 100

/** One user's orders that ran out are closed before they are read. */
export async function expireOrdersOf(context: PayContext, userId: string): Promise<void> {
  for await (const _ of expireOrders(context, userId)) continue
}

/**
 * Closes orders that nobody paid within 30 minutes (85) and gives back what they held, also those that fell due while no
 * server was up, and those that a dead process was closing (a read of its user leaves these to the job). A payment that the gateway already has is applied instead; while
 * the gateway does not answer, the order waits. A pay order is a piece of its own, and one that cannot be closed does not keep
 * the others.
 */
export async function* expireOrders(context: PayContext, userId?: string): AsyncGenerator<void> {
  const { log } = context
  const now = context.now()
  let closed = 0
  let failed = 0
  let fault: unknown = null
  try {
    for await (const payOrderNum of leftOf(context, now, userId, (count) => (closed += count))) {
      if (payOrderNum === null) {
        yield
        continue
      }
      try {
        const wanted = { by: CLOSED_BY.timer, note: '' }
        const left = await endPayOrder(context, payOrderNum, wanted, ({ deadline }) => deadline <= now)
        if (left === null) closed += 1
      } catch (error) {
        if (isOutage(error)) throw error
        failed += 1
        fault = error
      }
      yield
    }
  } finally {
    if (closed > 0) log.info({ payOrders: closed }, 'unpaid orders were closed')
    if (failed > 0)
      log.warn({ payOrders: failed, err: fault }, 'unpaid orders could not be closed; they are tried again')
  }
}

/** Those that are to be ended one by one; after each batch that was closed together null. Who waits for their own has no batch. */
async function* leftOf(
  context: PayContext,
  now: Date,
  userId: string | undefined,
  onClosed: (count: number) => void
): AsyncGenerator<string | null> {
  for await (const found of duePayOrders(context.db, now, userId)) {
    const left = userId === undefined && found.length > 1 ? await closeDue(context, found) : found
    if (left.length < found.length) {
      onClosed(found.length - left.length)
      yield null
    }
    yield* left
  }
}

/** Each once, in the order of their numbers, which is that of their days. */
async function* duePayOrders(db: Db, now: Date, userId?: string): AsyncGenerator<string[]> {
  const overdue = and(eq(payOrders.state, PAY_ORDER_STATE.open), lte(payOrders.deadline, now))
  const due =
    userId === undefined
      ? or(overdue, eq(payOrders.state, PAY_ORDER_STATE.closing))
      : and(overdue, eq(payOrders.userId, userId))
  for (let last = ''; ;) {
    const found = await db
      .select({ payOrderNum: payOrders.payOrderNum })
      .from(payOrders)
      .where(and(due, gt(payOrders.payOrderNum, last)))
      .orderBy(asc(payOrders.payOrderNum))
      .limit(BATCH)
    const numbers = found.map(({ payOrderNum }) => payOrderNum)
    last = numbers.at(-1) ?? last
    yield numbers
    if (found.length < BATCH) return
  }
}
