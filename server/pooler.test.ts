/** Behind a pooler in session mode: the server starts, keeps its limits, and migrates without them. */
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { rowsOf, type Database } from './db/client'
import { openPostgres } from './db/open'
import { prepareDatabase } from './db/migrate'
import { WAIT_LIMITS } from './db/postgres'
import { VISIT_DATE } from './testing/ordering'
import { createPooler, hasPooler, type Pooler } from './testing/pooler'
import { createCluster, postgresPrograms, type PrivateCluster } from './testing/private-cluster'
import { createTestApp, TEST_NOW } from './testing/test-app'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const bin = postgresPrograms()
const possible = bin !== null && hasPooler()
if (!possible) {
  process.stderr.write(
    '\nSKIPPED: the tests behind a pooler need the programs of PostgreSQL (initdb, pg_ctl) and pgbouncer\n\n'
  )
}

;(possible ? describe : describe.skip)('behind PgBouncer in session mode', () => {
  let cluster: PrivateCluster
  let pooler: Pooler
  let database: Database
  beforeAll(async () => {
    cluster = await createCluster(bin ?? '')
    pooler = await createPooler(cluster.url)
    const admin = new Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query('create database pooled')
    await admin.end()
    // A limit of 1 ms would end the migrations, which go through the pooler too.
    const strict = openPostgres(pooler.url('pooled'), 1, { limits: { ...WAIT_LIMITS, statement: 1 } })
    await prepareDatabase(strict, { now: TEST_NOW, demo: true })
    await strict.close()
    database = openPostgres(pooler.url('pooled'), 4)
  })
  afterAll(async () => {
    await database?.close()
    await pooler?.remove()
    cluster?.remove()
  })

  test('every connection keeps the limits of calls, also one that another server had before', async () => {
    const limits = () =>
      rowsOf<{ name: string; setting: string }>(
        database.db,
        sql`select name, setting from pg_settings where name in
          ('idle_in_transaction_session_timeout', 'jit', 'lock_timeout', 'statement_timeout') order by name`
      )
    const each = await Promise.all(Array.from({ length: 4 }, limits))
    for (const rows of each) {
      expect(rows.map(({ setting }) => setting)).toEqual(['5000', 'off', '3000', '4000'])
    }
  })

  test('calls of users are answered', async () => {
    const server = await createTestApp({ database: { ...database, close: () => Promise.resolve() } })
    const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 102, persons: 1 }
    expect((await server.call('hold.take', place, { device: 'device-of-the-pooler' })).code).toBe(
      ErrorCode.ok
    )
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    await server.close()
  })
})
