import { desc } from 'drizzle-orm'
import { runOps } from '../../../server/ops/run'
import type { Warehouse } from '../journeys/goods-back'
import { tables, type LocalServer } from './local-server'

/** Minutes after which a job asks the gateway for what nobody else asked for. */
const LATER_MS = 10 * 60_000

/** The command line of an operator over the server of the test. */
export function warehouseOf({ db, now, passTime }: LocalServer): Warehouse {
  const run = async (...typed: string[]): Promise<void> => {
    const { exit, text } = await runOps({ db, now }, typed, 'warehouse')
    if (exit !== 0) throw new Error(text)
  }
  return {
    async order(verb, ...options) {
      const { orders } = tables
      const [latest] = await db
        .select({ num: orders.orderNum })
        .from(orders)
        .orderBy(desc(orders.createdAt))
        .limit(1)
      await run('orders', verb, latest?.num ?? '', ...options)
    },
    async refund(verb, ...options) {
      const { refunds } = tables
      const [latest] = await db
        .select({ no: refunds.refundNo })
        .from(refunds)
        .orderBy(desc(refunds.createdAt))
        .limit(1)
      await run('refunds', verb, latest?.no ?? '', ...options)
    },
    later: () => passTime(LATER_MS)
  }
}
