import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { hasCode } from './error-code'
import { START_TEXTS } from '../start-texts'

/** Any number will do, as long as every replica takes the same one. */
const LOCK_KEY = 727_100_661
const LOCK_TAKEN = '55P03'

/** How long a migration waits for others, in ms. */
interface MigrationPatience {
  /** For another server that migrates. */
  readonly turn: number
  /** For a table that calls use, at once: those that come behind it wait as long. */
  readonly table: number
  /** For all tries to have such a table. */
  readonly tables: number
  /** Between two looks, and between two tries. */
  readonly again: number
  /** Between two words about it. */
  readonly said: number
}

export const PATIENCE: MigrationPatience = {
  turn: 10 * 60_000,
  table: 2_000,
  tables: 10 * 60_000,
  again: 1_000,
  said: 10_000
}

/** Who migrates did not come to an end, or calls did not let go of a table; the message is for the operator. */
export class MigrationBlockedError extends Error {}

export type Say = (text: string) => void

interface Holder {
  pid: number
  name: string
  since: string
}

async function holderOf(client: Client): Promise<Holder | null> {
  const { rows } = await client.query<Holder>(
    `select a.pid, a.application_name as name, to_char(a.backend_start, 'YYYY-MM-DD HH24:MI:SS') as since
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32) + l.objid::bigint = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [LOCK_KEY]
  )
  return rows[0] ?? null
}

/**
 * Takes the lock that servers which start together have one after another, and says whom it waits for. Ending the connection gives it back.
 * Throws `MigrationBlockedError`.
 */
export async function takeTurn(client: Client, say: Say, patience = PATIENCE): Promise<void> {
  const began = performance.now()
  for (let saidAt = began - patience.said; ;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCK_KEY
    ])
    if (rows[0]?.got) return
    const waited = performance.now() - began
    if (waited > patience.turn) {
      throw new MigrationBlockedError(START_TEXTS.migrationHeld(await holderOf(client), seconds(waited)))
    }
    if (performance.now() - saidAt >= patience.said) {
      say(START_TEXTS.migrationWaits(await holderOf(client), seconds(waited)))
      saidAt = performance.now()
    }
    await pause(patience.again)
  }
}

const seconds = (ms: number) => Math.round(ms / 1_000)

/**
 * Runs migrations that wait only briefly for a table, again and again: whoever waits for one holds up every call that comes after it.
 * A try that fails leaves nothing. Throws `MigrationBlockedError`.
 */
export async function untilTablesAreFree(
  client: Client,
  migrate: () => Promise<void>,
  say: Say,
  patience = PATIENCE
): Promise<void> {
  const began = performance.now()
  await client.query(`set lock_timeout = ${patience.table}`)
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate()
      break
    } catch (error) {
      if (!isLockTaken(error)) throw error
      const waited = performance.now() - began
      if (waited > patience.tables)
        throw new MigrationBlockedError(START_TEXTS.tableHeld(tries, seconds(waited)))
      say(START_TEXTS.tableWaits(tries))
      await pause(patience.again)
    }
  }
  await client.query('set lock_timeout = 0')
}

/** Also inside what drizzle makes of it. */
const isLockTaken = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, LOCK_TAKEN) || isLockTaken(error.cause))
