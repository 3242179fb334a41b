import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { prepared } from './prepared'
import type { Tx } from './transact'

/** A stock that is a row with the number of what is taken of it. */
export interface Counter {
  /** False when not as many are left, or the stock is closed. */
  take(tx: Tx, key: string, amount: number): Promise<boolean>
  /** More than was taken is refused by the table's check: nothing hides that something was given back twice. */
  giveBack(tx: Tx, key: string, amount: number): Promise<void>
}

interface Counted {
  /** Of its statements; unique in the server. */
  readonly name: string
  readonly table: PgTable
  readonly key: PgColumn
  /** The column, and the name of its property. */
  readonly taken: readonly [column: PgColumn, property: string]
  /** How many may be taken. */
  readonly room: SQL
  readonly open?: SQL
}

const AMOUNT = sql`${sql.placeholder('amount')}::int`

/** Takes by one conditional update, never by reading first: of two who want the last one, exactly one has it. */
export function counter({ name, table, key, taken: [column, property], room, open }: Counted): Counter {
  const of = sql`${key} = ${sql.placeholder('key')}`
  const take = prepared((db) =>
    db
      .update(table)
      .set({ [property]: sql`${column} + ${AMOUNT}` })
      .where(and(of, open, sql`${column} + ${AMOUNT} <= ${room}`))
      .returning({ one: sql`1` })
      .prepare(`take_${name}`)
  )
  const giveBack = prepared((db) =>
    db
      .update(table)
      .set({ [property]: sql`${column} - ${AMOUNT}` })
      .where(of)
      .prepare(`give_back_${name}`)
  )
  return {
    take: async (tx, key, amount) => (await take(tx).execute({ key, amount })).length > 0,
    giveBack: async (tx, key, amount) => void (await giveBack(tx).execute({ key, amount }))
  }
}
