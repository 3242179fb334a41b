import { getTableColumns, is, SQL, sql, type InferInsertModel } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { orders } from '../db/schema'
import type { OnceKey } from '../http/idempotency'

export type NewOrder = InferInsertModel<typeof orders>

/** An order ready to be written, and what must hold at that moment. */
export interface Placing {
  once: OnceKey
  /** What the call answers, now and when it is repeated. */
  results: unknown
  /** The shop by which it was priced. */
  stamp: string
  order: NewOrder
  event: { event: 'created'; detail: Readonly<Record<string, unknown>> }
  /** How often one user has the flash price, when it is one. */
  flashPerUser: number | null
  seats: number
  /** The caller's own hold; it serves when it keeps as many seats of the same slot. */
  hold: { id: string; serves: boolean } | null
}

/** Why nothing was written. `stale`: the shop changed since the order was priced. */
export type PlaceRefusal = 'stale' | 'flashLimit' | 'coupons' | 'quota' | 'flash' | 'seat'

export type Placed =
  | { readonly done: true }
  /** The call has been made before: under its key stands this. */
  | { readonly first: { bodyHash: string; results: unknown } }
  /** The user has an order for the same product, person and day that waits for its payment. */
  | { readonly same: { orderNum: string; orderType: number; payableFen: number } }
  | { readonly refused: PlaceRefusal }

const value = sql.placeholder

const statement = prepared((db) =>
  db
    .select({
      placed: sql<Placed>`place_order(${value('once')}::jsonb, ${value('order')}::jsonb,
        ${value('event')}::jsonb, ${value('terms')}::jsonb)`
    })
    .from(sql`(select 1) as once`)
    .prepare('place_order')
)

/** Order states in which it still waits for its payment until the deadline. */
const UNPAID = [PAY_STATUS.unpaid, PAY_STATUS.failed]
/** Order states that do not count against a flash sale's limit. */
const ENDED = [PAY_STATUS.closed, PAY_STATUS.refunded]

/** Writes key, order, event, discounts and seat in one statement, all or nothing (`place_order` of the migrations). */
export async function placeOrder(db: Db, placing: Placing): Promise<Placed> {
  const { once, results, stamp, order, event, flashPerUser, seats, hold } = placing
  const terms = {
    stamp,
    unpaid: UNPAID,
    paying: PAY_STATUS.paying,
    ended: ENDED,
    flashPerUser,
    couponState: order.payStatus === PAY_STATUS.paid ? 'used' : 'locked',
    seats,
    holdId: hold?.id ?? null,
    holdServes: hold?.serves ?? false
  }
  const [row] = await statement(db).execute({
    once: JSON.stringify({ ...once, code: ErrorCode.ok, message: 'success', results }),
    order: JSON.stringify(columnsOf(order)),
    event: JSON.stringify(event),
    terms: JSON.stringify(terms)
  })
  if (!row) throw new Error('the order was neither written nor refused')
  return row.placed
}

const COLUMNS = Object.entries(getTableColumns(orders))

/** The row by column names, with the defaults of the columns that it leaves out. */
function columnsOf(order: NewOrder): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(order))
  return Object.fromEntries(
    COLUMNS.map(([key, column]) => {
      if (is(column.default, SQL)) throw new Error(`${key} has a default that only the database knows`)
      return [column.name, given.get(key) ?? column.default ?? null]
    })
  )
}
