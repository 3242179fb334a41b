import type { InstalmentPurpose } from '@/domain/order/instalments'
import type { PayingTender } from '@/domain/order/tenders'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { sealedIn } from '../../sealed-column'
import { users } from '../account'
import { fen, instant } from '../columns'
import { orders } from '../ordering/order'
import { payments } from './pay'
import { payOrders } from './pay-order'

const ofRefunds = sealedIn('refunds')

/** What an order costs, in the parts in which it is paid. */
export const instalments = pgTable(
  'dues',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    /** null: not to be paid here, or not yet. */
    payOrderNum: text('pay_order_num').references(() => payOrders.payOrderNum),
    purpose: text('purpose').$type<InstalmentPurpose>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** `order_changes.id`: what a change of the order costs more. */
    changeId: text('change_id')
  },
  (t) => [
    index('dues_order').on(t.orderNum),
    index('dues_pay_order').on(t.payOrderNum),
    // What an order costs from the beginning is due once a purpose; changes and added items may follow.
    uniqueIndex('dues_purpose')
      .on(t.orderNum, t.purpose)
      .where(sql`${t.purpose} not in ('change', 'items')`),
    check(
      'dues_purpose_known',
      sql`${t.purpose} in ('full', 'deposit', 'balance', 'atBranch', 'change', 'items')`
    ),
    check('dues_amount', sql`${t.amountFen} >= 0`)
  ]
)

/**
 * A gift card: money that was paid before. What orders have of it, paid or not, is `takenFen`; what was sent to somebody else or ran out
 * is taken off `amountFen`.
 */
export const storedValues = pgTable(
  'stored_values',
  {
    no: text('no').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    grantedFen: fen('granted_fen').notNull(),
    amountFen: fen('amount_fen').notNull(),
    takenFen: fen('taken_fen').notNull().default(0),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [
    index('stored_values_user').on(t.userId),
    index('stored_values_expires').on(t.expiresAt),
    check(
      'stored_values_taken',
      sql`${t.takenFen} >= 0 and ${t.takenFen} <= ${t.amountFen} and ${t.amountFen} <= ${t.grantedFen}`
    )
  ]
)

/** What of a due is paid beside the gateway, by which tender and under which number of it; the rest is paid at the gateway. */
export const instalmentTenders = pgTable(
  'due_tenders',
  {
    dueId: bigint('due_id', { mode: 'number' })
      .notNull()
      .references(() => instalments.id),
    tender: text('tender').$type<PayingTender>().notNull(),
    no: text('no').notNull(),
    amountFen: fen('amount_fen').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.dueId, t.tender, t.no] }),
    check('due_tenders_amount', sql`${t.amountFen} > 0`)
  ]
)

/**
 * Every movement of money, written in the transaction of what causes it. An account is a name (`money/accounts.ts`); what stands
 * on it is the sum of what came less the sum of what went. The key makes a movement that is written again the same movement.
 */
export const transfers = pgTable(
  'transfers',
  {
    cause: text('cause').notNull(),
    fromAccount: text('from_account').notNull(),
    toAccount: text('to_account').notNull(),
    amountFen: fen('amount_fen').notNull(),
    at: instant('at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.cause, t.fromAccount, t.toAccount] }),
    index('transfers_from').on(t.fromAccount),
    index('transfers_to').on(t.toAccount),
    check('transfers_amount', sql`${t.amountFen} > 0`)
  ]
)

export const refunds = pgTable(
  'refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    payOrderNum: text('pay_order_num')
      .notNull()
      .references(() => payOrders.payOrderNum),
    /** null: of the pay order as a whole, as money that came too late or twice. */
    orderNum: text('order_num').references(() => orders.orderNum),
    /** What is paid back for; one cause has one refund. */
    cause: text('cause').notNull().unique(),
    /** Neither written nor read any more: `refund_payouts` says by which payments it goes back. Goes with a later release. */
    paymentId: text('payment_id'),
    refundType: integer('refund_type').notNull(),
    /** refundState of statuses: 10 waiting … 62 handed to a person. */
    state: integer('state').notNull(),
    amountFen: fen('amount_fen').notNull(),
    reasonId: text('reason_id').notNull().default(''),
    reasonName: text('reason_name').notNull().default(''),
    /** What the customer wrote of it. */
    detail: ofRefunds
      .text('detail')
      .notNull()
      .$default(() => ''),
    /** What the shop said to one that waited for its word, and when; null where none was needed, or none came yet. */
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at')
  },
  (t) => [
    index('refunds_order').on(t.orderNum),
    index('refunds_pay_order').on(t.payOrderNum),
    index('refunds_state').on(t.state)
  ]
)

/**
 * By which ways a refund goes back, a row each: to a tender, which is done at once, or by a payment, of which the gateway is to be asked.
 */
export const refundTransactions = pgTable(
  'refund_payouts',
  {
    refundNo: text('refund_no')
      .notNull()
      .references(() => refunds.refundNo),
    no: integer('no').notNull(),
    /** Under which the gateway knows it. */
    gatewayNo: text('gateway_no').notNull().unique(),
    paymentId: text('payment_id').references(() => payments.id),
    /** null: the gateway. */
    tender: text('tender').$type<PayingTender>(),
    tenderNo: text('tender_no'),
    amountFen: fen('amount_fen').notNull(),
    /** asked or done. */
    state: text('state').notNull(),
    /** When the job may ask the gateway for it; a lease while somebody is at it. */
    nextAskAt: instant('next_ask_at').notNull(),
    settledAt: instant('settled_at')
  },
  (t) => [
    primaryKey({ columns: [t.refundNo, t.no] }),
    index('refund_payouts_ask').on(t.state, t.nextAskAt),
    index('refund_payouts_payment').on(t.paymentId),
    check(
      'refund_payouts_way',
      sql`(${t.paymentId} is null) <> (${t.tender} is null) and (${t.tender} is null) = (${t.tenderNo} is null)`
    ),
    check('refund_payouts_amount', sql`${t.amountFen} > 0`),
    check('refund_payouts_state', sql`${t.state} in ('asked', 'done')`)
  ]
)
