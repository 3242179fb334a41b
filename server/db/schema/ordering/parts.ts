import type { ReportState, UndoneItem } from '@/domain/order/codes'
import type { DeliveryState, VisitState } from '@/domain/order/parts'
import type { LineItem, LineRole } from '@/domain/order/lines'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { sealedIn } from '../../sealed-column'
import { fen, instant } from '../columns'
import { orders, type OrderPerson } from './order'

const ofPeople = sealedIn('order_people')

export type PersonRole = 'examinee' | 'recipient' | 'buyer'

export const orderPeople = pgTable(
  'order_people',
  {
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    role: text('role').$type<PersonRole>().notNull(),
    person: ofPeople.json<OrderPerson>('person').notNull(),
    /** Keyed hash of the id number, where there is one: finds the orders of the same person. */
    personHash: text('person_hash')
  },
  (t) => [primaryKey({ columns: [t.orderNum, t.role] }), index('order_people_hash').on(t.personHash)]
)

/** What was bought and what of it is to be paid. The lines of an order add up to what it costs. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    role: text('role').$type<LineRole>().notNull(),
    /** Of an add-on the number of its package, of an exchange item that of its offer. */
    productCode: text('product_code').notNull(),
    skuId: text('sku_id'),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull().default(1),
    unitFen: fen('unit_fen').notNull(),
    /** Of coupons. */
    discountFen: fen('discount_fen').notNull().default(0),
    /** What somebody else pays: the company, a card. */
    coveredFen: fen('covered_fen').notNull().default(0),
    payableFen: fen('payable_fen').notNull(),
    /** Its check items. Their prices add up to the unit's; what was paid for one is its share of `payableFen` by its price. */
    items: jsonb('items').$type<LineItem[]>().notNull().default([])
  },
  (t) => [
    index('order_lines_order').on(t.orderNum),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'order_lines_payable',
      sql`${t.payableFen} = ${t.quantity} * ${t.unitFen} - ${t.discountFen} - ${t.coveredFen}`
    ),
    check(
      'order_lines_amounts',
      sql`${t.unitFen} >= 0 and ${t.discountFen} >= 0 and ${t.coveredFen} >= 0 and ${t.payableFen} >= 0`
    )
  ]
)

/** A visit of an order to a branch. Names as they were at the moment of booking. */
export const orderVisits = pgTable(
  'order_visits',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    /** 1 is the first. */
    no: integer('no').notNull(),
    state: text('state').$type<VisitState>().notNull(),
    /** `slots.id`; null before a slot is chosen, and of visits whose day had no stock. */
    slotId: integer('slot_id'),
    orgCode: text('org_code'),
    orgName: text('org_name').notNull().default(''),
    orgAddress: text('org_address').notNull().default(''),
    date: date('date', { mode: 'string' }),
    timespan: text('timespan').notNull().default(''),
    timeSpanId: integer('time_span_id'),
    seats: integer('seats').notNull().default(1),
    /** Days between which it has to be: a later dose after an earlier one. */
    notBefore: date('not_before', { mode: 'string' }),
    notAfter: date('not_after', { mode: 'string' }),
    changeCount: integer('change_count').notNull().default(0),
    /** Check items that were not done when somebody came. */
    undone: jsonb('undone').$type<UndoneItem[]>().notNull().default([])
  },
  (t) => [
    uniqueIndex('order_visits_no').on(t.orderNum, t.no),
    index('order_visits_booked')
      .on(t.date)
      .where(sql`state = 'booked'`),
    check('order_visits_seats', sql`${t.seats} > 0`)
  ]
)

/** A parcel of an order. */
export const orderDeliveries = pgTable(
  'order_deliveries',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    /** To the customer, or back from them. */
    direction: text('direction').$type<'out' | 'back'>().notNull(),
    /** Who carries it, and under which number; '' before it is shipped. */
    courier: text('courier').notNull().default(''),
    parcelNo: text('parcel_no').notNull().default(''),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Of one that comes back: for which refund. No key of the database, since refunds know order parts. */
    refundNo: text('refund_no'),
    shippedAt: instant('shipped_at'),
    receivedAt: instant('received_at')
  },
  (t) => [
    index('order_deliveries_order').on(t.orderNum),
    index('order_deliveries_shipped')
      .on(t.shippedAt)
      .where(sql`state = 'shipped'`)
  ]
)

/** Where a parcel has been, as its courier told. */
export const deliveryEvents = pgTable(
  'delivery_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => orderDeliveries.id),
    at: instant('at').notNull(),
    /** In a word: 已揽收. */
    title: text('title').notNull().default(''),
    text: text('text').notNull()
  },
  (t) => [index('delivery_events_delivery').on(t.deliveryId, t.at)]
)

/** What of which line is in a parcel. */
export const deliveryLines = pgTable(
  'delivery_lines',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => orderDeliveries.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.lineId] }),
    check('delivery_lines_quantity', sql`${t.quantity} > 0`)
  ]
)

/** A report that an order leads to: of a sample that is taken at a visit, or at home with a kit. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: text('id').primaryKey(),
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    visitId: text('visit_id').references(() => orderVisits.id),
    /** Printed on the kit; null before it is bound to who is examined. */
    kitCode: text('kit_code').unique(),
    /** The answers with which who is examined agreed to it; null where it asks for none. */
    consentId: text('consent_id'),
    state: integer('state').$type<ReportState>().notNull(),
    /** The report that was published, and of whom; null before. */
    reportNo: text('report_no').unique(),
    contactsId: text('contacts_id')
  },
  (t) => [index('order_reports_order').on(t.orderNum)]
)
