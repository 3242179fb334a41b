/** What each of a crowd asks when a sale begins: prepared statements, few of them. */
import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  sql,
  type SQL,
  type SQLWrapper
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { prepared } from '../../../db/prepared'
import { flashQueue, flashSales, orders } from '../../../db/schema'
import { activityMissing } from '../../refusals'
import type { SaleRow } from './sales'

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
const ACTIVITY = given('activityId', 'text')
const USER = given('userId', 'text')
const NOW = given('now', 'timestamptz')

/** Orders that have a piece of the sale. */
const ordersOf = (db: Db, userId: SQLWrapper) =>
  db
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.offer, 'flash'),
        eq(orders.offerId, ACTIVITY),
        notInArray(orders.payStatus, [PAY_STATUS.closed, PAY_STATUS.refunded])
      )
    )

const boughtBy = (db: Db) => sql`(select count(*) from ${ordersOf(db, USER).as('mine')})`.mapWith(Number)

const saleStatement = prepared((db) =>
  db
    .select({
      ...getTableColumns(flashSales),
      bought: boughtBy(db)
    })
    .from(flashSales)
    .where(eq(flashSales.activityId, ACTIVITY))
    .prepare('flash_sale_for')
)

/** A sale, and how many orders of it somebody has. Refuses with 404. */
export async function saleFor(
  db: Db,
  activityId: string,
  userId: string
): Promise<SaleRow & { readonly bought: number }> {
  const [sale] = await saleStatement(db).execute({ activityId, userId })
  if (!sale) throw activityMissing()
  return sale
}

/** How many may order now and have not. */
const readyWithoutOrder = (db: Db) =>
  db
    .select({ n: count() })
    .from(flashQueue)
    .where(
      and(
        eq(flashQueue.activityId, ACTIVITY),
        gt(flashQueue.readyUntil, NOW),
        notExists(ordersOf(db, flashQueue.userId))
      )
    )

/** How somebody with a ticket stands, and how the sale does. */
export interface Standing {
  readonly readyUntil: Date | null
  /** Those who wait and came before. */
  readonly ahead: number
  /** Pieces that no order has. */
  readonly remaining: number
  /** The whole stock less one for each whose turn it is, with an order or without: never fewer than can be let in. */
  readonly unkept: number
}

/** What a ticket stands at: the sale's pieces, those before it, those whose turn it is. */
function standingAt(db: Db, ticket: SQLWrapper) {
  const other = alias(flashQueue, 'other')
  const others = (where: SQL | undefined) =>
    sql`(${db
      .select({ n: count() })
      .from(other)
      .where(and(eq(other.activityId, ACTIVITY), where))})`.mapWith(Number)
  return {
    ahead: others(and(isNull(other.readyUntil), lt(other.ticket, ticket))),
    remaining: flashSales.remaining,
    unkept: sql`${flashSales.stock} - ${others(gt(other.readyUntil, NOW))}`.mapWith(Number)
  }
}

const standingStatement = prepared((db) =>
  db
    .select({ readyUntil: flashQueue.readyUntil, ...standingAt(db, flashQueue.ticket) })
    .from(flashQueue)
    .innerJoin(flashSales, eq(flashSales.activityId, flashQueue.activityId))
    .where(and(eq(flashQueue.activityId, ACTIVITY), eq(flashQueue.userId, USER)))
    .prepare('flash_standing')
)

/** null: without a ticket. */
export async function standingOf(
  db: Db,
  activityId: string,
  userId: string,
  now: Date
): Promise<Standing | null> {
  const [standing] = await standingStatement(db).execute({ activityId, userId, now: now.toISOString() })
  return standing ?? null
}

/** Nobody enters a sale that is not on or has no queue, nor who has as many of it as a person may. */
const openTo = (db: Db) =>
  and(
    eq(flashSales.activityId, ACTIVITY),
    eq(flashSales.queued, true),
    lte(flashSales.startAt, NOW),
    gt(flashSales.endAt, NOW),
    gt(flashSales.perUser, boughtBy(db))
  )

/** Of a ticket, the next number. */
export const NEXT_TICKET = sql`nextval(pg_get_serial_sequence('flash_queue', 'ticket'))`

const enterStatement = prepared((db) => {
  const place = {
    activityId: flashSales.activityId,
    userId: USER.as('user_id'),
    ticket: NEXT_TICKET.as('ticket'),
    device: given('device', 'text').as('device'),
    person: given('person', 'text').as('person'),
    readyUntil: sql`null::timestamptz`.as('ready_until'),
    enteredAt: NOW.as('entered_at')
  }
  const entered = db.$with('entered').as(
    db
      .insert(flashQueue)
      .select(db.select(place).from(flashSales).where(openTo(db)))
      .onConflictDoNothing()
      .returning({ ticket: flashQueue.ticket })
  )
  return db
    .with(entered)
    .select(standingAt(db, entered.ticket))
    .from(entered)
    .innerJoin(flashSales, eq(flashSales.activityId, ACTIVITY))
    .prepare('flash_enter')
})

/** A place in the queue: an account, a device and a document have one each. */
type Place = Pick<typeof flashQueue.$inferSelect, 'activityId' | 'userId' | 'device' | 'person'>

/**
 * Takes a ticket and tells how it stands: one statement, for most of a crowd the only one of the sale. null: nobody enters now, this
 * account may not, or it, the device or the document has a ticket.
 */
export async function enter(db: Db, place: Place, now: Date): Promise<Standing | null> {
  const [standing] = await enterStatement(db).execute({ ...place, now: now.toISOString() })
  return standing ? { readyUntil: null, ...standing } : null
}

/** The orders of everybody who may order are looked at: for who lets in alone, as a crowd asks how it stands. */
const piecesStatement = prepared((db) =>
  db
    .select({
      remaining: flashSales.remaining,
      ready: sql`(${readyWithoutOrder(db)})`.mapWith(Number)
    })
    .from(flashSales)
    .where(eq(flashSales.activityId, ACTIVITY))
    .prepare('flash_pieces')
)

/** How many pieces of a sale nobody has, and how many of them are kept. */
export async function piecesOf(
  db: Db,
  activityId: string,
  now: Date
): Promise<{ readonly remaining: number; readonly ready: number }> {
  const [pieces] = await piecesStatement(db).execute({ activityId, now: now.toISOString() })
  return pieces ?? { remaining: 0, ready: 0 }
}
