import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from './db/client'
import { openPostgres } from './db/open'
import { transact } from './db/transact'
import { isOutage } from './db/outage'
import { prepareDatabase } from './db/migrate'
import { WAIT_LIMITS } from './db/postgres'
import { sessions, users } from './db/schema'
import { hashToken, randomToken } from './settings/tokens'
import { VISIT_DATE } from './testing/ordering'
import { createCluster, postgresPrograms, type PrivateCluster } from './testing/private-cluster'
import { createTestApp, TEST_NOW, type TestApp } from './testing/test-app'
import { openTestDatabase } from './testing/test-database'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const bin = postgresPrograms()
if (!bin) {
  process.stderr.write(
    '\nSKIPPED: the tests of a lost and a frozen database need the programs of PostgreSQL (initdb, pg_ctl)\n\n'
  )
}
const onCluster = bin ? describe : describe.skip

const PLACE = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 102, persons: 1 }
/** What anybody gets while the database is away: an answer of the contract (R8.9). */
const AWAY = { code: ErrorCode.serviceUnavailable, message: '服务异常', results: null }
const RECOVERED_MS = 2_000
const LONGEST_MS = 5_000
const USERS = 24
const TO_TERMINATE = 100

let cluster: PrivateCluster
let server: TestApp
let admin: Client

const connectAdmin = async () => {
  admin = new Client({ connectionString: cluster.url })
  admin.on('error', () => undefined)
  await admin.connect()
}

/** A person with an account and a session; answers the token. */
async function newUser(index: number): Promise<string> {
  const now = server.clock.now()
  const [id, token, secret] = [`outage${index}`, randomToken(), randomToken()]
  const accessExpiresAt = new Date(now.getTime() + 7_200_000)
  await server.database.db.insert(users).values({
    id,
    phone: `1380000${String(index).padStart(4, '0')}`,
    name: '',
    createdAt: now
  })
  await server.database.db.insert(sessions).values({
    id: `s-${id}`,
    userId: id,
    secret,
    rotationKey: randomToken(),
    comefrom: 50,
    createdAt: now,
    tokenHash: hashToken(token),
    accessExpiresAt,
    refreshHash: hashToken(randomToken()),
    refreshExpiresAt: accessExpiresAt
  })
  return token
}

const seatsAndHolds = async () => {
  const [row] = await rowsOf<{ remaining: number; held: number; owners: number }>(
    server.database.db,
    sql`select remaining,
          (select coalesce(sum(persons), 0)::int from holds h where h.slot_row_id = slots.id and state = 'held') as held,
          (select count(distinct user_id)::int from holds h where h.slot_row_id = slots.id and state = 'held') as owners
        from slots where org_code = 'H1001' and kind = 'checkup' and date = ${VISIT_DATE} and slot_id = 102`
  )
  if (!row) throw new Error('no such slot')
  return row
}

const endsByOutage = (work: Promise<unknown>) => work.then(() => false, isOutage)

const timed = async <T>(work: Promise<T>): Promise<{ ms: number; value: T }> => {
  const started = Date.now()
  const value = await work
  return { ms: Date.now() - started, value }
}

