import type { SlotFamily } from '@/domain/kinds'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { branches } from './place'
import { instant } from './columns'

/**
 * Seats of one branch, day and time span. `taken` is what orders and live holds have of them, and moves only by `counted`
 * (`stock/seats.ts`); `blocked` are those that are not sold here. A capacity that was cut may leave more taken than there are.
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
    /** Where each doctor has seats of their own; else ''. */
    doctorId: text('doctor_id').notNull().default(''),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
    blocked: integer('blocked').notNull().default(0),
    /** What can still be taken; never written. */
    remaining: integer('remaining')
      .notNull()
      .generatedAlwaysAs(sql`greatest(0, capacity - blocked - taken)`),
    /** A stopped span keeps its bookings and takes no new ones (27003). */
    open: boolean('open').notNull().default(true)
  },
  (t) => [
    uniqueIndex('slots_place').on(t.orgCode, t.kind, t.date, t.slotId, t.doctorId),
    index('slots_day').on(t.kind, t.date),
    check('slots_taken', sql`${t.taken} >= 0 and ${t.blocked} >= 0`)
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
