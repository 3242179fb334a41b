import type { ProductKind } from '@/domain/kinds'
import type { OrderStatus } from '@/domain/order/codes'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PriceLine } from '@/domain/quote/lines'
import { sealedIn } from '../../sealed-column'
import { users } from '../account'
import { fen, instant } from '../columns'
import { payOrders } from '../money/pay-order'

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
    couponIds: jsonb('coupon_ids').$type<string[]>().notNull(),
    cardNumber: text('card_number'),
    /** `card_rights.id`: the entitlement that pays of it. */
    rightId: text('right_id'),
    quotaFen: fen('quota_fen').notNull().default(0),
    /** Why its price is what it is, and the row behind that: null of the sale price. */
    offer: text('offer').notNull().default('sale'),
    offerId: text('offer_id'),
    breakfastId: integer('breakfast_id'),
    questionId: text('question_id'),
    comefrom: integer('comefrom').notNull(),
    /** What one product kind alone needs: address, doses, logistics, sex history… */
    extra: ofOrders.json<Readonly<Record<string, unknown>>>('extra').notNull(),
    createdAt: instant('created_at').notNull(),
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
    // What jobs bring on is in few of the states.
    index('orders_status').on(t.status, t.orderType, t.orderNum),
    // What may be exchanged when its product is sold out.
    index('orders_activity')
      .on(t.productCode)
      .where(sql`offer in ('flash', 'group', 'subsidy', 'pair')`),
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

/** Order-count report of §7: who came from where; read by `ops -- orders counts`. */
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
