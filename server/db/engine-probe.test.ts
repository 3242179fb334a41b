/** What an engine or a pooler before it must do is asked at the start, and refused in one sentence. */
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { START_TEXTS } from '../start-texts'
import { VISIT_DATE } from '../testing/ordering'
import { createPooler, hasPooler, type Pooler } from '../testing/pooler'
import { createCluster, postgresPrograms, type PrivateCluster } from '../testing/private-cluster'
import { createTestApp, TEST_NOW } from '../testing/test-app'
import { refuseUnfitEngine } from './engine-probe'
import { prepareDatabase } from './migrate'
import { openPostgres } from './open'
import { refusePending } from './pending'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const bin = postgresPrograms()
const possible = bin !== null && hasPooler()
if (!possible) {
  process.stderr.write(
    '\nSKIPPED: the probe of engines needs the programs of PostgreSQL (initdb, pg_ctl) and pgbouncer\n\n'
  )
}

const LIMITS = [
  'statement_timeout = 4000',
  'lock_timeout = 3000',
  'idle_in_transaction_session_timeout = 5000',
  'jit = off'
]

;(possible ? describe : describe.skip)('the probe of an engine', () => {
  let cluster: PrivateCluster
  const poolers: Pooler[] = []
  const asAdmin = async (...statements: readonly string[]) => {
    const admin = new Client({ connectionString: cluster.url })
    await admin.connect()
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }
  const pooler = async (mode: 'session' | 'transaction', ...settings: readonly string[]) => {
    const made = await createPooler(cluster.url, mode, settings)
    poolers.push(made)
    return made
  }
  const urlAs = (user: string, name = 'postgres') =>
    cluster.url.replace('postgres@', `${user}@`).replace(/postgres$/, name)
  beforeAll(async () => {
    cluster = await createCluster(bin ?? '')
  })
  afterAll(async () => {
    for (const one of poolers) await one.remove()
    cluster?.remove()
  })

  test('PostgreSQL passes, also behind a pooler by session', async () => {
    await refuseUnfitEngine(cluster.url, false)
    await refuseUnfitEngine((await pooler('session')).url('postgres'), false)
  })

  test.each([
    ['with the connection that was last used first', []],
    ['with all connections in turn', ['server_round_robin = 1']]
  ])('a pooler by transaction is refused: %s', async (_case, settings) => {
    const url = (await pooler('transaction', 'min_pool_size = 3', ...settings)).url('postgres')
    for (let start = 0; start < 3; start += 1) {
      await expect(refuseUnfitEngine(url, false)).rejects.toThrow(START_TEXTS.transactionPooler)
    }
  })

  test('advisory locks that do not lock are refused', async () => {
    await asAdmin(
      'create role unlocked superuser login',
      'create schema without_locks',
      "create function without_locks.pg_try_advisory_xact_lock(bigint) returns boolean language sql as 'select true'",
      'alter role unlocked set search_path = without_locks, pg_catalog'
    )
    await expect(refuseUnfitEngine(urlAs('unlocked'), false)).rejects.toThrow(START_TEXTS.noLocks)
  })

  test('triggers of statements that do not fire are refused', async () => {
    await asAdmin(
      'create role untriggered superuser login',
      'alter role untriggered set session_replication_role = replica'
    )
    await expect(refuseUnfitEngine(urlAs('untriggered'), false)).rejects.toThrow(START_TEXTS.noTriggers)
  })

  test('with DATABASE_POOLER=transaction the limits are asked of the role, and calls are answered through one connection each', async () => {
    await asAdmin('create database pooled')
    const { url } = await pooler('transaction', 'default_pool_size = 3')
    await expect(refuseUnfitEngine(url('pooled'), true)).rejects.toThrow(START_TEXTS.roleLimits)
    await asAdmin(...LIMITS.map((limit) => `alter role postgres in database pooled set ${limit}`))
    // What the pooler has open is as it was before.
    await asAdmin("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'pooled'")
    await refuseUnfitEngine(url('pooled'), true)

    const database = openPostgres(url('pooled'), 8, { byTransaction: true })
    await expect(refusePending(database.db)).rejects.toThrow('0000_baseline')
    const direct = openPostgres(urlAs('postgres', 'pooled'), 2)
    await prepareDatabase(direct, { now: TEST_NOW, demo: true })
    await direct.close()
    await refusePending(database.db)
    const server = await createTestApp({ database })
    await database.db.execute(sql`update slots set capacity = 200 where date = ${VISIT_DATE}`)
    const codes = await Promise.all(
      Array.from({ length: 24 }, async (_, who) => {
        const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 102, persons: 1 }
        const { code } = await server.call('hold.take', place, { device: `device-through-pooler-${who}` })
        return code
      })
    )
    expect(new Set(codes)).toEqual(new Set([ErrorCode.ok]))
    await server.close()
  })
})
