import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { isOutage } from '../../../db/outage'
import { transact, type Tx } from '../../../db/transact'
import { instalments, orders, payments, payOrders } from '../../../db/schema'
import type { PayContext } from '../../../money/gateway'
import { CLOSED_BY, PAY_ORDER_STATE } from '../../../money/pay-order'
import { UNCONFIRMED_STATES } from '../../../money/payment-row'
import { selectOrders, tryLockUsers, type PaidTogether } from '../../order/queries/own-order'
import { closePayOrders } from './close-pay-orders'

/**
 * Closes due pay orders together, in one transaction, and answers those that it leaves: whose users are busy, whose payments are to be
 * ended at the gateway first, and all when one of them cannot be closed. Who is left is ended one by one.
 */
export async function closeDue({ db, now }: PayContext, numbers: readonly string[]): Promise<string[]> {
  const at = now()
  try {
    const closed = await transact(db, async (tx) => {
      const locked = await lockDue(tx, numbers, at)
      if (locked.length > 0) await closePayOrders(tx, locked, { by: CLOSED_BY.timer, note: '' }, at)
      return new Set(locked.map(({ payOrder }) => payOrder.payOrderNum))
    })
    return numbers.filter((number) => !closed.has(number))
  } catch (error) {
    if (isOutage(error)) throw error
    return [...numbers]
  }
}

/** In the order of everybody: users, pay orders, orders; nobody is waited for who has a user locked. */
async function lockDue(tx: Tx, numbers: readonly string[], at: Date): Promise<PaidTogether[]> {
  const among = inArray(payOrders.payOrderNum, [...numbers])
  const owners = await tx.selectDistinct({ userId: payOrders.userId }).from(payOrders).where(among)
  const users = await tryLockUsers(
    tx,
    owners.map(({ userId }) => userId)
  )
  if (users.length === 0) return []
  const unconfirmed = and(
    eq(payments.payOrderNum, payOrders.payOrderNum),
    inArray(payments.state, [...UNCONFIRMED_STATES])
  )
  const rows = await tx
    .select()
    .from(payOrders)
    .where(
      and(
        among,
        inArray(payOrders.userId, users),
        eq(payOrders.state, PAY_ORDER_STATE.open),
        lte(payOrders.deadline, at),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(payments)
            .where(unconfirmed)
        )
      )
    )
    .orderBy(asc(payOrders.payOrderNum))
    .for('update')
  if (rows.length === 0) return []
  const open = rows.map(({ payOrderNum }) => payOrderNum)
  const due = await tx
    .selectDistinct({ payOrderNum: instalments.payOrderNum, orderNum: instalments.orderNum })
    .from(instalments)
    .where(inArray(instalments.payOrderNum, open))
  const together = await selectOrders(tx)
    .where(
      inArray(
        orders.orderNum,
        due.map(({ orderNum }) => orderNum)
      )
    )
    .orderBy(asc(orders.orderNum))
    .for('update', { of: orders })
  return rows.map((payOrder) => {
    const own = due.filter(({ payOrderNum }) => payOrderNum === payOrder.payOrderNum)
    return {
      payOrder,
      orders: together.filter(({ orderNum }) => own.some((one) => one.orderNum === orderNum))
    }
  })
}
