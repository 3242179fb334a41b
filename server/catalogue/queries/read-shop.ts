import { asc, getTableColumns, gt, inArray, type Column } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { snapshot, type Tx } from '../../db/transact'
import * as schema from '../../db/schema'
import { COMMON_PART, PART, WHOLE_PART } from './shop-parts'

export type ProductRow = typeof schema.products.$inferSelect
export type BranchRow = typeof schema.branches.$inferSelect
export type CheckItemRow = typeof schema.checkItems.$inferSelect
type RuleRow = typeof schema.itemRules.$inferSelect
export type AddonPackageRow = typeof schema.addonPackages.$inferSelect
type AddonLinkRow = typeof schema.addonPackageItems.$inferSelect
export type ExchangeRow = typeof schema.exchangeOffers.$inferSelect
export type GiftRow = typeof schema.gifts.$inferSelect
export type SkuRow = Omit<typeof schema.productSkus.$inferSelect, 'stock' | 'taken' | 'remaining'>
export type BreakfastRow = typeof schema.breakfasts.$inferSelect

type ByCode<Value> = ReadonlyMap<string, Value>

/** A snapshot of what the shop sells, for everybody alike: no stock, no sale, nothing of a user. Read-only. */
export interface Shop extends Products, Common {
  /** It has every change up to this version. */
  readonly version: number
  readonly branches: ByCode<BranchRow>
  readonly items: ByCode<CheckItemRow>
}

interface Products {
  readonly products: ByCode<ProductRow>
  /** Codes of the branches that take a product. */
  readonly takers: ByCode<readonly string[]>
  /** Codes of what a base package checks, in its order. */
  readonly baseItems: ByCode<readonly string[]>
  /** Gifts of a product. */
  readonly gifts: ByCode<readonly GiftRow[]>
  /** What can be chosen of a product, without its stock. */
  readonly skus: ByCode<readonly SkuRow[]>
}

interface Common {
  readonly cityNames: ByCode<string>
  readonly rules: readonly RuleRow[]
  readonly addonPackages: readonly AddonPackageRow[]
  readonly addonLinks: ReadonlyMap<number, readonly AddonLinkRow[]>
  readonly exchanges: readonly ExchangeRow[]
  readonly breakfasts: readonly BreakfastRow[]
}

/** With more changed parts than this the whole shop is read. */
const MANY_PARTS = 1000

/**
 * The shop as it is now, from one snapshot of the database. Of what has changed since `old` only the changed parts are read;
 * rows and lists that did not change stay the same objects.
 */
export function readShop(db: Db, old: Shop | null): Promise<Shop> {
  return snapshot(db, async (tx) => {
    const [stamp] = await tx.select().from(schema.shopStamp)
    if (!stamp) throw new Error('the database has no shop stamp')
    const parts = old ? await changedParts(tx, old.version) : []
    const whole = !old || parts.includes(WHOLE_PART) || parts.length > MANY_PARTS
    return whole ? readAll(tx, stamp.version) : renew(tx, old, parts, stamp.version)
  })
}

async function changedParts(tx: Tx, since: number): Promise<string[]> {
  const { shopChanges } = schema
  const rows = await tx
    .select({ part: shopChanges.part })
    .from(shopChanges)
    .where(gt(shopChanges.version, since))
    .limit(MANY_PARTS + 1)
  return rows.map(({ part }) => part)
}

const readAll = async (tx: Tx, version: number): Promise<Shop> => ({
  version,
  ...(await readProducts(tx)),
  branches: await readBranches(tx),
  items: await readItems(tx),
  ...(await readCommon(tx))
})

async function renew(tx: Tx, old: Shop, parts: readonly string[], version: number): Promise<Shop> {
  const codesOf = (prefix: string) =>
    parts.flatMap((part) => (part.startsWith(prefix) ? [part.slice(prefix.length)] : []))
  const [products, branches, items] = [codesOf(PART.product), codesOf(PART.branch), codesOf(PART.item)]
  const { branches: oldBranches, items: oldItems } = old
  return {
    ...old,
    version,
    ...(products.length > 0 ? await renewProducts(tx, old, products) : {}),
    branches:
      branches.length > 0 ? replaced(oldBranches, branches, await readBranches(tx, branches)) : oldBranches,
    items: items.length > 0 ? replaced(oldItems, items, await readItems(tx, items)) : oldItems,
    ...(parts.includes(COMMON_PART) ? await readCommon(tx) : {})
  }
}

