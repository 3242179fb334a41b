import type { SlotFamily } from '@/domain/kinds/types'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { branches } from './place'
import { instant } from './columns'

/**
 * Seats of one branch, day and time span. `remaining` moves only by a conditional update
 * (`set remaining = remaining - n where remaining >= n and open`), the check is the last wall.
 */
export const slots = pgTable(
  'slots',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orgCode: text('org_code')
      .notNull()
      .references(() => branches.orgCode),
    date: date('date', { mode: 'string' }).notNull(),
    /** The stock family: checkup (with sugarshaker and waston), dentistry, vaccine, inspect. */
    kind: text('kind').$type<SlotFamily>().notNull(),
    /** The id on the wire (101, 102…; 9999 where there are no spans). */
    slotId: integer('slot_id').notNull(),
    timespan: text('timespan').notNull(),
    /** 1 morning, 2 afternoon. */
    ampm: integer('ampm').notNull(),
    capacity: integer('capacity').notNull(),
    remaining: integer('remaining').notNull(),
    /** A stopped span keeps its bookings and takes no new ones (27003). */
    open: boolean('open').notNull().default(true)
  },
  (t) => [
    uniqueIndex('slots_place').on(t.orgCode, t.kind, t.date, t.slotId),
    index('slots_day').on(t.kind, t.date),
    check('slots_remaining', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`)
  ]
)

/** A seat kept for a few minutes for a user or, before login, for a device. */
export const holds = pgTable(
  'holds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    deviceToken: text('device_token'),
    slotRowId: integer('slot_row_id').notNull(),
    productCode: text('product_code').notNull(),
    persons: integer('persons').notNull().default(1),
    /** held, booked (an order took it over), released or expired. */
    state: text('state').notNull(),
    orderNum: text('order_num'),
    /** How often it was extended. */
    extensions: integer('extensions').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [
    index('holds_user').on(t.userId, t.state),
    index('holds_device').on(t.deviceToken, t.state),
    index('holds_due').on(t.state, t.expiresAt),
    index('holds_order').on(t.orderNum),
    index('holds_slot').on(t.slotRowId, t.state),
    check('holds_owner', sql`${t.userId} is not null or ${t.deviceToken} is not null`)
  ]
)

export const waitlist = pgTable(
  'waitlist',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    orgCodes: jsonb('org_codes').$type<string[]>().notNull(),
    productCode: text('product_code').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    ampm: integer('ampm'),
    contactsId: text('contacts_id'),
    /** waiting, offered, taken, lapsed or left. */
    state: text('state').notNull(),
    offeredHoldId: text('offered_hold_id'),
    createdAt: instant('created_at').notNull()
  },
  (t) => [index('waitlist_user').on(t.userId), index('waitlist_state').on(t.state, t.createdAt)]
)
