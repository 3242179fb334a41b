import { sql } from 'drizzle-orm'
import {
  bigserial,
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
import { users } from './account'
import { fen, instant } from './columns'
import { products } from './catalogue'

/** A kind of coupon. Type 1 takes a fixed amount off, others multiply on a 10 scale (§3). */
export const coupons = pgTable(
  'coupons',
  {
    couponCode: text('coupon_code').primaryKey(),
    name: text('name').notNull(),
    couponType: integer('coupon_type').notNull(),
    /** 0 and 2 stack in that order, 1 stands alone. */
    batchType: integer('batch_type').notNull(),
    discountedFen: fen('discounted_fen'),
    /** 85 is 8.5 of 10. */
    discountPercent: integer('discount_percent'),
    maxDiscountFen: fen('max_discount_fen'),
    minAmountFen: fen('min_amount_fen').notNull().default(0),
    /** Product kinds it serves. */
    kinds: jsonb('kinds').$type<string[]>().notNull(),
    /** null: every channel. */
    channels: jsonb('channels').$type<number[]>(),
    /** null: every branch. */
    hospitalIds: jsonb('hospital_ids').$type<string[]>(),
    /** null: every city. */
    cityCodes: jsonb('city_codes').$type<string[]>(),
    perUser: integer('per_user').notNull().default(1),
    /** Days a coupon lives from the moment it is granted. */
    validDays: integer('valid_days').notNull().default(30),
    /** May be taken by anybody (coupon.claim). */
    claimable: boolean('claimable').notNull().default(false),
    /** Channels on which it may be taken; null: every channel. */
    claimChannels: jsonb('claim_channels').$type<number[]>(),
    /** From this instant, and before that one. */
    claimFrom: instant('claim_from'),
    claimUntil: instant('claim_until'),
    /** Pieces that may be taken in all; null: without limit. */
    claimStock: integer('claim_stock'),
    /** Pieces that were taken by coupon.claim; changes under the row's lock. An operator may make the batch smaller than it. */
    claimTaken: integer('claim_taken').notNull().default(0)
  },
  (t) => [
    check('coupons_claim_stock', sql`${t.claimStock} >= 0`),
    check('coupons_claim_taken', sql`${t.claimTaken} >= 0`),
    check('coupons_claim_window', sql`${t.claimFrom} < ${t.claimUntil}`)
  ]
)

/** Codes that are traded for a coupon. `remaining` moves only by a conditional update. */
export const redeemCodes = pgTable(
  'redeem_codes',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupons.couponCode),
    remaining: integer('remaining').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [check('redeem_codes_remaining', sql`${t.remaining} >= 0`)]
)

/** A coupon in a user's hands. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupons.couponCode),
    /** unused, locked (by an unpaid order) or used; expiry follows from the time. */
    status: text('status').notNull(),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When it came back with too little time left and was given more: once. */
    extendedAt: instant('extended_at')
  },
  (t) => [index('user_coupons_user').on(t.userId, t.status)]
)

/** Flash sales: a price and a stock within a window. */
export const flashSales = pgTable(
  'flash_sales',
  {
    activityId: text('activity_id').primaryKey(),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    priceFen: fen('price_fen').notNull(),
    stock: integer('stock').notNull(),
    /** What orders have of it. */
    taken: integer('taken').notNull().default(0),
    /** What can still be taken; never written. */
    remaining: integer('remaining')
      .notNull()
      .generatedAlwaysAs(sql`stock - taken`),
    perUser: integer('per_user').notNull().default(1),
    /** Its price is that of who comes by the queue alone (`flash_queue`). */
    queued: boolean('queued').notNull().default(false),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull()
  },
  (t) => [
    index('flash_sales_window').on(t.endAt, t.startAt),
    index('flash_sales_product').on(t.productCode),
    check('flash_sales_taken', sql`${t.taken} >= 0 and ${t.taken} <= ${t.stock}`)
  ]
)

/** Who waits for a flash sale with a queue, and for whom a piece of it is kept. */
export const flashQueue = pgTable(
  'flash_queue',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => flashSales.activityId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The order in which they are served. */
    ticket: bigserial('ticket', { mode: 'number' }).notNull(),
    /** Keyed hashes of device and document: one place each. */
    device: text('device'),
    person: text('person'),
    /** Until when a piece is kept; null: waits. */
    readyUntil: instant('ready_until'),
    enteredAt: instant('entered_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId] }),
    uniqueIndex('flash_queue_ticket').on(t.activityId, t.ticket),
    uniqueIndex('flash_queue_device').on(t.activityId, t.device),
    uniqueIndex('flash_queue_person').on(t.activityId, t.person),
    index('flash_queue_user').on(t.userId)
  ]
)

/** Who wants to be told that a sale begins; gone once they were. */
export const flashReminders = pgTable(
  'flash_reminders',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => flashSales.activityId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    askedAt: instant('asked_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.activityId, t.userId] }), index('flash_reminders_user').on(t.userId)]
)
