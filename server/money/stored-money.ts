import { and, asc, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { storedUntil } from '@/domain/order/gift-card'
import type { PayingTender } from '@/domain/order/tenders'
import type { Db } from '../db/client'
import { boundCards, cardBalances, storedValues } from '../db/schema'

type StoredTable = PgTable &
  Readonly<Record<'no' | 'userId' | 'amountFen' | 'takenFen' | 'expiresAt', PgColumn>>

/** Where the money of a paying tender stands, and what is special about it. */
interface StoredMoney {
  /** A row a number: whose it is, what was put on it, what orders have of it, paid or not, and when its time is over. */
  readonly table: StoredTable
  /** What was on a row at first. */
  readonly granted: PgColumn
  /** Rows of which orders can have something, whatever the time: judged again when it is reserved. None: all of them. */
  readonly open?: SQL
  /** Rows with which something can be paid at an instant. */
  usable(at: Date): SQL
}

const onTime = (table: StoredTable, at: Date): SQL => gt(table.expiresAt, at)

/** The card is bound, and not reported lost. */
const boundAndHeld = sql`${cardBalances.userId} is not null and exists (select from ${boundCards}
  where ${boundCards.cardNumber} = ${cardBalances.no} and ${boundCards.lostAt} is null)`
const begun = (at: Date): SQL => sql`exists (select from ${boundCards}
  where ${boundCards.cardNumber} = ${cardBalances.no} and ${boundCards.startsAt} <= ${at.toISOString()}::timestamptz)`

/** Of each tender that pays; one without its line does not compile. */
export const STORED_MONEY: { readonly [T in PayingTender]: StoredMoney } = {
  gift: { table: storedValues, granted: storedValues.grantedFen, usable: (at) => onTime(storedValues, at) },
  cardBalance: {
    table: cardBalances,
    granted: cardBalances.amountFen,
    open: boundAndHeld,
    usable: (at) => sql`${onTime(cardBalances, at)} and ${boundAndHeld} and ${begun(at)}`
  }
}

/**
 * Those of the numbers whose time is over, and until when each can be spent to which money goes back at an instant: `openRefund` writes
 * that into `expires_at`.
 */
export async function endedOf(
  db: Db,
  tender: PayingTender,
  numbers: readonly string[],
  at: Date
): Promise<{ readonly no: string; readonly until: Date }[]> {
  if (numbers.length === 0) return []
  const { table } = STORED_MONEY[tender]
  const ended = await db
    .select({
      no: sql<string>`${table.no}`,
      endedMs: sql<number>`(extract(epoch from ${table.expiresAt}) * 1000)::bigint`.mapWith(Number)
    })
    .from(table)
    .where(and(inArray(table.no, [...numbers]), lte(table.expiresAt, at)))
    .orderBy(asc(table.no))
  return ended.map(({ no, endedMs }) => ({ no, until: new Date(storedUntil(endedMs, at.getTime())) }))
}
