import { and, gt, inArray, ne, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ORDER_STATUS } from '@/domain/order/codes'
import { orders } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import type { PayContext } from '../../../money/gateway'
import { PAID } from '../../order/pay-states'
import { tryLockUsers } from '../../order/queries/own-order'

export type SweepClock = Pick<PayContext, 'db' | 'now'>

/** Orders of one transaction: calls wait for it this long at most, some 50 ms. */
export const SWEPT_AT_ONCE = 100

/** Paid, and not on its way back to the customer. */
export const GOES_ON = and(inArray(orders.payStatus, [...PAID]), ne(orders.status, ORDER_STATUS.refunding))

interface Due {
  readonly id: string
  readonly orderNum: string
  readonly userId: string
}

/** The next batch after an id, or those of it whose users are locked by now. */
export type Among = { readonly after: string } | { readonly ids: readonly string[] }

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
