import { notLike } from 'drizzle-orm'
import type { Db } from '../db/client'
import { orders } from '../db/schema'
import { derivedStatus } from '../ordering/order/facts'
import { withParts } from '../ordering/queries/order-parts'
import { selectOrders } from '../ordering/queries/own-order'

/** Orders but the seeded ones whose status is not what follows from them, or whose lines are not what they cost. */
export async function wrongOrders(db: Db): Promise<string[]> {
  const made = await selectOrders(db).where(notLike(orders.orderNum, 'CA________00__'))
  return (await withParts(db, made)).flatMap((order) => {
    const { orderNum, status, payableFen, lines } = order
    const follows = derivedStatus(order, order)
    const cost = lines.reduce((sum, line) => sum + line.payableFen, 0)
    return [
      ...(status === follows ? [] : [`${orderNum} is ${status}, not ${follows}`]),
      ...(cost === payableFen ? [] : [`${orderNum}: lines of ${cost}, ${payableFen} to pay`])
    ]
  })
}
