import type { ProductKind } from '@/domain/kinds'
import type { OrderStatus } from '@/domain/order/codes'
import { getTableColumns, sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PriceLine } from '@/domain/quote/lines'
import { sealedIn } from '../sealed-column'
import { users } from './account'
import { fen, instant } from './columns'
import { payOrders } from './pay-order'

const ofOrders = sealedIn('orders')

/** Somebody an order is for, copied at the moment of ordering. */
export interface OrderPerson {
  contactsId: string | null
  name: string
  mobile: string
  gender?: number
  idType?: number
  idNumber?: string
  marry?: number | null
  birthday?: string | null
  relation?: string | null
  /** Where parcels go: the region's names joined by '-', and the rest of the address. */
  region?: string
  address?: string
}

/** Who is examined: who it is was checked. */
export type OrderExaminee = OrderPerson & Required<Pick<OrderPerson, 'gender' | 'idType' | 'idNumber'>>

export interface OrderAddon {
  addPackageId: number
  itemCodeList: string[]
}

/** An order. What it is made of stands in rows of their own; its facts and theirs tell its status. */
export const orders = pgTable(
  'orders',
  {
    orderNum: text('order_num').primaryKey(),
    payOrderNum: text('pay_order_num')
      .notNull()
      .references(() => payOrders.payOrderNum),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    orderType: integer('order_type').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    productCategory: integer('product_category').notNull(),
    productCode: text('product_code').notNull(),
    productName: text('product_name').notNull(),
    productImage: text('product_image').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    payStatus: integer('pay_status').notNull(),
    appointmentState: integer('appointment_state').notNull().default(0),
    reportState: integer('report_state').notNull(),
    refundState: integer('refund_state'),
    /** What the user sees: derived from the four facts and the parts, and written by `settle` with each change of them. */
    status: integer('status').$type<OrderStatus>().notNull(),
    /** Why the four facts alone do not tell the end: cancelled by the user or closed by the timer. */
    closeReason: text('close_reason'),
    /** Sum before discounts and what is to be paid. */
    totalFen: fen('total_fen').notNull(),
    discountFen: fen('discount_fen').notNull().default(0),
    companyFen: fen('company_fen').notNull().default(0),
    payableFen: fen('payable_fen').notNull(),
    paidFen: fen('paid_fen').notNull().default(0),
    refundedFen: fen('refunded_fen').notNull().default(0),
    /** How the price was told. They add up to `payableFen`. */
    priceLines: jsonb('lines').$type<PriceLine[]>().notNull(),
    addons: jsonb('addons').$type<OrderAddon[]>(),
    couponIds: jsonb('coupon_ids').$type<string[]>().notNull(),
    cardNumber: text('card_number'),
    quotaFen: fen('quota_fen').notNull().default(0),
    flashActivityId: text('flash_activity_id'),
    exchangeId: integer('exchange_id'),
    breakfastId: integer('breakfast_id'),
    questionId: text('question_id'),
    person: ofOrders.json<OrderPerson>('person'),
    /** Keyed hash of the examined person's id number: finds the same order again (27008). */
    personHash: text('person_hash'),
    hospitalId: text('hospital_id'),
    hospitalName: text('hospital_name').notNull().default(''),
    hospitalAddress: text('hospital_address').notNull().default(''),
    appointmentDate: date('appointment_date', { mode: 'string' }),
    timespan: text('timespan').notNull().default(''),
    timeSpanId: integer('time_span_id'),
    slotRowId: integer('slot_row_id'),
    holdId: text('hold_id'),
    changeCount: integer('change_count').notNull().default(0),
    comefrom: integer('comefrom').notNull(),
    staId: text('sta_id'),
    staCome: text('sta_come'),
    /** What one product kind alone needs: address, doses, logistics, sex history… */
    extra: ofOrders.json<Readonly<Record<string, unknown>>>('extra').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The pay order has it. */
    payDeadline: instant('pay_deadline'),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    deletedAt: instant('deleted_at'),
    /** Its customer said something of it. */
    reviewedAt: instant('reviewed_at'),
    /** Two that say the same are the same order (27008), of which one at a time may wait for its payment. */
    sameKey: text('same_key')
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_pay_order').on(t.payOrderNum),
    // Unpaid, paying or failed.
    uniqueIndex('orders_same')
      .on(t.sameKey)
      .where(sql`pay_status in (0, 1, 7)`),
    check(
      'orders_money',
      sql`${t.payableFen} >= 0 and ${t.refundedFen} >= 0 and ${t.refundedFen} <= ${t.paidFen}`
    )
  ]
)

/**
 * Columns from before there were parts (`order-parts.ts`) and pay orders. They are neither written nor read any more, so that a
 * later release can drop them beside servers of this one.
 */
const OLD = [
  'appointmentState',
  'addons',
  'exchangeId',
  'person',
  'personHash',
  'hospitalId',
  'hospitalName',
  'hospitalAddress',
  'appointmentDate',
  'timespan',
  'timeSpanId',
  'slotRowId',
  'holdId',
  'changeCount',
  'payDeadline'
] as const satisfies readonly (keyof typeof orders.$inferSelect)[]

export type OldOrderColumn = (typeof OLD)[number]

const isOld = (name: string): boolean => OLD.some((old) => old === name)

/** What is read of an order. */
export const orderColumns = Object.fromEntries(
  Object.entries(getTableColumns(orders)).filter(([name]) => !isOld(name))
) as Omit<(typeof orders)['_']['columns'], OldOrderColumn>

/** What happened to an order, in order: the timeline and the proof. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    event: text('event').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    at: instant('at').notNull()
  },
  (t) => [index('order_events_order').on(t.orderNum, t.id)]
)

/** Order-count report of §7: who came from where. */
export const orderCountReports = pgTable('order_count_reports', {
  id: serial('id').primaryKey(),
  countType: text('count_type').notNull(),
  orderNum: text('order_num').notNull(),
  teleCiphertext: text('tele_ciphertext').notNull().default(''),
  activityId: text('activity_id').notNull().default(''),
  orderChannel: text('order_channel').notNull().default(''),
  platform: text('platform').notNull().default(''),
  at: instant('at').notNull()
})