onCluster('a database of its own', () => {
  beforeAll(async () => {
    cluster = await createCluster(bin ?? '')
    server = await createTestApp({
      database: await openTestDatabase({ now: TEST_NOW, demo: true }, cluster.url)
    })
    await connectAdmin()
  })
  afterAll(async () => {
    await admin?.end().catch(() => undefined)
    await server?.close()
    cluster?.remove()
  })

  const pool = () => {
    if (!server.database.pool) throw new Error('not on PostgreSQL')
    return server.database.pool
  }
  const inTransaction = () => transact(server.database.db, (tx) => rowsOf(tx, sql`select 1`))
  const allBack = async () => {
    while (pool().waitingCount > 0 || pool().idleCount < pool().totalCount) await pause(20)
    return pool().totalCount
  }
  const probe = async (path: string) => (await server.app.inject(path)).statusCode

  test('a connection lost while in use fails its work and nothing else', async () => {
    const lost = transact(server.database.db, async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
      const gone = new Promise((done) => pool().once('error', done))
      await admin.query('select pg_terminate_backend($1)', [own?.pid])
      await Promise.race([gone, pause(200)])
      return rowsOf(tx, sql`select 1`)
    })
    expect(await endsByOutage(lost)).toBe(true)
    await inTransaction()
    await allBack()
  })

  test('a transaction that cannot begin gives its connection back', async () => {
    const size = pool().options.max
    for (let tries = 0; tries < 2 * size; tries += 1) {
      pool().once('acquire', (client) => void client.end())
      expect(await endsByOutage(inTransaction())).toBe(true)
    }
    await Promise.all(Array.from({ length: 2 * size }, inTransaction))
    expect(await allBack()).toBeLessThanOrEqual(size)
  })

  test('migrations and seed are not under the limits of calls', async () => {
    await admin.query('create database slow')
    const database = openPostgres(cluster.url.replace(/postgres$/, 'slow'), 2, {
      limits: { ...WAIT_LIMITS, statement: 1, lock: 1 }
    })
    expect(await endsByOutage(database.db.execute(sql`select pg_sleep(0.1)`))).toBe(true)
    await prepareDatabase(database, { now: server.clock.now(), demo: true })
    await database.close()
  })

  test('a server that hangs inside transactions loses its locks to the others, once for all of them', async () => {
    const shorter = (limit: number) => limit / 10
    const limits = {
      ...WAIT_LIMITS,
      lock: shorter(WAIT_LIMITS.lock),
      statement: shorter(WAIT_LIMITS.statement),
      idleInTransaction: shorter(WAIT_LIMITS.idleInTransaction)
    }
    const hanging = openPostgres(String(pool().options.connectionString), 3, { limits })
    const lock = sql`select id from slots where date = ${VISIT_DATE} and slot_id = 102 for update`
    let goOn = () => undefined as void
    const going = new Promise<void>((done) => (goOn = done))
    let locked = () => undefined as void
    const isLocked = new Promise<void>((done) => (locked = done))
    const hang = () => {
      const stuck = transact(hanging.db, async (tx) => {
        await tx.execute(lock)
        locked()
        await going
        return rowsOf(tx, sql`select 1`)
      })
      stuck.catch(() => undefined)
      return stuck
    }
    const first = hang()
    await isLocked
    // These wait for the lock, and would hang with it as the first does.
    const stuck = [first, hang(), hang()]
    const { ms } = await timed(transact(server.database.db, (tx) => rowsOf(tx, lock)))
    expect(ms).toBeLessThan(1.9 * limits.idleInTransaction)
    goOn()
    expect(await Promise.all(stuck.map(endsByOutage))).toEqual([true, true, true])
    await hanging.close()
    const { rows } = await pool().query<{ limit: string }>(
      "select setting as limit from pg_settings where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout') order by name"
    )
    // The transaction's, the lock's and the statement's.
    expect(rows.map(({ limit }) => Number(limit))).toEqual([5_000, 3_000, 4_000])
  })

  test('no statement is compiled, however dear PostgreSQL thinks it is', async () => {
    const plan = await transact(server.database.db, async (tx) => {
      await tx.execute(sql`set local jit_above_cost = 0`)
      return rowsOf(tx, sql`explain (analyze) select sum(remaining) from slots`)
    })
    expect(JSON.stringify(plan)).toContain('Aggregate')
    expect(JSON.stringify(plan)).not.toContain('JIT')
  })

  test('nor with options of the operator, which count as well', async () => {
    const options = encodeURIComponent('-c work_mem=7MB')
    const own = openPostgres(`${cluster.url}?application_name=shop&options=${options}`, 1)
    const settings = await rowsOf<{ name: string; setting: string }>(
      own.db,
      sql`select name, setting from pg_settings where name in ('application_name', 'jit', 'work_mem') order by name`
    )
    await own.close()
    expect(settings.map(({ setting }) => setting)).toEqual(['shop', 'off', '7168'])
  })

  test(`R8.9 ${TO_TERMINATE} connections terminated under load: every call is answered in time, nothing is lost or doubled`, async () => {
    const people = await Promise.all(Array.from({ length: USERS }, (_, index) => newUser(index)))
    await server.database.db.execute(
      sql`update slots set capacity = 200, blocked = 0 where org_code = 'H1001' and kind = 'checkup' and date = ${VISIT_DATE} and slot_id = 102`
    )
    // What a server reads once is read before.
    await server.call('hold.take', PLACE, { token: people[0] ?? '' })
    let over = false
    let longest = 0
    let failed = 0
    const strange: unknown[] = []
    const held = new Set<string>()
    const load = people.map(async (token) => {
      while (!over || !held.has(token)) {
        const { ms, value } = await timed(server.call('hold.take', PLACE, { token }))
        longest = Math.max(longest, ms)
        if (value.code === ErrorCode.ok) held.add(token)
        else if (value.code === ErrorCode.serviceUnavailable) failed += 1
        else strange.push(value.raw)
      }
    })
    let terminated = 0
    while (terminated < TO_TERMINATE) {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
      )
      terminated += rowCount ?? 0
      await pause(100)
    }
    over = true
    await Promise.all(load)
    expect(strange).toEqual([])
    expect(failed).toBeGreaterThan(0)
    expect(longest).toBeLessThan(LONGEST_MS)
    expect(await seatsAndHolds()).toEqual({ remaining: 200 - USERS, held: USERS, owners: USERS })
    expect(await allBack()).toBeLessThanOrEqual(pool().options.max)
  })

  test('R8.9 restarted at once: calls get an answer of the contract meanwhile, and all is well within 2 s', async () => {
    for (let round = 0; round < 3; round += 1) {
      const under = Array.from({ length: 20 }, () => server.call('city.list', {}))
      cluster.stopAtOnce()
      await Promise.all(under)
      const away = await Promise.all(
        Array.from({ length: 20 }, () => server.call('hold.take', PLACE, { device: 'device-of-outage-1' }))
      )
      for (const answer of away) expect([answer.status, answer.raw]).toEqual([503, AWAY])
      expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
      cluster.start()
      const { ms } = await timed(
        (async () => {
          while ((await server.call('city.list', {})).code !== ErrorCode.ok) await pause(20)
          await Promise.all(Array.from({ length: 20 }, inTransaction))
        })()
      )
      expect(ms).toBeLessThan(RECOVERED_MS)
      expect([await probe('/readyz'), await probe('/healthz')]).toEqual([200, 200])
    }
    await allBack()
  })

  test('R8.9 a database that only reads: no call is sent there, and what comes is answered as an outage until it writes again', async () => {
    const reload = async (setting: string) => {
      await admin.query(`alter system ${setting}`)
      await admin.query('select pg_reload_conf()')
      await pause(300)
    }
    await connectAdmin()
    await reload('set default_transaction_read_only = on')
    const answer = await server.call('hold.take', PLACE, { device: 'device-of-outage-2' })
    expect([answer.status, answer.raw]).toEqual([503, AWAY])
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
    await admin.query('set default_transaction_read_only = off')
    await reload('reset default_transaction_read_only')
    expect(await probe('/readyz')).toBe(200)
    expect((await server.call('hold.take', PLACE, { device: 'device-of-outage-2' })).code).toBe(ErrorCode.ok)
    await allBack()
  })

  test('R8.9 frozen: no call waits longer than the limits, and it goes on when the database does', async () => {
    cluster.freeze()
    try {
      // 3 s for a connection, 5 s for an answer, and a second.
      const limit = 9_000
      const calls = Array.from({ length: 30 }, () => timed(server.call('city.list', {})))
      const transactions = Array.from({ length: 5 }, () => timed(inTransaction().catch(isOutage)))
      const alive = await timed(probe('/livez'))
      const ready = await timed(probe('/readyz'))
      expect([alive.value, ready.value]).toEqual([200, 503])
      expect(ready.ms).toBeLessThan(2_500)
      for (const { ms, value } of await Promise.all(calls)) {
        expect(value.raw).toEqual(AWAY)
        expect(ms).toBeLessThan(limit)
      }
      for (const { ms, value } of await Promise.all(transactions)) {
        expect(value).toBe(true)
        expect(ms).toBeLessThan(limit)
      }
    } finally {
      cluster.thaw()
    }
    const { ms } = await timed(
      (async () => {
        while ((await server.call('city.list', {})).code !== ErrorCode.ok) await pause(20)
      })()
    )
    expect(ms).toBeLessThan(RECOVERED_MS)
    await allBack()
  })
})
