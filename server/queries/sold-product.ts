import { and, asc, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../db/client'
import { branches, cities, productBranches, productItems, products } from '../db/schema'
import { badInput, Refusal } from '../http/refusal'
import { BOOKING_TEXTS } from '../booking-texts'

export type ProductRow = typeof products.$inferSelect
export type BranchRow = typeof branches.$inferSelect

/** A product by its code. Refuses with 404 when there is none, with 27005 when it is off the shelf. */
export async function soldProduct(db: Db, productCode: string): Promise<ProductRow> {
  const [product] = await db.select().from(products).where(eq(products.productCode, productCode))
  if (!product) throw new Refusal(ErrorCode.notFound, BOOKING_TEXTS.productMissing)
  if (!product.onShelf) throw new Refusal(ErrorCode.offShelf, BOOKING_TEXTS.offShelf)
  return product
}

/** A branch by its code. Refuses with 404 when there is none. */
export async function branchOf(db: Db, orgCode: string): Promise<BranchRow> {
  const [branch] = await db.select().from(branches).where(eq(branches.orgCode, orgCode))
  if (!branch) throw new Refusal(ErrorCode.notFound, BOOKING_TEXTS.branchMissing)
  return branch
}

/** Whether the branch takes the product. */
export async function takesProduct(db: Db, orgCode: string, productCode: string): Promise<boolean> {
  const found = await db
    .select({ orgCode: productBranches.orgCode })
    .from(productBranches)
    .where(and(eq(productBranches.orgCode, orgCode), eq(productBranches.productCode, productCode)))
  return found.length > 0
}

/** The branches of a city that take the product, by code. */
export async function branchesTaking(db: Db, productCode: string, cityCode: string): Promise<BranchRow[]> {
  const rows = await db
    .select({ branch: branches })
    .from(productBranches)
    .innerJoin(branches, eq(branches.orgCode, productBranches.orgCode))
    .where(and(eq(productBranches.productCode, productCode), eq(branches.cityCode, cityCode)))
    .orderBy(asc(branches.orgCode))
  return rows.map(({ branch }) => branch)
}

/** The name of a city. Refuses with 20001 when the code is unknown. */
export async function cityNameOf(db: Db, cityCode: string): Promise<string> {
  const [city] = await db.select({ name: cities.cityName }).from(cities).where(eq(cities.cityCode, cityCode))
  if (!city) throw badInput(BOOKING_TEXTS.cityUnknown, { field: 'cityCode' })
  return city.name
}

/** Codes of what the base package checks, in its order. */
export async function baseItemCodes(db: Db, productCode: string): Promise<string[]> {
  const rows = await db
    .select({ itemCode: productItems.itemCode })
    .from(productItems)
    .where(eq(productItems.productCode, productCode))
    .orderBy(asc(productItems.sort), asc(productItems.itemCode))
  return rows.map(({ itemCode }) => itemCode)
}
