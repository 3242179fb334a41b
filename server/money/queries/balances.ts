import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { rowsOf } from '../../db/client'
import type { Account } from '../accounts'

/** What stands on accounts, in fen; one that nothing was ever moved to or from has 0. */
export async function balances(db: Db, accounts: readonly Account[]): Promise<ReadonlyMap<Account, number>> {
  const rows = await rowsOf<{ account: Account; fen: string }>(
    db,
    sql`select account, (
          select coalesce(sum(case when to_account = account then amount_fen else -amount_fen end), 0)
          from transfers where to_account = account or from_account = account
        )::text as fen
        from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb) as asked (account)`
  )
  return new Map(rows.map(({ account, fen }) => [account, Number(fen)]))
}
