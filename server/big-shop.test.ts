/**
 * In a shop with many orders nobody reads a large table from beginning to end: not what customers ask for, not what jobs do. Tables are as large as
 * it takes for PostgreSQL to choose as it does in a larger one. At length alone: `BIG_SHOP='to the end'`; `npm run bench -- big` measures a million.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { sql } from 'drizzle-orm'
import { addDays, dateOf } from '@/domain/date'
import { rowsOf, type Db } from './db/client'
import { openPostgres } from './db/open'
import { ROOT } from './folders'
import { jobs } from './jobs'
import { runAll } from './jobs/ticker'
import { TEST_DATA_KEY } from './testing/test-database'
import { RECIPIENT } from './testing/ordering'
import { createTestApp } from './testing/test-app'

const SIZES = ['--orders', '120000', '--products', '4000', '--branches', '60', '--days', '90']
/** Tables of fewer rows may be read whole. */
const LARGE = 10_000
const MOST_MINUTES = 10
/** A backend tells its counts a second after its last statement. */
const TOLD_MS = 1_500

const url = process.env['TEST_DATABASE_URL']
const possible = Boolean(url && process.env['BIG_SHOP'])

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function scansOf(db: Db): Promise<Map<string, number>> {
  await pause(TOLD_MS)
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  const rows = await rowsOf<{ name: string; scans: number }>(
    db,
    sql`select relname as name, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${LARGE}`
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

;(possible ? test : test.skip)(
  'no large table is read from beginning to end',
  async () => {
    const name = `chengan_test_${randomBytes(6).toString('hex')}`
    const own = Object.assign(new URL(url ?? ''), { pathname: `/${name}` }).href
    await administer(`create database ${name}`)
    try {
      await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/big-shop.mjs'), own, ...SIZES], {
        env: { ...process.env, DATA_KEY: TEST_DATA_KEY.toString('base64') }
      })
      const database = openPostgres(own, 6)
      const server = await createTestApp({ database, now: new Date() })
      const { db } = database
      try {
        // A server reads the shop once, whole.
        await server.call('product.search', { keyword: '体检' })
        const session = await server.login('13900000000')
        const before = await scansOf(db)
        expect([...before.keys()]).toEqual(
          expect.arrayContaining(['orders', 'order_lines', 'order_people', 'payments', 'transfers', 'slots'])
        )
        const ask: typeof server.call = async (row, input, options) => {
          const answer = await server.call(row, input, { session, ...options })
          if (answer.code !== 1) throw new Error(`${row}: ${answer.code} ${answer.message}`)
          return answer
        }
        const day = addDays(dateOf(Date.now()), 7)
        for (const statusType of [0, 1, 2, 3, 4, 5]) await ask('order.list', { x: 1, statusType })
        const { results } = await ask('order.list', { x: 2, keyword: '深度' })
        const id = results.list[0]?.orderNum ?? ''
        await ask('order.list', { x: 1, keyword: id })
        await ask('order.detail', { id })
        await ask('order.tabCounts', {})
        await ask('order.next', {})
        await ask('message.list', { page: 1 })
        await ask('message.unread', {})
        for (const keyword of ['体检', '甲状腺 女', '没有这个']) {
          await ask('product.search', { keyword })
          await ask('product.suggest', { keyword })
          await ask('home.searchAll', { keyword, cityCode: '131' })
        }
        for (const sort of ['default', 'price', 'sell'] as const)
          await ask('product.list', { sort, pageNo: 1, pageSize: 20 })
        await ask('product.filters', {})
        await ask('booking.list', { productCode: 'CK1003', cityCode: '131' })
        await ask('booking.timespans', { productCode: 'CK1003', orgCode: 'H1001', date: day })
        const goods = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
        const placed = await ask('order.completeGoods', goods, { session, idempotencyKey: 'big-shop-goods' })
        const { orderNum: orderNo = '', payOrderNum = '' } = placed.results[0] ?? {}
        await ask('pay.create', { orderNo, channel: 'wechat-h5' })
        await ask('pay.status', { payOrderNum })
        await ask('order.cancel', { id: orderNo })
        const { gateway, bills, config, app } = server
        await runAll(jobs, { db, gateway, bills, now: server.clock.now, config, log: app.log })
        const after = await scansOf(db)
        const read = [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0))
        expect(read.map(([table]) => table)).toEqual([])
      } finally {
        await server.close()
      }
    } finally {
      await administer(`drop database ${name} with (force)`)
    }
  },
  MOST_MINUTES * 60_000
)
