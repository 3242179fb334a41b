import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import type { OrderParts } from '@/domain/order/parts'
import { prepared } from '../../../db/prepared'
import {
  deliveryLines,
  idempotencyKeys,
  orderReservations,
  orderDeliveries,
  orderLines,
  orderPeople,
  orderReports,
  orders,
  orderVisits,
  payOrders
} from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { reservationRow, type Reservation } from '../../reservations'
import type { Checkout, NewParts } from '../checkout'
import { derivedStatus } from '../../order/derived-status'

const given = (name: string) => sql`${sql.placeholder(name)}::jsonb`

/** Rows of a table, from the parameter of its name. */
const rowsInto = (name: string) =>
  sql`insert into ${sql.identifier(name)}
    select * from jsonb_populate_recordset(null::${sql.identifier(name)}, ${given(name)})`

/** All rows of orders that are bought together in one statement. */
const statement = prepared((db) => {
  const kept = db.$with('kept', {}).as(sql`
    insert into idempotency_keys select * from jsonb_populate_record(null::idempotency_keys, ${given('kept')})`)
  const together = db.$with('together', {}).as(rowsInto('pay_orders'))
  const due = db.$with('due', {}).as(sql`
    insert into dues (order_num, pay_order_num, purpose, amount_fen)
    select order_num, pay_order_num, purpose, amount_fen from jsonb_populate_recordset(null::dues, ${given('dues')})
    returning id, order_num, pay_order_num`)
  const tenders = db.$with('tenders', {}).as(sql`
    insert into due_tenders (due_id, tender, no, amount_fen) select due.id, t.tender, t.no, t.amount_fen
    from jsonb_to_recordset(${given('tenders')}) as t (order_num text, tender text, no text, amount_fen int)
      join due on due.order_num = t.order_num and due.pay_order_num is not null`)
  const placed = db.$with('placed', {}).as(rowsInto('orders'))
  const people = db.$with('people', {}).as(rowsInto('order_people'))
  const lines = db.$with('lines', {}).as(rowsInto('order_lines'))
  const visits = db.$with('visits', {}).as(rowsInto('order_visits'))
  const deliveries = db.$with('deliveries', {}).as(rowsInto('order_deliveries'))
  const packed = db.$with('packed', {}).as(rowsInto('delivery_lines'))
  const reports = db.$with('reports', {}).as(rowsInto('order_reports'))
  const events = db.$with('events', {}).as(sql`
    insert into order_events (order_num, event, detail, at)
    select order_num, event, detail, at from jsonb_populate_recordset(null::order_events, ${given('event')})`)
  const claims = db.$with('claims', {}).as(sql`
    insert into order_claims (pay_order_num, order_num, visit_id, line_id, user_id, kind, resource, amount, data)
    select pay_order_num, order_num, visit_id, line_id, user_id, kind, resource, amount, data
    from jsonb_populate_recordset(null::order_claims, ${given('claims')})`)
  return db
    .with(
      kept,
      together,
      placed,
      due,
      tenders,
      people,
      lines,
      visits,
      deliveries,
      packed,
      reports,
      events,
      claims
    )
    .select({ one: sql`1` })
    .from(sql`(select 1) as once`)
    .prepare('write_order')
})

/** Writes key, pay order, orders, their dues, parts, events and what they claim. */
export async function writeRows(
  tx: Tx,
  { once, results, payOrder, orders: plans }: Checkout,
  claims: readonly Reservation[]
): Promise<void> {
  const { owner, endpoint, key, bodyHash } = once
  const parts = <P extends keyof NewParts>(name: P) =>
    plans.flatMap((plan): NewParts[P][number][] => [...plan.parts[name]])
  await statement(tx).execute({
    kept: JSON.stringify({
      owner,
      endpoint,
      key,
      body_hash: bodyHash,
      code: ErrorCode.ok,
      message: 'success',
      results: idempotencyKeys.results.mapToDriverValue(results),
      created_at: plans[0]?.order.createdAt
    }),
    pay_orders: payOrdersJson([payOrder]),
    orders: ordersJson(
      plans.map(({ order, parts: own }) => ({ ...order, status: derivedStatus(order, partsToBe(own)) }))
    ),
    order_people: peopleJson(parts('people')),
    order_lines: linesJson(parts('lines')),
    order_visits: visitsJson(parts('visits')),
    order_deliveries: deliveriesJson(parts('deliveries')),
    delivery_lines: packedJson(parts('deliveryLines')),
    order_reports: reportsJson(parts('reports')),
    dues: JSON.stringify(
      plans.flatMap(({ order, dues }) =>
        dues.map(({ purpose, amountFen, now }) => ({
          order_num: order.orderNum,
          pay_order_num: now ? payOrder.payOrderNum : null,
          purpose,
          amount_fen: amountFen
        }))
      )
    ),
    tenders: JSON.stringify(
      plans.flatMap(({ order, payments }) =>
        payments.map(({ tender, no, amountFen }) => ({
          ...{ tender, no },
          order_num: order.orderNum,
          amount_fen: amountFen
        }))
      )
    ),
    event: JSON.stringify(
      plans.map(({ order }) => ({
        order_num: order.orderNum,
        event: 'created',
        detail: order.payStatus === PAY_STATUS.paid ? { nothingToPay: true } : {},
        at: order.createdAt
      }))
    ),
    claims: claimsJson(claims.map(reservationRow))
  })
}

const partsToBe = ({ visits, deliveries }: NewParts): OrderParts => ({
  visits: visits.map(({ state, date = null, timespan = '' }) => ({ state, date, timespan })),
  deliveries,
  codes: []
})

/**
 * Spells rows of a table as JSON by column names, with the defaults of the columns that they leave out, sealed where the column
 * is, and without those that are null.
 */
function spelling(table: PgTable): (rows: readonly Readonly<Record<string, unknown>>[]) => string {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    if (is(column.default, SQL)) throw new Error(`${key} has a default that only the database knows`)
    const seal = is(column, PgCustomColumn) ? (value: unknown) => column.mapToDriverValue(value) : null
    return { key, name: column.name, missing: column.default ?? null, seal }
  })
  const rowOf = (given: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const row: Record<string, unknown> = {}
    for (const { key, name, missing, seal } of columns) {
      const value = given[key] ?? missing
      if (value !== null) row[name] = seal ? seal(value) : value
    }
    return row
  }
  return (rows) => JSON.stringify(rows.map(rowOf))
}

const payOrdersJson = spelling(payOrders)
const ordersJson = spelling(orders)
const peopleJson = spelling(orderPeople)
const linesJson = spelling(orderLines)
const visitsJson = spelling(orderVisits)
const deliveriesJson = spelling(orderDeliveries)
const packedJson = spelling(deliveryLines)
const claimsJson = spelling(orderReservations)
const reportsJson = spelling(orderReports)