async function renewProducts(tx: Tx, old: Products, codes: readonly string[]): Promise<Products> {
  const now = await readProducts(tx, codes)
  return {
    products: replaced(old.products, codes, now.products),
    takers: replaced(old.takers, codes, now.takers),
    baseItems: replaced(old.baseItems, codes, now.baseItems),
    gifts: replaced(old.gifts, codes, now.gifts),
    skus: replaced(old.skus, codes, now.skus)
  }
}

/** `old` with what is there of `codes` now. */
function replaced<Value>(old: ByCode<Value>, codes: readonly string[], now: ByCode<Value>): ByCode<Value> {
  const gone = new Set(codes)
  return inOrder([...[...old].filter(([code]) => !gone.has(code)), ...now])
}

/** What is equal in a list (price, sales) stands by its code: alike on every server, and before and after a change. */
const inOrder = <Value>(values: readonly (readonly [string, Value])[]): Map<string, Value> =>
  new Map(values.toSorted(([a], [b]) => (a < b ? -1 : 1)))

const among = (column: Column, codes: readonly string[] | undefined) => codes && inArray(column, [...codes])

async function readProducts(tx: Tx, codes?: readonly string[]): Promise<Products> {
  const { products, productBranches, productItems, productSkus, gifts } = schema
  const { stock: _stock, taken: _taken, remaining: _remaining, ...skuColumns } = getTableColumns(productSkus)
  const rows = await tx.select().from(products).where(among(products.productCode, codes))
  const takes = await tx
    .select()
    .from(productBranches)
    .where(among(productBranches.productCode, codes))
    .orderBy(asc(productBranches.orgCode))
  const contents = await tx
    .select()
    .from(productItems)
    .where(among(productItems.productCode, codes))
    .orderBy(asc(productItems.sort), asc(productItems.itemCode))
  const given = await tx.select().from(gifts).where(among(gifts.forProductCode, codes)).orderBy(asc(gifts.id))
  const choices = await tx
    .select(skuColumns)
    .from(productSkus)
    .where(among(productSkus.productCode, codes))
    .orderBy(asc(productSkus.sort), asc(productSkus.skuId))
  return {
    products: byKey(rows, ({ productCode }) => productCode),
    takers: grouped(
      takes,
      ({ productCode }) => productCode,
      ({ orgCode }) => orgCode
    ),
    baseItems: grouped(
      contents,
      ({ productCode }) => productCode,
      ({ itemCode }) => itemCode
    ),
    gifts: grouped(
      given,
      ({ forProductCode }) => forProductCode,
      (gift) => gift
    ),
    skus: grouped(
      choices,
      ({ productCode }) => productCode,
      (sku) => sku
    )
  }
}

async function readBranches(tx: Tx, codes?: readonly string[]): Promise<ByCode<BranchRow>> {
  const { branches } = schema
  const rows = await tx.select().from(branches).where(among(branches.orgCode, codes))
  return byKey(rows, ({ orgCode }) => orgCode)
}

async function readItems(tx: Tx, codes?: readonly string[]): Promise<ByCode<CheckItemRow>> {
  const { checkItems } = schema
  const rows = await tx.select().from(checkItems).where(among(checkItems.itemCode, codes))
  return byKey(rows, ({ itemCode }) => itemCode)
}

async function readCommon(tx: Tx): Promise<Common> {
  const { addonPackageItems, addonPackages, breakfasts, cities, exchangeOffers, itemRules } = schema
  const named = await tx.select().from(cities)
  const links = await tx
    .select()
    .from(addonPackageItems)
    .orderBy(asc(addonPackageItems.sort), asc(addonPackageItems.itemCode))
  return {
    cityNames: new Map(named.map(({ cityCode, cityName }) => [cityCode, cityName])),
    rules: await tx.select().from(itemRules).orderBy(asc(itemRules.ruleId)),
    addonPackages: await tx
      .select()
      .from(addonPackages)
      .orderBy(asc(addonPackages.sort), asc(addonPackages.id)),
    addonLinks: grouped(
      links,
      ({ packageId }) => packageId,
      (link) => link
    ),
    exchanges: await tx
      .select()
      .from(exchangeOffers)
      .orderBy(asc(exchangeOffers.sort), asc(exchangeOffers.id)),
    breakfasts: await tx.select().from(breakfasts).orderBy(asc(breakfasts.id))
  }
}

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  inOrder(rows.map((row) => [key(row), row]))

function grouped<Row, Key, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) {
    const group = groups.get(key(row)) ?? []
    groups.set(key(row), group)
    group.push(value(row))
  }
  return groups
}
