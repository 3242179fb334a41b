import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { orderPeople, orders, orderVisits } from '../../db/schema'

export interface SameOrderKey {
  userId: string
  productCode: string
  personHash: string
  date: string
}

const sameThing = ({ userId, productCode, personHash, date }: SameOrderKey) =>
  and(
    eq(orders.userId, userId),
    eq(orders.productCode, productCode),
    eq(orderVisits.date, date),
    eq(orderPeople.personHash, personHash),
    eq(orderPeople.role, 'examinee'),
    isNull(orders.deletedAt)
  )

/** Whether another order for the same product, person and day lives: unpaid, paying or paid. */
export async function hasLiveTwin(db: Db, key: SameOrderKey, orderNum: string): Promise<boolean> {
  const live = [PAY_STATUS.unpaid, PAY_STATUS.paying, PAY_STATUS.paid, PAY_STATUS.failed]
  const found = await db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .innerJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
    .innerJoin(orderPeople, eq(orderPeople.orderNum, orders.orderNum))
    .where(and(sameThing(key), ne(orders.orderNum, orderNum), inArray(orders.payStatus, live)))
    .limit(1)
  return found.length > 0
}
