import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../db/client'
import { orders } from '../db/schema'
import type { OrderRow } from '../orders/facts'

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
    eq(orders.appointmentDate, date),
    eq(orders.personHash, personHash),
    isNull(orders.deletedAt)
  )

/** An order for the same product, person and day that still waits for its payment (27008), or null. */
export async function sameUnpaidOrder(db: Db, key: SameOrderKey, now: Date): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        sameThing(key),
        or(
          and(inArray(orders.payStatus, [PAY_STATUS.unpaid, PAY_STATUS.failed]), gt(orders.payDeadline, now)),
          eq(orders.payStatus, PAY_STATUS.paying)
        )
      )
    )
    .limit(1)
  return order ?? null
}

/** Whether another order for the same product, person and day lives: unpaid, paying or paid. */
export async function hasLiveTwin(db: Db, key: SameOrderKey, orderNum: string): Promise<boolean> {
  const live = [PAY_STATUS.unpaid, PAY_STATUS.paying, PAY_STATUS.paid, PAY_STATUS.failed]
  const found = await db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(sameThing(key), ne(orders.orderNum, orderNum), inArray(orders.payStatus, live)))
    .limit(1)
  return found.length > 0
}
