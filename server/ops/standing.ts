import { eq } from 'drizzle-orm'
import { toOrderStatus } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import { orders } from '../db/schema'
import type { OpsContext, Outcome } from './command'

/** How an order stands after a command. */
export async function standing({ db }: OpsContext, orderNum: string, from: string): Promise<Outcome> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.orderNum, orderNum))
  const status = toOrderStatus(order?.status ?? null)
  return {
    ok: true,
    rows: [{ order: orderNum, was: from, status: status === null ? '' : orderStatusName(status) }]
  }
}
