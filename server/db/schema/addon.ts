import type { PriceLine } from '@/domain/quote/lines'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { checkItems } from './catalogue'
import { fen, instant } from './columns'

/** Add-on packages (§3). */
export const addonPackages = pgTable('addon_packages', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  detail: text('detail').notNull().default(''),
  salePriceFen: fen('sale_price_fen').notNull(),
  /** Must be taken. */
  mandatory: boolean('mandatory').notNull(),
  /** Paid by the company (withIn 1). */
  withIn: boolean('within').notNull(),
  /** 0 and 3 self-selected, 1 enterprise add-on, 4 personalised, 5 enterprise quota. */
  chargeType: integer('charge_type').notNull(),
  /** 1 priced as a whole, 2 price accumulates. */
  countPriceType: integer('count_price_type').notNull(),
  minNums: integer('min_nums').notNull(),
  maxNums: integer('max_nums').notNull(),
  /** require, notRequire, individ, custom, public or smart. */
  listType: text('list_type').notNull(),
  sexLimit: integer('sex_limit'),
  /** Empty: offered with every checkup. */
  productCodes: jsonb('product_codes').$type<string[]>().notNull(),
  sort: integer('sort').notNull()
})

export const addonPackageItems = pgTable(
  'addon_package_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => addonPackages.id),
    itemCode: text('item_code')
      .notNull()
      .references(() => checkItems.itemCode),
    /** Smart recommendation: proposed when a report shows one of these items out of its range or found. */
    triggerItemCodes: jsonb('trigger_item_codes').$type<string[]>().notNull(),
    sort: integer('sort').notNull()
  },
  (t) => [primaryKey({ columns: [t.packageId, t.itemCode] })]
)

/** Rules between check items: REQUIRE, EXCLUSIVE, CONTAINS, REMARK. */
export const itemRules = pgTable(
  'item_rules',
  {
    ruleId: text('rule_id').primaryKey(),
    type: text('type').notNull(),
    itemCode: text('item_code').notNull(),
    withItemCodes: jsonb('with_item_codes').$type<string[]>().notNull(),
    message: text('message').notNull()
  },
  (t) => [index('item_rules_item').on(t.itemCode)]
)

/** Goods that may be bought along at a lower price once the add-ons reach a threshold. */
export const exchangeOffers = pgTable('exchange_offers', {
  id: integer('id').primaryKey(),
  productCode: text('product_code').notNull(),
  productCategory: integer('product_category').notNull(),
  name: text('name').notNull(),
  image: text('image').notNull().default(''),
  clerk: text('clerk').notNull(),
  priceFen: fen('price_fen').notNull(),
  originalPriceFen: fen('original_price_fen').notNull(),
  thresholdFen: fen('threshold_fen').notNull(),
  sort: integer('sort').notNull().default(0)
})

/** What a quote fixed, so that completion can tell what changed since (27004). */
export const quotes = pgTable(
  'quotes',
  {
    priceVersion: text('price_version').primaryKey(),
    productCode: text('product_code').notNull(),
    orgCode: text('org_code').notNull(),
    owner: text('owner').notNull(),
    payableFen: fen('payable_fen').notNull(),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    createdAt: instant('created_at').notNull()
  },
  (t) => [index('quotes_created').on(t.createdAt)]
)
