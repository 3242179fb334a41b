import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PayingTender } from '@/domain/order/tenders'
import type { Db } from '../db/client'
import { storedValues } from '../db/schema'
import { giftsAgain } from './queries/gifts'

/** Where the money of a paying tender stands, and what is special about it. */
interface StoredMoney {
  /** A row a number: whose it is, what was put on it, and what orders have of it, paid or not. */
  readonly table: PgTable & Readonly<Record<'no' | 'userId' | 'amountFen' | 'takenFen', PgColumn>>
  /** Rows with which something can be paid at an instant; all without it. */
  usable?(at: Date): SQL
  /**
   * Those of the numbers whose time is over, and until when each can be spent to which money goes back at an instant: `openRefund` writes
   * that into `expires_at`. None without it.
   */
  again?(
    db: Db,
    numbers: readonly string[],
    at: Date
  ): Promise<readonly { readonly no: string; readonly until: Date }[]>
}

/** Of each tender that pays; one without its line does not compile. */
export const STORED_MONEY: { readonly [T in PayingTender]: StoredMoney } = {
  gift: {
    table: storedValues,
    usable: (at) => gt(storedValues.expiresAt, at),
    again: giftsAgain
  }
}
