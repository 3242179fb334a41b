import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Db } from './client'
import { isOutage, isReported } from './outage'
import { heard, Primary } from './primary'
import { requestName } from './request-name'
import * as schema from './schema'

/** How long anybody waits for PostgreSQL, in ms. */
export interface WaitLimits {
  /** For a connection: a new one, or one that others use. */
  readonly connection: number
  /** For a row that somebody else has locked. */
  readonly lock: number
  readonly statement: number
  /**
   * PostgreSQL ends a transaction whose server has died or hangs after this, and gives its locks to others. Longer than a
   * statement may take: else the next statement of the same hung server, which waits for the lock, gets it for as long again.
   */
  readonly idleInTransaction: number
  /** For an answer of any kind: a frozen database keeps no limit of its own. Shorter than the 5 s that no call may hang. */
  readonly answer: number
}

/** Of calls and jobs; migrations and seed have none, see `migrate.ts`. */
export const WAIT_LIMITS: WaitLimits = {
  connection: 3_000,
  lock: 3_000,
  statement: 4_000,
  idleInTransaction: 5_000,
  answer: 4_500
}

/**
 * What every session of ours keeps. It is said after the connection stands, since a pooler refuses to pass it on with the start-up:
 * PgBouncer ends a connection that asks for `options` or a timeout. No statement is compiled: ours take milliseconds, but with many
 * orders their estimated costs pass the threshold of the JIT compiler, which then takes a second for each.
 */
const sessionOf = ({ lock, statement, idleInTransaction }: WaitLimits): string =>
  [
    'set jit = off',
    `set lock_timeout = ${lock}`,
    `set statement_timeout = ${statement}`,
    `set idle_in_transaction_session_timeout = ${idleInTransaction}`
  ].join('; ')

/** How the server speaks to PostgreSQL. */
export interface PoolOptions {
  readonly limits?: WaitLimits
  /** A pooler before it gives a connection for a transaction alone: nothing is kept on one, and the limits are the role's. */
  readonly byTransaction?: boolean
}

export function openPool(
  url: string,
  size: number,
  { limits = WAIT_LIMITS, byTransaction = false }: PoolOptions
): Pool {
  const primary = new Primary(url)
  const pool = new Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: primary.shareOf(limits.connection),
    query_timeout: limits.answer,
    Client: primary.clients(),
    verify: (client, done) =>
      void (byTransaction ? Promise.resolve() : client.query(sessionOf(limits)))
        .then(() => primary.refuseStandby(client))
        .then(() => done(), done)
  })
  pool.on('error', heard)
  pool.on('connect', (client) => {
    client.on('error', heard)
    if (byTransaction) forgetNames(client)
    waitForStandby(client)
    endUnanswered(client)
  })
  return primary.tryEach(pool)
}

/** A statement that is prepared under a name is there on that connection alone. */
function forgetNames(client: PoolClient): void {
  const { query } = client
  Object.assign(client, {
    query: (statement: unknown, ...given: unknown[]): unknown =>
      Reflect.apply(query, client, [
        isNamed(statement) ? { ...statement, name: undefined } : statement,
        ...given
      ])
  })
}

const isNamed = (statement: unknown): statement is { readonly name: unknown } =>
  typeof statement === 'object' && statement !== null && 'name' in statement

/** PostgreSQL gave up waiting for the synchronous standby: what was written is on the primary alone. */
class AloneError extends Error {
  constructor() {
    super('the standby has not confirmed what was written')
  }
}

const COMMIT = 'set local statement_timeout = 0; commit'
const isCommit = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'commit'
/** The part of PostgreSQL that waits for the standby, by which it names its warnings in every language. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN'

/**
 * A commit that waits for a synchronous standby is not cut short by the limit on statements: PostgreSQL would call it done, with a warning,
 * though it is on this machine alone. Who waits hears after `answer` that it is not known; nobody sees what is not on both. A statement
 * outside a transaction has its limit, and fails when it was cut short so.
 */
function waitForStandby(client: PoolClient): void {
  const { query } = client
  let alone = false
  client.on('notice', ({ routine }) => (alone ||= routine === WAITS_FOR_STANDBY))
  Object.assign(client, {
    query: (statement: unknown, ...given: unknown[]): unknown => {
      alone = false
      const heardBy = given.at(-1)
      const parts =
        typeof heardBy === 'function'
          ? given.with(-1, (error: unknown, result: unknown): void => {
              Reflect.apply(heardBy, undefined, [error ?? (alone ? new AloneError() : error), result])
            })
          : given
      const answer: unknown = Reflect.apply(query, client, [
        isCommit(statement) ? COMMIT : statement,
        ...parts
      ])
      if (!(answer instanceof Promise)) return answer
      return answer.then((result: unknown) => {
        if (alone) throw new AloneError()
        return result
      })
    }
  })
}

/** Nothing that is sent after a statement without an answer gets one either: a rollback would wait as long again. */
function endUnanswered(client: PoolClient): void {
  const { query } = client
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, client, given)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => (isReported(error) ? undefined : void client.end()))
      }
      return answer
    }
  })
}

/** With a name, until its end, where a request gave it one. */
async function named<Tx extends Db, Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const name = requestName()
  if (name !== undefined) await tx.execute(sql`select set_config('application_name', ${name}, true)`)
  return work(tx)
}

/**
 * drizzle on the pool, with transactions that give their connection back whatever happens: drizzle's own sends `begin`
 * before its `try` and loses the connection when that fails.
 */
export function poolDb(pool: Pool): Db {
  const db = drizzle(pool, { schema })
  const ofConnection = new WeakMap<PoolClient, Db>()
  const onConnection = (client: PoolClient): Db => {
    const known = ofConnection.get(client) ?? drizzle(client, { schema })
    ofConnection.set(client, known)
    return known
  }
  return Object.assign(db, {
    transaction: (async (work, config) => {
      const client = await pool.connect().catch((error: Error) => {
        throw new DrizzleQueryError('begin', [], error)
      })
      const first: { fault?: unknown } = {}
      let inDoubt = false
      try {
        return await onConnection(client).transaction(
          (tx) =>
            named(tx, work).catch((fault: unknown) => {
              first.fault = fault
              throw fault
            }),
          config
        )
      } catch (error) {
        // The fault of the work itself comes out when the rollback was done.
        inDoubt = error !== first.fault || isOutage(error)
        throw first.fault ?? error
      } finally {
        client.release(inDoubt)
      }
    }) satisfies Db['transaction']
  })
}
