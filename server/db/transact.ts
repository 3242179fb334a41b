import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client'

declare const inTransaction: unique symbol

/**
 * A transaction. Commands that write inside one take it in place of `Db`, so that the database outside, which waits for this
 * very transaction on the embedded engine and writes past it on PostgreSQL, does not type-check there.
 */
export type Tx = Db & { readonly [inTransaction]: true }

/** Reads by several statements what stood at one moment, however others write meanwhile. */
export const snapshot = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transact(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/**
 * Runs `work` in a transaction: all of it or nothing, which is what an error of `work` brings about. On a `Tx` it is a
 * savepoint of it, and the settings do not count.
 */
export const transact = <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  settings?: PgTransactionConfig
): Promise<Result> => db.transaction((tx: Db) => work(tx as Tx), settings)
