import { getTableColumns, is, SQL, sql, type InferInsertModel } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { gathered } from '../db/gathered'
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

const statement = prepared((db) =>
  db
    .select({ placed: sql<Placed[]>`place_orders(${sql.placeholder('list')}::jsonb)` })
    .from(sql`(select 1) as once`)
    .prepare('place_orders')
)

/** Order states in which it still waits for its payment until the deadline. */
const UNPAID = [PAY_STATUS.unpaid, PAY_STATUS.failed]
/** Order states that do not count against a flash sale's limit. */
const ENDED = [PAY_STATUS.closed, PAY_STATUS.refunded]

/**
 * Writes key, order, event, discounts and seat of an order, all or nothing, in one statement with the orders that come at the
 * same moment (`place_orders` of the migrations).
 */
export const placeOrder = gathered(async (db, list: readonly Placing[]): Promise<readonly Placed[]> => {
  const [row] = await statement(db).execute({ list: JSON.stringify(list.map(entryOf)) })
  return row?.placed ?? []
})

/** An order as `place_orders` takes it. */
const entryOf = ({ once, results, stamp, order, event, flashPerUser, seats, hold }: Placing) => ({
  once: { ...once, code: ErrorCode.ok, message: 'success', results },
  order: columnsOf(order),
  event,
  terms: {
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
})

/** Columns of an order with their defaults. */
const COLUMNS = Object.entries(getTableColumns(orders)).map(([key, column]) => {
  if (is(column.default, SQL)) throw new Error(`${key} has a default that only the database knows`)
  return { key, name: column.name, missing: column.default ?? null }
})

/** The row by column names, with the defaults of the columns that it leaves out, and without those that are null. */
function columnsOf(order: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const { key, name, missing } of COLUMNS) {
    const value = order[key] ?? missing
    if (value !== null) row[name] = value
  }
  return row
}
