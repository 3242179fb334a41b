import { getTableColumns, is, SQL, sql, type InferInsertModel } from 'drizzle-orm'
import { PgCustomColumn } from 'drizzle-orm/pg-core'
import { ErrorCode } from '@/contract/errors'
import { APPOINTMENT_STATE, PAY_STATUS, REFUND_STATE } from '@/domain/order/codes'
import { gathered } from '../../db/gathered'
import { prepared } from '../../db/prepared'
import { idempotencyKeys, orders } from '../../db/schema'
import type { OnceKey } from '../../http/idempotency'
import { ENDED_STATES } from '../../catalogue/queries/flash-sale'

export type NewOrder = InferInsertModel<typeof orders>

/** An order ready to be written, and what must hold at that moment. */
export interface Placing {
  once: OnceKey
  /** What the call answers, now and when it is repeated. */
  results: unknown
  /** The version of the shop by which it was priced, and the parts of the shop that the price depends on. */
  version: number
  parts: readonly string[]
  order: NewOrder
  event: { event: 'created'; detail: Readonly<Record<string, unknown>> }
  /** How often one user has the flash price, when it is one. */
  flashPerUser: number | null
  seats: number
  /** The caller's own hold; it serves when it keeps as many seats of the same slot. */
  hold: { id: string; serves: boolean } | null
  /** Unpaid orders that the user may have with this one; null is without limit. */
  mostUnpaid: number | null
  /** Number of the paid order beside which this one is wanted all the same; '' when none was named. */
  beside: string
}

/** Why nothing was written. `stale`: what the order was priced by has changed since. */
export type PlaceRefusal = 'stale' | 'flashLimit' | 'coupons' | 'quota' | 'flash' | 'seat' | 'unpaid'

export type Placed =
  | { readonly done: true }
  /** The call has been made before: under its key stands this. */
  | { readonly first: { bodyHash: string; results: unknown } }
  /**
   * The user has an order for the same person and day: of the same product, which waits for its payment, or a paid one at the
   * same branch, beside which this one was not wanted yet.
   */
  | { readonly same: { orderNum: string; orderType: number; payableFen: number; paid: boolean } }
  | { readonly refused: PlaceRefusal }

const statement = prepared((db) =>
  db
    .select({ placed: sql<Placed[]>`place_orders(${sql.placeholder('list')}::jsonb)` })
    .from(sql`(select 1) as once`)
    .prepare('place_orders')
)

/** Order states in which it still waits for its payment until the deadline. */
const UNPAID = [PAY_STATUS.unpaid, PAY_STATUS.failed]
/** Those in which it is paid, its visit is to come, and nobody takes it back. */
const PAID = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]
const TO_COME = [APPOINTMENT_STATE.held, APPOINTMENT_STATE.booked]
const NO_REFUND = [REFUND_STATE.withdrawn, REFUND_STATE.rejected]

/**
 * Writes key, order, event, discounts and seat of an order, all or nothing, in one statement with the orders that come at the
 * same moment (`place_orders` of the migrations).
 */
export const placeOrder = gathered(async (db, list: readonly Placing[]): Promise<readonly Placed[]> => {
  const [row] = await statement(db).execute({ list: JSON.stringify(list.map(entryOf)) })
  return (row?.placed ?? []).map((placed) =>
    'first' in placed ? { first: { ...placed.first, results: openedResults(placed.first.results) } } : placed
  )
})

const openedResults = (sealed: unknown): unknown =>
  typeof sealed === 'string' ? idempotencyKeys.results.mapFromDriverValue(sealed) : null

/** An order as `place_orders` takes it. */
const entryOf = ({
  once,
  results,
  version,
  parts,
  order,
  event,
  flashPerUser,
  seats,
  hold,
  mostUnpaid,
  beside
}: Placing) => ({
  once: {
    ...once,
    code: ErrorCode.ok,
    message: 'success',
    results: idempotencyKeys.results.mapToDriverValue(results)
  },
  order: columnsOf(order),
  event,
  terms: {
    version,
    parts,
    unpaid: UNPAID,
    paying: PAY_STATUS.paying,
    paid: PAID,
    toCome: TO_COME,
    noRefund: NO_REFUND,
    beside,
    ended: ENDED_STATES,
    flashPerUser,
    couponState: order.payStatus === PAY_STATUS.paid ? 'used' : 'locked',
    seats,
    holdId: hold?.id ?? null,
    holdServes: hold?.serves ?? false,
    mostUnpaid
  }
})

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
