import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { fen, instant } from '../columns'
import { orders } from '../ordering/order'
import { payOrders } from './pay-order'

/** One try to pay a pay order through the gateway. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    payOrderNum: text('pay_order_num')
      .notNull()
      .references(() => payOrders.payOrderNum),
    /** Neither written nor read any more: a payment is of its pay order. Goes with a later release. */
    orderNum: text('order_num').references(() => orders.orderNum),
    channel: text('channel').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The gateway's number for this try; null until it has told it. */
    prepayId: text('prepay_id').unique(),
    /** opening, created, pending, closing, paid, failed or closed. */
    state: text('state').notNull(),
    /** When the job may do or ask at the gateway what the state calls for; a lease while somebody is at it. */
    nextAskAt: instant('next_ask_at').notNull().defaultNow(),
    gatewayTradeNo: text('gateway_trade_no'),
    /** What payouts have given back of it. */
    refundedFen: fen('refunded_fen').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at')
  },
  (t) => [
    index('payments_pay_order').on(t.payOrderNum),
    index('payments_ask').on(t.state, t.nextAskAt),
    check(
      'payments_amount',
      sql`${t.amountFen} > 0 and ${t.refundedFen} >= 0 and ${t.refundedFen} <= ${t.amountFen}`
    )
  ]
)

/** The sandbox gateway's own book; the shop reads it only through the gateway's calls. */
export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    prepayId: text('prepay_id').primaryKey(),
    merchantOrder: text('merchant_order').notNull(),
    channel: text('channel').notNull(),
    amountFen: fen('amount_fen').notNull(),
    subject: text('subject').notNull(),
    /** waiting, paid, declined, closed. */
    state: text('state').notNull(),
    tradeNo: text('trade_no').unique(),
    returnUrl: text('return_url').notNull().default(''),
    notifyUrl: text('notify_url').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at')
  },
  (t) => [uniqueIndex('gateway_payments_merchant').on(t.merchantOrder)]
)

export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    prepayId: text('prepay_id')
      .notNull()
      .references(() => gatewayPayments.prepayId),
    amountFen: fen('amount_fen').notNull(),
    state: text('state').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at')
  },
  (t) => [index('gateway_refunds_payment').on(t.prepayId)]
)

/** Notices the gateway still has to deliver. */
export const gatewayNotices = pgTable(
  'gateway_notices',
  {
    id: serial('id').primaryKey(),
    prepayId: text('prepay_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** waiting, delivered or dropped. */
    state: text('state').notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    deliveredAt: instant('delivered_at')
  },
  (t) => [index('gateway_notices_due').on(t.state, t.dueAt)]
)

/** Notices the shop received: the same one twice changes nothing. */
export const receivedNotices = pgTable(
  'received_notices',
  {
    id: serial('id').primaryKey(),
    noticeId: text('notice_id').notNull(),
    payOrderNum: text('pay_order_num').notNull(),
    at: instant('at').notNull()
  },
  (t) => [uniqueIndex('received_notices_once').on(t.noticeId)]
)

/** What is told of a day whose bill is not what the books say. */
export interface BillDifference {
  readonly kind: 'payment' | 'refund'
  /** The shop's own number of it. */
  readonly no: string
  /** null: it is in the books alone, or in the bill alone. */
  readonly billFen: number | null
  readonly booksFen: number | null
}

/** Days whose bill was held against the books. */
export const bills = pgTable(
  'bills',
  {
    provider: text('provider').$type<'wechat' | 'alipay'>().notNull(),
    /** YYYY-MM-DD in Shanghai. */
    day: text('day').notNull(),
    payments: integer('payments').notNull(),
    paidFen: bigint('paid_fen', { mode: 'number' }).notNull(),
    refunds: integer('refunds').notNull(),
    refundedFen: bigint('refunded_fen', { mode: 'number' }).notNull(),
    differences: jsonb('differences').$type<readonly BillDifference[]>().notNull(),
    checkedAt: instant('checked_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.provider, t.day] })]
)
