import { notLike } from 'drizzle-orm'
import type { Db } from '../db/client'
import { orders } from '../db/schema'
import { sumFen } from '../money/queries/dues'
import { derivedStatus } from '../ordering/order/facts'
import { withParts } from '../ordering/queries/order-parts'
import { selectOrders } from '../ordering/queries/own-order'

/** Orders but the seeded ones whose status is not what follows from them, or whose lines or dues are not what they cost. */
export async function wrongOrders(db: Db): Promise<string[]> {
  const made = await selectOrders(db).where(notLike(orders.orderNum, 'CA________00__'))
  return (await withParts(db, made)).flatMap((order) => {
    const { orderNum, status, payableFen, lines, dues } = order
    const follows = derivedStatus(order, order)
    const cost = lines.reduce((sum, line) => sum + line.payableFen, 0)
    const first = dues.filter(({ purpose }) => purpose !== 'change' && purpose !== 'items')
    const due = sumFen(first)
    return [
      ...(due === payableFen ? [] : [`${orderNum}: dues of ${due}, ${payableFen} to pay`]),
      ...(status === follows ? [] : [`${orderNum} is ${status}, not ${follows}`]),
      ...(cost === payableFen ? [] : [`${orderNum}: lines of ${cost}, ${payableFen} to pay`])
    ]
  })
}
