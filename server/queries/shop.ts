import { asc, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'
import * as schema from '../db/schema'
import { Kept } from '../kept'

export type ProductRow = typeof schema.products.$inferSelect
export type BranchRow = typeof schema.branches.$inferSelect
export type CheckItemRow = typeof schema.checkItems.$inferSelect
export type RuleRow = typeof schema.itemRules.$inferSelect
export type AddonPackageRow = typeof schema.addonPackages.$inferSelect
export type AddonLinkRow = typeof schema.addonPackageItems.$inferSelect
export type ExchangeRow = typeof schema.exchangeOffers.$inferSelect
export type GiftRow = typeof schema.gifts.$inferSelect
export type BreakfastRow = typeof schema.breakfasts.$inferSelect

/** What the shop sells at one moment, for everybody alike: no stock, no sale, nothing of a user. Read-only. */
export interface Shop {
  readonly stamp: string
  readonly products: ReadonlyMap<string, ProductRow>
  readonly branches: ReadonlyMap<string, BranchRow>
  readonly cityNames: ReadonlyMap<string, string>
  /** Branches that take a product, by branch code. */
  readonly takers: ReadonlyMap<string, readonly BranchRow[]>
  /** Codes of what a base package checks, in its order. */
  readonly baseItems: ReadonlyMap<string, readonly string[]>
  readonly items: ReadonlyMap<string, CheckItemRow>
  readonly rules: readonly RuleRow[]
  readonly addonPackages: readonly AddonPackageRow[]
  readonly addonLinks: ReadonlyMap<number, readonly AddonLinkRow[]>
  readonly exchanges: readonly ExchangeRow[]
  readonly gifts: readonly GiftRow[]
  readonly breakfasts: readonly BreakfastRow[]
}

/** Shops by stamp; more than one only where a process serves several databases, or while one is changing. */
const kept = new Kept<Shop>(4)

/**
 * The shop as it is now. It is read once and kept in this process as long as its stamp stands, which triggers renew with
 * every change of its tables: a change counts with the next call, on every server.
 */
export async function shopNow(db: Db): Promise<Shop> {
  return shopAt(db, await stampOf(db))
}

/** The shop under a stamp that was read a moment ago; a newer one when it has changed since. */
export async function shopAt(db: Db, stamp: string): Promise<Shop> {
  const known = kept.get(stamp)
  if (known) return known
  const shop = await readShop(db, stamp)
  // Changed while it was read: good for this call at most, and not to be kept.
  if ((await stampOf(db)) !== stamp) return shopNow(db)
  return kept.set(stamp, shop)
}

async function stampOf(db: Db): Promise<string> {
  const [row] = await rowsOf<{ stamp: string }>(db, sql`select stamp from shop_stamp`)
  if (!row) throw new Error('the database has no shop stamp')
  return row.stamp
}

const byKey = <Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row> =>
  new Map(rows.map((row) => [key(row), row]))

function grouped<Row, Key, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value | undefined
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) {
    const found = value(row)
    if (found === undefined) continue
    const group = groups.get(key(row)) ?? []
    groups.set(key(row), group)
    group.push(found)
  }
  return groups
}

async function readShop(db: Db, stamp: string): Promise<Shop> {
  const { productBranches, productItems, addonPackageItems } = schema
  const branches = byKey(await db.select().from(schema.branches), ({ orgCode }) => orgCode)
  const takes = await db.select().from(productBranches).orderBy(asc(productBranches.orgCode))
  const contents = await db
    .select()
    .from(productItems)
    .orderBy(asc(productItems.sort), asc(productItems.itemCode))
  const links = await db.select().from(addonPackageItems).orderBy(asc(addonPackageItems.sort))
  const cities = await db.select().from(schema.cities)
  return {
    stamp,
    products: byKey(await db.select().from(schema.products), ({ productCode }) => productCode),
    branches,
    cityNames: new Map(cities.map(({ cityCode, cityName }) => [cityCode, cityName])),
    takers: grouped(
      takes,
      ({ productCode }) => productCode,
      ({ orgCode }) => branches.get(orgCode)
    ),
    baseItems: grouped(
      contents,
      ({ productCode }) => productCode,
      ({ itemCode }) => itemCode
    ),
    items: byKey(await db.select().from(schema.checkItems), ({ itemCode }) => itemCode),
    rules: await db.select().from(schema.itemRules).orderBy(asc(schema.itemRules.ruleId)),
    addonPackages: await db.select().from(schema.addonPackages).orderBy(asc(schema.addonPackages.sort)),
    addonLinks: grouped(
      links,
      ({ packageId }) => packageId,
      (link) => link
    ),
    exchanges: await db.select().from(schema.exchangeOffers).orderBy(asc(schema.exchangeOffers.sort)),
    gifts: await db.select().from(schema.gifts).orderBy(asc(schema.gifts.id)),
    breakfasts: await db.select().from(schema.breakfasts).orderBy(asc(schema.breakfasts.id))
  }
}
