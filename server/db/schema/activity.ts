import type { PrizeKind } from '@/domain/activity/sorts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { sealedIn } from '../sealed-column'
import { users } from './account'
import { products } from './catalogue'
import { fen, instant } from './columns'

const ofSeeds = sealedIn('draw_seeds')

/** What runs when, and by which terms; what the terms of a sort are `server/activity/terms.ts` says, which reads them. */
export const activities = pgTable(
  'activities',
  {
    activityId: text('activity_id').primaryKey(),
    sort: text('sort').notNull(),
    name: text('name').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** An operator took it down: it is not shown any more. */
    closed: boolean('closed').notNull().default(false),
    terms: jsonb('terms').$type<Readonly<Record<string, unknown>>>().notNull()
  },
  (t) => [index('activities_sort').on(t.sort, t.endAt)]
)

/** What can be drawn from the next day on; what today's draws are made of stands in `draw_tables`. */
export const drawPrizes = pgTable(
  'draw_prizes',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    prizeId: text('prize_id').notNull(),
    /** Their order, in which they lie side by side. */
    no: integer('no').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    weight: integer('weight').notNull(),
    /** Pieces in all; null without limit. */
    stock: integer('stock'),
    couponCode: text('coupon_code'),
    /** Of goods: which, and days in which they can be ordered. */
    productCode: text('product_code').references(() => products.productCode),
    days: integer('days'),
    fen: fen('fen')
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.prizeId] }),
    check('draw_prizes_weight', sql`${t.weight} > 0`),
    check('draw_prizes_stock', sql`${t.stock} >= 0`)
  ]
)

/** The seed of a day: its hash is told from before the day's first draw on, itself once the day is over. */
export const drawSeeds = pgTable('draw_seeds', {
  /** 'YYYY-MM-DD', Asia/Shanghai. */
  day: text('day').primaryKey(),
  /** Hex. */
  seed: ofSeeds.text('seed').notNull(),
  /** SHA-256 of it, hex. */
  commitment: text('commitment').notNull(),
  madeAt: instant('made_at').notNull()
})

/** What the draws of a day are made of. Nothing in it changes after the day's first draw but `taken`. */
export const drawTables = pgTable(
  'draw_tables',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    day: date('day', { mode: 'string' }).notNull(),
    prizeId: text('prize_id').notNull(),
    no: integer('no').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    weight: integer('weight').notNull(),
    /** Pieces when the day began; null without limit. */
    room: integer('room'),
    taken: integer('taken').notNull().default(0),
    couponCode: text('coupon_code'),
    productCode: text('product_code'),
    days: integer('days'),
    fen: fen('fen')
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.day, t.prizeId] }),
    check('draw_tables_taken', sql`${t.taken} >= 0 and (${t.room} is null or ${t.taken} <= ${t.room})`)
  ]
)

/** nothing: there is nothing to credit. crediting: the outbox is at it. */
type PrizeState = 'nothing' | 'crediting' | 'credited'

/** Draws in the order in which they were made. */
export const draws = pgTable(
  'draws',
  {
    no: bigserial('no', { mode: 'number' }).primaryKey(),
    drawId: text('draw_id').notNull().unique(),
    activityId: text('activity_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** null: the account was erased; the draw stays, so that the day can be drawn again. */
    userId: text('user_id').references(() => users.id),
    /** By which the published file names the account. */
    account: text('account').notNull(),
    /** Of all that the account has used in the activity, from 1 on. */
    chanceNo: integer('chance_no').notNull(),
    prizeId: text('prize_id').notNull(),
    givenId: text('given_id').notNull(),
    state: text('state').$type<PrizeState>().notNull(),
    /** What is credited beside the prize that was given, such as the coupon of a cell. */
    couponCode: text('coupon_code'),
    /** Of a board: where the token stood before and stands after it, and rounds so far. */
    walked: jsonb('walked').$type<{ from: number; to: number; laps: number }>(),
    /** Row of the wallet or number of the gift card, and until when; null before it is credited. */
    reference: text('reference'),
    expiresAt: instant('expires_at'),
    at: instant('at').notNull()
  },
  (t) => [
    foreignKey({
      name: 'draws_given',
      columns: [t.activityId, t.day, t.givenId],
      foreignColumns: [drawTables.activityId, drawTables.day, drawTables.prizeId]
    }),
    // A chance is used once, by however many servers.
    uniqueIndex('draws_chance').on(t.activityId, t.account, t.chanceNo),
    index('draws_day').on(t.activityId, t.day, t.no),
    index('draws_user').on(t.userId, t.no),
    index('draws_crediting')
      .on(t.at)
      .where(sql`state = 'crediting'`),
    check('draws_state', sql`${t.state} in ('nothing', 'crediting', 'credited')`)
  ]
)

/** What was answered to the question of a cell, once. */
export const drawAnswers = pgTable('draw_answers', {
  drawNo: bigint('draw_no', { mode: 'number' })
    .primaryKey()
    .references(() => draws.no),
  choice: integer('choice').notNull(),
  right: boolean('right').notNull(),
  at: instant('at').notNull()
})

/** How often a person has had something of an activity, by what they are known by: account, device, document. */
export const activityUses = pgTable(
  'activity_uses',
  {
    activityId: text('activity_id').notNull(),
    /** 'YYYY-MM-DD'; '' of an activity as a whole. */
    day: text('day').notNull(),
    /** `device:` or `id:` and a keyed hash. */
    who: text('who').notNull(),
    count: integer('count').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.day, t.who] }),
    index('activity_uses_at').on(t.at),
    check('activity_uses_count', sql`${t.count} > 0`)
  ]
)

