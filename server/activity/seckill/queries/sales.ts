import { and, asc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { addDays, dateOf, instantAt } from '@/domain/date'
import { PAY_STATUS } from '@/domain/order/codes'
import type { AnyOffer } from '../../../catalogue/offers'
import { cardsOf, type ProductCard } from '../../../catalogue/queries/product-cards'
import type { Db } from '../../../db/client'
import { flashReminders, flashSales, orders, products } from '../../../db/schema'
import { activityMissing } from '../../refusals'

export type SaleRow = typeof flashSales.$inferSelect

/** Refuses with 404. */
export async function saleOf(db: Db, activityId: string): Promise<SaleRow> {
  const [sale] = await db.select().from(flashSales).where(eq(flashSales.activityId, activityId))
  if (!sale) throw activityMissing()
  return sale
}

/** Orders of a user by rows of an offer that count against its limit. */
export async function boughtBy(
  db: Db,
  userId: string | null,
  offer: AnyOffer,
  ids: readonly string[]
): Promise<Map<string, number>> {
  if (userId === null || ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.offerId, n: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.offer, offer),
        inArray(orders.offerId, [...ids]),
        notInArray(orders.payStatus, [PAY_STATUS.closed, PAY_STATUS.refunded])
      )
    )
    .groupBy(orders.offerId)
  return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
}

/** Products as cards, by code; what is off the shelf is left out. */
export async function cardsByCode(
  db: Db,
  codes: readonly string[],
  now: Date,
  userId: string | null
): Promise<Map<string, ProductCard>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.productCode, [...codes]), eq(products.onShelf, true)))
  const cards = await cardsOf(db, rows, now, userId)
  return new Map(cards.map((card) => [card.product.productCode, card]))
}

export interface ShownSale {
  readonly sale: SaleRow
  readonly card: ProductCard
  readonly bought: number
  readonly reminded: boolean
}

/** Sales of today and tomorrow, by their beginning. */
export async function seckillSales(db: Db, userId: string | null, now: Date): Promise<ShownSale[]> {
  const today = dateOf(now.getTime())
  const sales = await db
    .select()
    .from(flashSales)
    .where(
      and(
        gt(flashSales.endAt, new Date(instantAt(today))),
        lt(flashSales.startAt, new Date(instantAt(addDays(today, 2))))
      )
    )
    .orderBy(asc(flashSales.startAt), asc(flashSales.endAt), asc(flashSales.activityId))
  const ids = sales.map(({ activityId }) => activityId)
  const cards = await cardsByCode(
    db,
    sales.map(({ productCode }) => productCode),
    now,
    userId
  )
  const bought = await boughtBy(db, userId, 'flash', ids)
  const asked =
    userId === null ? [] : await db.select().from(flashReminders).where(eq(flashReminders.userId, userId))
  return sales.flatMap((sale) => {
    const card = cards.get(sale.productCode)
    if (!card) return []
    return [
      {
        ...{ sale, card, bought: bought.get(sale.activityId) ?? 0 },
        reminded: asked.some(({ activityId }) => activityId === sale.activityId)
      }
    ]
  })
}
