import type { ProductKind } from '@/domain/kinds'
import { NO_TERMS, type ItemTerms } from '@/domain/addon/item-terms'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { fen, instant } from './columns'
import { branches } from './place'
import type { ReviewSummary } from './review-summary'

export const itemCategories = pgTable('item_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** 部位, 病症 or 人群. */
  dimension: text('dimension').notNull(),
  sort: integer('sort').notNull()
})

export const checkItems = pgTable(
  'check_items',
  {
    itemCode: text('item_code').primaryKey(),
    itemId: integer('item_id').notNull().unique(),
    name: text('name').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => itemCategories.id),
    intro: text('intro').notNull().default(''),
    salePriceFen: fen('sale_price_fen').notNull(),
    marketPriceFen: fen('market_price_fen').notNull(),
    /** null both, 1 male only, 0 female only. */
    sexLimit: integer('sex_limit'),
    fasting: boolean('fasting').notNull().default(false),
    durationMin: integer('duration_min').notNull().default(0),
    hot: boolean('hot').notNull().default(false),
    sellCount: integer('sell_count').notNull().default(0),
    department: text('department').notNull().default(''),
    minAge: integer('min_age'),
    specialTip: text('special_tip').notNull().default(''),
    radiation: boolean('radiation').notNull().default(false),
    terms: jsonb('terms').$type<ItemTerms>().notNull().default(NO_TERMS)
  },
  (t) => [index('check_items_category').on(t.categoryId)]
)

/** What an extra of a product kind may hold besides the common columns (doses, doctors, blocks…). */
export type ProductExtra = Readonly<Record<string, unknown>>

/** One step of how it goes; some have a picture, some are told how long they take. */
export interface ProcessStep {
  title: string
  text: string
  picture?: string
  minutes?: number
}

/** What a buyer measures to choose among its specifications: 臂围 from 22 to 42 cm. */
export interface Measure {
  name: string
  unit: string
  min: number
  max: number
}

/** A line of the parameters of goods. */
export interface ProductParam {
  name: string
  value: string
}

/** Everything that can be sold. `kind` is the word in the routes, `category` its number (§9). */
export const products = pgTable(
  'products',
  {
    productCode: text('product_code').primaryKey(),
    comboId: text('combo_id'),
    name: text('name').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    category: integer('category').notNull(),
    productType: integer('product_type').notNull(),
    orderType: integer('order_type').notNull(),
    salePriceFen: fen('sale_price_fen').notNull(),
    marketPriceFen: fen('market_price_fen').notNull(),
    sexLimit: integer('sex_limit'),
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    intro: text('intro').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** Words besides the name by which a search finds it. */
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    /** Off the shelf is sold to nobody ('0' on the wire). */
    onShelf: boolean('on_shelf').notNull().default(true),
    showShopButton: boolean('show_shop_button').notNull().default(true),
    thumbnail: text('thumbnail').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull(),
    fasting: boolean('fasting').notNull().default(false),
    estimatedMinutes: integer('estimated_minutes').notNull().default(0),
    reportWorkdays: integer('report_workdays').notNull().default(0),
    sellCount: integer('sell_count').notNull().default(0),
    persons: integer('persons').notNull().default(1),
    supermarketCode: text('supermarket_code'),
    skipItemSelection: boolean('skip_item_selection').notNull().default(false),
    paperReport: boolean('paper_report').notNull().default(true),
    /** The order waits for the clinic's word after it is paid. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    reviews: jsonb('reviews').$type<ReviewSummary>(),
    /** Plain-language reason per category: why it is checked. */
    reasons: jsonb('reasons').$type<Record<string, string>>().notNull(),
    notice: jsonb('notice').$type<string[]>().notNull(),
    /** Whom it suits, one sentence each. */
    suitFor: jsonb('suit_for').$type<string[]>().notNull(),
    process: jsonb('process').$type<ProcessStep[]>().notNull(),
    /** Channels of home and shelves of the shop that it is picked for; the shelf of its kind has it anyway (`domain/kinds/shelves`). */
    channels: jsonb('channels').$type<string[]>().notNull(),
    /** Most pieces of it in one order; null is without limit. */
    orderLimit: integer('order_limit'),
    /** Once an order, where something is sent. */
    freightFen: fen('freight_fen').notNull().default(0),
    params: jsonb('params').$type<ProductParam[]>().notNull().default([]),
    /** What its specifications are told apart by; each has its part in `range`. */
    measure: jsonb('measure').$type<Measure>(),
    /** How goods are used, step by step. */
    guide: jsonb('guide').$type<ProcessStep[]>().notNull().default([]),
    extra: jsonb('extra').$type<ProductExtra>().notNull(),
    createdAt: instant('created_at').notNull()
  },
  (t) => [
    uniqueIndex('products_combo').on(t.comboId),
    index('products_kind').on(t.kind, t.onShelf),
    index('products_sold').on(t.onShelf, t.sellCount)
  ]
)

export const productItems = pgTable(
  'product_items',
  {
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    itemCode: text('item_code')
      .notNull()
      .references(() => checkItems.itemCode),
    /** For two-person products: 1 the man's, 0 the woman's, null both. */
    sex: integer('sex'),
    sort: integer('sort').notNull()
  },
  (t) => [primaryKey({ columns: [t.productCode, t.itemCode] }), index('product_items_item').on(t.itemCode)]
)

export const productBranches = pgTable(
  'product_branches',
  {
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    orgCode: text('org_code')
      .notNull()
      .references(() => branches.orgCode)
  },
  (t) => [primaryKey({ columns: [t.productCode, t.orgCode] }), index('product_branches_org').on(t.orgCode)]
)

/** What can be chosen of a product. `taken` is what orders have of the stock, and moves only by `counted`. */
export const productSkus = pgTable(
  'product_skus',
  {
    skuId: text('sku_id').primaryKey(),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    spec: text('spec').notNull(),
    /** What helps to choose it. */
    note: text('note').notNull().default(''),
    /** From and to of the product's measure that it fits. */
    range: jsonb('range').$type<[number, number]>(),
    priceFen: fen('price_fen').notNull(),
    stock: integer('stock').notNull(),
    taken: integer('taken').notNull().default(0),
    /** What can still be taken; never written. */
    remaining: integer('remaining')
      .notNull()
      .generatedAlwaysAs(sql`greatest(0, stock - taken)`),
    /** One that is not sold any more keeps its orders. */
    open: boolean('open').notNull().default(true),
    sort: integer('sort').notNull().default(0)
  },
  (t) => [index('product_skus_product').on(t.productCode), check('product_skus_taken', sql`${t.taken} >= 0`)]
)

/** Gifts that come with a product, from an amount on. */
export const gifts = pgTable(
  'gifts',
  {
    id: integer('id').primaryKey(),
    forProductCode: text('for_product_code')
      .notNull()
      .references(() => products.productCode),
    giftProductCode: text('gift_product_code').notNull(),
    name: text('name').notNull(),
    image: text('image').notNull().default(''),
    priceFen: fen('price_fen').notNull(),
    quantity: integer('quantity').notNull().default(1),
    minAmountFen: fen('min_amount_fen').notNull().default(0)
  },
  (t) => [index('gifts_product').on(t.forProductCode)]
)

export const breakfasts = pgTable('breakfasts', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  allergens: jsonb('allergens').$type<string[]>().notNull(),
  lowSugar: boolean('low_sugar').notNull().default(false)
})
