import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { outbox } from '../db/schema'
import { ROOT } from '../folders'
import { startTicker, type Job } from '../jobs/ticker'
import { RECIPIENT, VISIT_DATE } from '../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { openTestDatabase } from '../testing/test-database'
import { listenForMetrics } from './listen'
import { Metrics } from './metrics'

let server: TestApp
let metrics: Metrics
beforeEach(async () => {
  const database = await openTestDatabase({ now: TEST_NOW, demo: true })
  metrics = new Metrics(database, () => server.clock.now())
  server = await createTestApp({ database, watch: metrics, env: { RATE_LIMIT: '1' } })
})
afterEach(() => server.close())

/** The lines of a metric, without the default ones of the process. */
const linesOf = async (name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))

test('calls are counted by row and code, with how long they took', async () => {
  await server.call('geo.provinces', {})
  await server.call('geo.provinces', {})
  await server.call('order.list', { x: 1 })
  expect(await linesOf('shop_calls_total')).toEqual([
    'shop_calls_total{row="geo.provinces",code="1"} 2',
    'shop_calls_total{row="order.list",code="3"} 1'
  ])
  expect(await linesOf('shop_call_seconds_count')).toEqual([
    'shop_call_seconds_count{row="geo.provinces"} 2',
    'shop_call_seconds_count{row="order.list"} 1'
  ])
})

test('a fault of ours is counted as 500, one of the database as 503', async () => {
  await server.database.db.execute(sql`alter table slots rename to slots_gone`)
  const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 102, persons: 1 }
  await server.call('hold.take', place, { device: 'device-of-the-metrics' })
  expect(await linesOf('shop_calls_total')).toEqual(['shop_calls_total{row="hold.take",code="500"} 1'])
})

test('seats that are gone are counted as refused', async () => {
  await server.database.db.execute(sql`update slots set taken = capacity where date = ${VISIT_DATE}`)
  const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 102, persons: 1 }
  await server.call('hold.take', place, { device: 'device-of-the-metrics' })
  expect(await linesOf('shop_stock_refused_total')).toEqual(['shop_stock_refused_total{row="hold.take"} 1'])
})

test('what a limit refuses is counted, and is no call', async () => {
  for (let i = 0; i < 22; i += 1)
    await server.call('auth.sendCode', { mobile: `1004${String(i).padStart(7, '0')}` })
  expect(await linesOf('shop_calls_limited_total')).toEqual(['shop_calls_limited_total 2'])
})

test('a payment that is open, and what the outbox has to do and how late it is', async () => {
  const session = await server.login('13900000001')
  const ordered = await server.call(
    'order.completeGoods',
    { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 },
    { session, idempotencyKey: 'metrics-order' }
  )
  const { orderNum } = ordered.results[0]!
  await server.call(
    'pay.create',
    { orderNo: orderNum, channel: 'wechat-h5' },
    { session, idempotencyKey: 'metrics-pay' }
  )
  expect(await linesOf('shop_payments')).toContain('shop_payments{state="created"} 1')
  await server.database.db.delete(outbox)
  const dueAt = new Date(server.clock.now().getTime() - 90_000)
  await server.database.db.insert(outbox).values([{ topic: 'order', key: 'one', payload: {}, dueAt }])
  expect(await linesOf('shop_outbox')).toEqual([
    'shop_outbox_due{topic="order"} 1',
    'shop_outbox_oldest_seconds{topic="order"} 90'
  ])
})

test('a job that fails has not come to its end, and its failure is counted', async () => {
  const done: Job = { name: 'done', everyMs: 60_000, run: () => Promise.resolve() }
  const fails: Job = { name: 'fails', everyMs: 60_000, run: () => Promise.reject(new Error('no')) }
  const context = { ...server, db: server.database.db, now: server.clock.now, log: server.app.log }
  const watch = metrics.watch([done, fails])
  server.clock.advance(30_000)
  const ticker = startTicker([done, fails], context, watch)
  await vi.waitFor(async () =>
    expect(await linesOf('shop_job_seconds_count')).toContain('shop_job_seconds_count{job="fails"} 1')
  )
  await ticker.stop()
  const began = TEST_NOW.getTime() / 1_000
  expect(await linesOf('shop_job_ended_timestamp_seconds')).toEqual([
    `shop_job_ended_timestamp_seconds{job="done"} ${began + 30}`,
    `shop_job_ended_timestamp_seconds{job="fails"} ${began}`
  ])
  expect(await linesOf('shop_job_failures_total')).toEqual([
    'shop_job_failures_total{job="done"} 0',
    'shop_job_failures_total{job="fails"} 1'
  ])
})

test('a database that does not answer is told, and nothing of it stays as it was', async () => {
  await server.database.db.execute(sql`alter table outbox rename to outbox_gone`)
  expect(await linesOf('shop_database_up')).toEqual(['shop_database_up 0'])
  expect(await linesOf('shop_payments')).toEqual([])
})

test('it is told on a port of its own, and nothing else is there', async () => {
  const listening = await listenForMetrics(metrics, '127.0.0.1', 0)
  const at = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`)
  const told = await at('/metrics')
  expect([told.status, told.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8'
  ])
  expect(await told.text()).toContain('# TYPE shop_calls_total counter')
  expect((await at('/')).status).toBe(404)
  expect((await server.app.inject('/metrics')).body).not.toContain('shop_calls_total')
  await listening.close()
})

test.each(['grafana-dashboard.json', 'alerts.yml'])(
  '%s asks for nothing that no server tells',
  async (file) => {
    const text = readFileSync(join(ROOT, 'deploy', 'monitoring', file), 'utf8')
    const asked = new Set([...text.matchAll(/\b(shop_[a-z0-9_]+)/g)].map(([, name]) => name ?? ''))
    metrics.watch([])
    const types = new Map(
      [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [
        name,
        type
      ])
    )
    const tells = (name: string) =>
      types.has(name) || types.get(name.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram'
    // Of the pool, which the embedded engine has not.
    const missing = [...asked].filter((name) => !tells(name) && name !== 'shop_database_connections')
    expect([asked.size > 5, missing]).toEqual([true, []])
  }
)
