import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { PgCustomColumn } from 'drizzle-orm/pg-core'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { prepared } from '../../db/prepared'
import { idempotencyKeys, orders } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { Checkout } from '../order/checkout'

const given = (name: string) => sql`${sql.placeholder(name)}::jsonb`

/** All rows of an order in one statement. */
const statement = prepared((db) => {
  const kept = db.$with('kept', {}).as(sql`
    insert into idempotency_keys select * from jsonb_populate_record(null::idempotency_keys, ${given('kept')})`)
  const placed = db.$with('placed', {}).as(sql`
    insert into orders select * from jsonb_populate_record(null::orders, ${given('order')})`)
  const events = db.$with('events', {}).as(sql`
    insert into order_events (order_num, event, detail, at)
    select order_num, event, detail, at from jsonb_populate_record(null::order_events, ${given('event')})`)
  const claims = db.$with('claims', {}).as(sql`
    insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount)
    select pay_order_num, order_num, user_id, kind, resource, amount
    from jsonb_populate_recordset(null::order_claims, ${given('claims')})`)
  return db
    .with(kept, placed, events, claims)
    .select({ one: sql`1` })
    .from(sql`(select 1) as once`)
    .prepare('write_order')
})

/** Writes key, order, event and claims of an order. */
export async function writeRows(tx: Tx, { once, results, order, claims }: Checkout): Promise<void> {
  const { owner, endpoint, key, bodyHash } = once
  await statement(tx).execute({
    kept: JSON.stringify({
      owner,
      endpoint,
      key,
      body_hash: bodyHash,
      code: ErrorCode.ok,
      message: 'success',
      results: idempotencyKeys.results.mapToDriverValue(results),
      created_at: order.createdAt
    }),
    order: JSON.stringify(columnsOf(order)),
    event: JSON.stringify({
      order_num: order.orderNum,
      event: 'created',
      detail: order.payStatus === PAY_STATUS.paid ? { nothingToPay: true } : {},
      at: order.createdAt
    }),
    claims: JSON.stringify(
      claims.map(({ payOrderNum, orderNum, userId, kind, resource, amount }) => ({
        pay_order_num: payOrderNum,
        order_num: orderNum,
        user_id: userId,
        kind,
        resource,
        amount
      }))
    )
  })
}

/** Columns of an order with their defaults. */
const COLUMNS = Object.entries(getTableColumns(orders)).map(([key, column]) => {
  if (is(column.default, SQL)) throw new Error(`${key} has a default that only the database knows`)
  const seal = is(column, PgCustomColumn) ? (value: unknown) => column.mapToDriverValue(value) : null
  return { key, name: column.name, missing: column.default ?? null, seal }
})

/**
 * The row by column names, with the defaults of the columns that it leaves out, sealed where the column is, and without
 * those that are null.
 */
function columnsOf(order: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const { key, name, missing, seal } of COLUMNS) {
    const value = order[key] ?? missing
    if (value !== null) row[name] = seal ? seal(value) : value
  }
  return row
}
