/** Migrations wait for one another and for busy tables: not without end, not silently, and not at the cost of calls. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'
import { MigrationBlockedError, PATIENCE, takeTurn, untilTablesAreFree } from './migration-lock'

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

onPostgres('migrations', () => {
  let server: TestApp
  const clients: Client[] = []
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(async () => {
    for (const client of clients) await client.end()
    await server.close()
  })

  const connect = async () => {
    const connectionString = String(server.database.pool?.options.connectionString)
    const client = new Client({ connectionString, application_name: 'migrating' })
    clients.push(client)
    await client.connect()
    return client
  }

  test('have their turn one after another; who waits says for whom, and does not wait for ever', async () => {
    const [first, second] = [await connect(), await connect()]
    const { rows } = await first.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = String(rows[0]?.pid)
    const said: string[] = []
    const patience = { ...PATIENCE, turn: 600, again: 50, said: 200 }
    await takeTurn(first, (text) => said.push(text), patience)
    expect(said).toEqual([])
    await expect(takeTurn(second, (text) => said.push(text), patience)).rejects.toThrow(
      new RegExp(`进程 ${pid}（migrating.+占着迁移锁.+pg_terminate_backend\\(${pid}\\)`)
    )
    expect(said.length).toBeGreaterThan(1)
    expect(said[0]).toMatch(new RegExp(`等进程 ${pid}（migrating，.+ 起）先完成`))

    const waiting = takeTurn(second, () => undefined, patience)
    await first.end()
    await waiting
  })

  test('let calls by while a table is in use, and have it as soon as it is free', async () => {
    const [migrating, reading] = [await connect(), await connect()]
    await reading.query('begin')
    await reading.query('select from orders')
    const said: string[] = []
    let done = false
    const migrated = untilTablesAreFree(
      migrating,
      async () => void (await migrating.query('alter table orders add column of_the_next_release text')),
      (text) => said.push(text),
      { ...PATIENCE, table: 200, again: 200 }
    ).then(() => (done = true))
    const session = await server.login('10000000001')
    const calls: { code: number; ms: number }[] = []
    const call = async () => {
      const began = performance.now()
      const { code } = await server.call('order.list', { x: 1 }, { session })
      calls.push({ code, ms: performance.now() - began })
    }
    for (const began = Date.now(); Date.now() - began < 1_500;) {
      await call()
      await pause(20)
    }
    expect([done, said.length > 1]).toEqual([false, true])
    await reading.query('commit')
    await migrated
    await call()
    expect(calls.filter(({ code, ms }) => code !== ErrorCode.ok || ms > 2_000)).toEqual([])
    expect((await migrating.query('select of_the_next_release from orders')).rowCount).toBe(
      (await migrating.query('select from orders')).rowCount
    )
  })

  test('give a table up that stays in use, and leave nothing', async () => {
    const [migrating, reading] = [await connect(), await connect()]
    await reading.query('begin')
    await reading.query('select from orders')
    const tried = untilTablesAreFree(
      migrating,
      async () => void (await migrating.query('alter table orders add column never text')),
      () => undefined,
      { ...PATIENCE, table: 50, tables: 300, again: 50 }
    )
    await expect(tried).rejects.toThrow(MigrationBlockedError)
    await reading.query('commit')
    const { rowCount } = await migrating.query(
      `select 1 from information_schema.columns where table_name = 'orders' and column_name = 'never'`
    )
    expect(rowCount).toBe(0)
  })
})
