import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { transact, type Tx } from '../../db/transact'
import { beginShop } from './shop'

/**
 * Does `work` in a transaction during which no part of `parts` changes: a change of one waits in its trigger until it is over, other
 * orders do not. For what keeps being outdated by the time at which it is to be written, as it holds up whoever changes the shop.
 */
export const withShopKept = <Result>(
  db: Db,
  parts: readonly string[],
  work: (tx: Tx) => Promise<Result>
): Promise<Result> =>
  transact(db, async (tx) => {
    await keepParts(tx, parts)
    beginShop(tx, db)
    return work(tx)
  })

/** Locks their rows, in one order for all. One that never changed gets its row, since there is nothing else to lock. */
async function keepParts(tx: Tx, parts: readonly string[]): Promise<void> {
  const list = sql`jsonb_array_elements_text(${JSON.stringify([...new Set(parts)])}::jsonb) as list (part)`
  await tx.execute(
    sql`insert into shop_changes (part, version) select part, 0 from ${list} order by part on conflict do nothing`
  )
  await tx.execute(
    sql`select part from shop_changes where part in (select part from ${list}) order by part for share`
  )
}