/** Products that groups of people have cheaper together. */
export const groupSales = pgTable(
  'group_sales',
  {
    activityId: text('activity_id').primaryKey(),
    name: text('name').notNull(),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    priceFen: fen('price_fen').notNull(),
    /** People of a group, and hours that it has to be full. */
    size: integer('size').notNull(),
    hours: integer('hours').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    closed: boolean('closed').notNull().default(false)
  },
  (t) => [
    index('group_sales_product').on(t.productCode),
    check('group_sales_size', sql`${t.size} > 1 and ${t.hours} > 0`)
  ]
)

type GroupState = 'open' | 'full' | 'failed'

/** A group of people who buy together. `taken` is what orders have of its seats, paid or not. */
export const groups = pgTable(
  'groups',
  {
    groupId: text('group_id').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => groupSales.activityId),
    /** Who began it; null: the account was erased. */
    leaderId: text('leader_id').references(() => users.id),
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    state: text('state').$type<GroupState>().notNull().default('open'),
    startAt: instant('start_at').notNull(),
    endsAt: instant('ends_at').notNull()
  },
  (t) => [
    index('groups_activity').on(t.activityId, t.state),
    index('groups_open')
      .on(t.endsAt)
      .where(sql`state = 'open'`),
    check('groups_taken', sql`${t.taken} >= 0 and ${t.taken} <= ${t.size}`),
    check('groups_state', sql`${t.state} in ('open', 'full', 'failed')`)
  ]
)

/** Who has a seat in a group, and until when it is kept without an order. */
export const groupSeats = pgTable(
  'group_seats',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.groupId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Keyed hashes of device and document: one seat a group each. */
    device: text('device'),
    person: text('person'),
    until: instant('until').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_seats_user').on(t.userId),
    uniqueIndex('group_seats_device').on(t.groupId, t.device),
    uniqueIndex('group_seats_person').on(t.groupId, t.person)
  ]
)

/** What was had of an award: each coupon of it once an account. */
export const awardTakes = pgTable(
  'award_takes',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    couponCode: text('coupon_code').notNull(),
    /** `user_coupons.id` */
    userCouponId: text('user_coupon_id').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId, t.couponCode] }),
    index('award_takes_user').on(t.userId)
  ]
)

/** Friends who made an account by an invitation, once each, and what their inviter got for them. */
export const inviteFriends = pgTable(
  'invite_friends',
  {
    friendId: text('friend_id')
      .primaryKey()
      .references(() => users.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    /** Their device or document is the inviter's own: neither gets anything. */
    sameAsInviter: boolean('same_as_inviter').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** When the inviter got the reward; null: not yet. */
    rewardedAt: instant('rewarded_at')
  },
  (t) => [index('invite_friends_inviter').on(t.inviterId)]
)

/** Prices of which the shop pays a part: the pieces of a product in a month. */
export const subsidies = pgTable(
  'subsidies',
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
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull()
  },
  (t) => [
    index('subsidies_product').on(t.productCode),
    check('subsidies_taken', sql`${t.taken} >= 0 and ${t.taken} <= ${t.stock}`)
  ]
)
