import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import { START_TEXTS } from '../start-texts'
import { Primary } from './primary'

/** Time to reach the database, in ms. */
const CONNECT_MS = 10_000
/** A probe waits no longer for an answer: through a pooler with one connection the second session would wait for ever. */
const ANSWER_MS = 5_000
/** Sessions that are inside a transaction at once, while one looks whether its own connection is still there. */
const HELD = 3
/** So often, with another number of calls between each time: whichever order a pooler hands its connections out in. */
const ROUNDS = 4

/** The database behind `DATABASE_URL` does not do what the server relies on; the message is for the operator. */
export class UnfitEngineError extends Error {}

/**
 * Throws `UnfitEngineError` where advisory locks do not lock, triggers of statements do not fire, or a pooler changes the connection
 * under a session that keeps its limits and statements there.
 * @param byTransaction whether the operator has said so of the pooler
 */
export async function refuseUnfitEngine(url: string, byTransaction: boolean): Promise<void> {
  const primary = new Primary(url)
  const sessions: Client[] = []
  try {
    while (sessions.length < HELD + 1) sessions.push(await primary.connection(CONNECT_MS, ANSWER_MS))
    const [first, second, ...others] = sessions
    if (!first || !second) return
    if (byTransaction) await refuseWithoutLimits(first)
    else if (await isSharedBetween(first, [second, ...others])) {
      throw new UnfitEngineError(START_TEXTS.transactionPooler)
    }
    if (!(await locksLock(first, second))) throw new UnfitEngineError(START_TEXTS.noLocks)
    if (!(await statementTriggersFire(first))) throw new UnfitEngineError(START_TEXTS.noTriggers)
  } finally {
    await Promise.all(sessions.map((session) => session.end().catch(() => undefined)))
  }
}

async function pidOf(session: Client): Promise<number> {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? -1
}

/** Whether somebody else's transaction takes the connection that this session had, or it has another one afterwards. */
async function isSharedBetween(session: Client, others: readonly Client[]): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await pidOf(session)
    for (let calls = 0; calls < round; calls += 1) await pidOf(others[0] ?? session)
    try {
      for (const other of others) {
        await other.query('begin')
        if ((await pidOf(other)) === before) return true
      }
      if ((await pidOf(session)) !== before) return true
    } finally {
      for (const other of others) await other.query('rollback')
    }
  }
  return false
}

async function locksLock(one: Client, two: Client): Promise<boolean> {
  // Servers that start together do not ask for the same lock.
  const key = randomInt(2 ** 47)
  const others = async () => {
    const { rows } = await two.query<{ got: boolean }>(
      'select pg_try_advisory_xact_lock($1::bigint) as got',
      [key]
    )
    return rows[0]?.got !== false
  }
  await one.query('begin')
  await one.query('select pg_advisory_xact_lock($1::bigint)', [key])
  const gotWhileHeld = await others()
  await one.query('rollback')
  return !gotWhileHeld && (await others())
}

/** With the rows that a statement changed, as the version of the shop is counted up. */
const COUNTING = `
  begin;
  create temp table engine_probe (n int) on commit drop;
  create temp table engine_probe_seen (n int) on commit drop;
  create function pg_temp.engine_probe_count() returns trigger language plpgsql as
    $$ begin insert into engine_probe_seen select count(*) from come; return null; end $$;
  create trigger engine_probe_added after insert on engine_probe
    referencing new table as come for each statement execute function pg_temp.engine_probe_count();
  insert into engine_probe values (1), (2)`

async function statementTriggersFire(session: Client): Promise<boolean> {
  try {
    await session.query(COUNTING)
    const { rows } = await session.query<{ n: number }>('select n from engine_probe_seen')
    return rows.length === 1 && rows[0]?.n === 2
  } finally {
    await session.query('rollback')
  }
}

/** A limit that is said on a connection holds for whoever has it next: through such a pooler they are the role's. */
async function refuseWithoutLimits(session: Client): Promise<void> {
  const { rows } = await session.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in
      ('idle_in_transaction_session_timeout', 'jit', 'lock_timeout', 'statement_timeout')`
  )
  const without = rows.filter(({ name, setting }) => setting === (name === 'jit' ? 'on' : '0'))
  if (without.length > 0) throw new UnfitEngineError(START_TEXTS.roleLimits)
}
