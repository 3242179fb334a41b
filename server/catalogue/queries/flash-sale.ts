import { and, eq, lt, notInArray, type SQL } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { FlashSale } from '@/domain/quote/base-price'
import type { Db } from '../../db/client'
import { flashSales, orders } from '../../db/schema'

/** The flash sale of a product whose window is open. */
export type FlashFacts = Omit<typeof flashSales.$inferSelect, 'productCode' | 'stock' | 'taken'>

/** Order states that do not count against a flash sale's limit. */
export const ENDED_STATES = [PAY_STATUS.closed, PAY_STATUS.refunded]

/** The user has fewer orders by the flash sale than one may have; a guest (null) has none. */
export const belowSaleLimit = (db: Db, userId: SQL): SQL =>
  lt(
    db.$count(
      orders,
      and(
        eq(orders.userId, userId),
        eq(orders.flashActivityId, flashSales.activityId),
        notInArray(orders.payStatus, ENDED_STATES)
      )
    ),
    flashSales.perUser
  )

/** The row as the domain's price rule takes it. */
export const toFlashSale = (
  row: Pick<FlashFacts, 'priceFen' | 'startAt' | 'endAt' | 'remaining'> | null
): FlashSale | null =>
  row && {
    priceFen: row.priceFen,
    startAt: row.startAt.getTime(),
    endAt: row.endAt.getTime(),
    stock: row.remaining
  }
