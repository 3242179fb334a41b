import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, instant } from './columns'
import { orders } from './order'

/** One try to pay an order through the gateway. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    payOrderNum: text('pay_order_num').notNull(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    channel: text('channel').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The gateway's number for this try; null until it has told it. */
    prepayId: text('prepay_id').unique(),
    /** opening, created, pending, closing, paid, failed, closed, refunding or refunded. */
    state: text('state').notNull(),
    /** When the job may do or ask at the gateway what the state calls for; a lease while somebody is at it. */
    nextAskAt: instant('next_ask_at').notNull().defaultNow(),
    gatewayTradeNo: text('gateway_trade_no'),
    refundedFen: fen('refunded_fen').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at')
  },
  (t) => [
    index('payments_order').on(t.orderNum),
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

export const refunds = pgTable(
  'refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    paymentId: text('payment_id'),
    refundType: integer('refund_type').notNull(),
    /** refundState of statuses: 10 waiting … 62 handed to a person. */
    state: integer('state').notNull(),
    amountFen: fen('amount_fen').notNull(),
    reasonId: text('reason_id').notNull().default(''),
    reasonName: text('reason_name').notNull().default(''),
    detail: text('detail').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at')
  },
  (t) => [index('refunds_order').on(t.orderNum), index('refunds_state').on(t.state)]
)
