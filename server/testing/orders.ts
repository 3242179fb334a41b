import { eq, notLike, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { orderChanges, orders } from '../db/schema'
import { sumFen } from '../money/queries/instalments'
import { derivedStatus } from '../ordering/order/derived-status'
import { withParts } from '../ordering/order/queries/order-parts'
import { selectOrders } from '../ordering/order/queries/own-order'

/** Orders but the seeded ones whose status is not what follows from them, or whose lines or dues are not what they cost. */
export async function wrongOrders(db: Db): Promise<string[]> {
  const made = await selectOrders(db).where(notLike(orders.orderNum, 'CA________00__'))
  const changes = await db
    .select({ orderNum: orderChanges.orderNum, fen: sql<number>`sum(${orderChanges.differenceFen})::int` })
    .from(orderChanges)
    .where(eq(orderChanges.state, 'applied'))
    .groupBy(orderChanges.orderNum)
  const changed = new Map(changes.map(({ orderNum, fen }) => [orderNum, fen]))
  return (await withParts(db, made)).flatMap((order) => {
    const { orderNum, status, payableFen, lines, dues } = order
    const follows = derivedStatus(order, order)
    const cost = lines.reduce((sum, line) => sum + line.payableFen, 0)
    const first = dues.filter(({ purpose }) => purpose !== 'change' && purpose !== 'items')
    // What a change of the order costs more or less comes to what it cost from the beginning.
    const due = sumFen(first) + (changed.get(orderNum) ?? 0)
    return [
      ...(due === payableFen ? [] : [`${orderNum}: dues of ${due}, ${payableFen} to pay`]),
      ...(status === follows ? [] : [`${orderNum} is ${status}, not ${follows}`]),
      ...(cost === payableFen ? [] : [`${orderNum}: lines of ${cost}, ${payableFen} to pay`])
    ]
  })
}
