import { and, asc, eq, sql } from 'drizzle-orm'
import type { ProductKind } from '@/domain/kinds'
import type { Db } from '../../db/client'
import { orders, products } from '../../db/schema'

interface SoldKind {
  readonly kind: ProductKind
  readonly category: number
}

/** Kinds with their categories of which something is on the shelf, or was and was ordered. */
export async function soldKinds(db: Db): Promise<SoldKind[]> {
  const all = await db
    .select({
      kind: products.kind,
      category: products.category,
      onShelf: sql<boolean>`bool_or(${products.onShelf})`
    })
    .from(products)
    .groupBy(products.kind, products.category)
    .orderBy(asc(products.category))
  const sold = await Promise.all(
    all.map(async ({ onShelf, ...one }) => (onShelf || (await wasOrdered(db, one)) ? [one] : []))
  )
  return sold.flat()
}

async function wasOrdered(db: Db, { kind, category }: SoldKind): Promise<boolean> {
  const [one] = await db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.kind, kind), eq(orders.productCategory, category)))
    .limit(1)
  return one !== undefined
}
