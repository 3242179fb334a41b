import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { orders } from '../db/schema'
import { fulfilmentOf } from '../ordering/fulfilment'
import { selectOrders } from '../ordering/order/queries/own-order'
import { wholeOrder } from '../ordering/order/queries/order-parts'
import type { WholeOrder } from '../ordering/order/whole-order'
import { refused, type OpsContext, type Outcome } from './command'

/** An order of whomever with all its parts; null for a number that there is not. */
export async function anyOrder(db: Db, orderNum: string): Promise<WholeOrder | null> {
  const [row] = await selectOrders(db).where(eq(orders.orderNum, orderNum))
  return row ? wholeOrder(db, row) : null
}

/** As its customer reads it: a kit is 待寄回 where a visit is 已到检. */
export const statusNameOf = (order: WholeOrder): string => fulfilmentOf(order).statusName(order)

/** How an order stands after a command. */
export async function standing({ db }: OpsContext, orderNum: string, from: string): Promise<Outcome> {
  const order = await anyOrder(db, orderNum)
  return order
    ? { ok: true, rows: [{ order: orderNum, was: from, status: statusNameOf(order) }] }
    : refused(`没有订单 ${orderNum}`)
}
