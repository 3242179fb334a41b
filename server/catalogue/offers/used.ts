import { and, eq, notInArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { orders } from '../../db/schema'

/** Orders of a user by an offer that count against its limit: those that were closed or went back do not. */
export const ordersBy = (
  db: Db,
  { userId, kind, id }: { readonly userId: SQL; readonly kind: SQL | string; readonly id: SQLWrapper }
): SQL<number> =>
  db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.offer, kind),
      eq(orders.offerId, id),
      notInArray(orders.payStatus, [PAY_STATUS.closed, PAY_STATUS.refunded])
    )
  )
