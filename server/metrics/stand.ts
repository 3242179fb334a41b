import { and, count, inArray, isNull, lte, min, sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../db/client'
import { outbox, payments, refundTransactions } from '../db/schema'

/** How many there are, and for how many seconds the oldest has been due. */
interface Amount {
  readonly key: string
  readonly count: number
  readonly seconds: number
}

interface Stand {
  readonly waits: readonly Omit<Amount, 'seconds'>[]
  readonly outbox: readonly Amount[]
  readonly payments: readonly Omit<Amount, 'seconds'>[]
  readonly refunds: readonly Amount[]
}

/** Of payments, those that are neither paid nor given up. */
const OPEN_PAYMENTS = ['opening', 'created', 'pending', 'closing']
const OPEN_REFUNDS = ['asked', 'failed']

/** What stands in the database now. Each question is answered by an index of what has not ended: it costs the same after a million orders. */
export async function standOf({ db, pool }: Database, now: Date): Promise<Stand> {
  const since = (at: Date | null) => (at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / 1_000))
  const [waits, due, open, refunds] = await Promise.all([
    pool
      ? rowsOf<{ key: string; count: number }>(
          db,
          sql`select coalesce(wait_event_type, 'nothing') as key, count(*)::int as count from pg_stat_activity
              where datname = current_database() and state = 'active' group by 1`
        )
      : [],
    db
      .select({ key: outbox.topic, count: count(), first: min(outbox.dueAt) })
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
      .groupBy(outbox.topic),
    db
      .select({ key: payments.state, count: count() })
      .from(payments)
      .where(inArray(payments.state, OPEN_PAYMENTS))
      .groupBy(payments.state),
    db
      .select({ key: refundTransactions.state, count: count(), first: min(refundTransactions.nextAskAt) })
      .from(refundTransactions)
      .where(inArray(refundTransactions.state, OPEN_REFUNDS))
      .groupBy(refundTransactions.state)
  ])
  const aged = (rows: readonly { key: string; count: number; first: Date | null }[]): readonly Amount[] =>
    rows.map(({ key, count: n, first }) => ({ key, count: n, seconds: since(first) }))
  return { waits, outbox: aged(due), payments: open, refunds: aged(refunds) }
}
