import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { orderPeople, orders, orderVisits } from '../../../db/schema'
import type { WholeOrder } from '../../order/whole-order'
import { PAID, WAITING } from '../../order/pay-states'

/**
 * Whether another order has come in the place of one that ended: one that says the same and waits for its payment, or one of the same
 * product for the same person on a day of any of its visits that lives.
 */
export async function hasLiveTwin(db: Db, order: WholeOrder): Promise<boolean> {
  const { orderNum, userId, productCode, sameKey, people, visits } = order
  const others = and(eq(orders.userId, userId), ne(orders.orderNum, orderNum), isNull(orders.deletedAt))
  const personHash = people.find(({ role }) => role === 'examinee')?.personHash ?? null
  const dates = visits.flatMap(({ date }) => date ?? [])
  const onItsDays =
    personHash === null || dates.length === 0
      ? undefined
      : and(
          inArray(orders.payStatus, [...WAITING, ...PAID]),
          eq(orders.productCode, productCode),
          inArray(
            orders.orderNum,
            db
              .select({ orderNum: orderPeople.orderNum })
              .from(orderPeople)
              .innerJoin(orderVisits, eq(orderVisits.orderNum, orderPeople.orderNum))
              .where(
                and(
                  eq(orderPeople.personHash, personHash),
                  eq(orderPeople.role, 'examinee'),
                  inArray(orderVisits.date, dates)
                )
              )
          )
        )
  const sameWaiting =
    sameKey === null ? undefined : and(eq(orders.sameKey, sameKey), inArray(orders.payStatus, [...WAITING]))
  if (onItsDays === undefined && sameWaiting === undefined) return false
  const found = await db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(others, or(onItsDays, sameWaiting)))
    .limit(1)
  return found.length > 0
}
