/**
 * The restore drill: a shop with orders, payments and refunds is dumped, dropped and restored. Every row is there, the books agree, and the shop
 * goes on. How long it took is printed; README's way by pgBackRest restores the files of the whole cluster instead.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { rowsOf, type Db } from './db/client'
import { openPostgres } from './db/open'
import { prepareDatabase } from './db/migrate'
import { wrongBooks } from './testing/money'
import { ordering, RECIPIENT } from './testing/ordering'
import { wrongOrders } from './testing/orders'
import { postgresPrograms } from './testing/private-cluster'
import { wrongCounts } from './testing/stock'
import { createTestApp, TEST_NOW, type TestApp } from './testing/test-app'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const ORDERS = process.env['RESTORE'] === 'to the end' ? 100 : 6

const bin = postgresPrograms()
const server = process.env['TEST_DATABASE_URL']
const possible = bin !== null && Boolean(server)
if (!possible) {
  process.stderr.write(
    '\nSKIPPED: the restore drill needs PostgreSQL and its programs (pg_dump, pg_restore)\n\n'
  )
}

/** A hash of all rows of each table. */
async function allRows(db: Db): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'drizzle') order by 1`
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ hash: string }>(
      db,
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`
      )
    )
    hashes[name] = row?.hash ?? ''
  }
  return hashes
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

const order = (shop: TestApp, session: Session, key: string) =>
  shop.call(
    'order.completeGoods',
    { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 },
    { session, idempotencyKey: key }
  )

/** Orders one of which is paid and goes back, one is paid, one is cancelled, and so on. */
async function trade(shop: TestApp, session: Session): Promise<void> {
  const steps = ordering(shop)
  for (let n = 0; n < ORDERS; n += 1) {
    const { results } = await order(shop, session, `restore-${n}`)
    const { orderNum } = results[0]!
    if (n % 3 === 0) {
      await shop.call('order.cancel', { id: orderNum }, { session })
      continue
    }
    await steps.pay(session, orderNum)
    if (n % 3 === 2) {
      const preview = await shop.call('order.refundPreview', { orderNum }, { session })
      await shop.call(
        'order.refund',
        { orderNum, amount: Number(preview.results.amount), reasonId: 5 },
        { session, idempotencyKey: `restore-refund-${n}` }
      )
    }
  }
}

;(possible ? test : test.skip)(
  'what was dumped is restored: every row, the books and the shop itself',
  async () => {
    const before = await createTestApp()
    const url = String(before.database.pool?.options.connectionString)
    const name = new URL(url).pathname.slice(1)
    const folder = mkdtempSync(join(tmpdir(), 'restore-'))
    const file = join(folder, 'shop.dump')
    const program = (which: string, ...args: string[]) => {
      const began = performance.now()
      execFileSync(join(bin ?? '', which), args, { stdio: ['ignore', 'ignore', 'inherit'] })
      return Math.round(performance.now() - began)
    }
    try {
      const session = await before.login('10000000001')
      await trade(before, session)
      const rows = await allRows(before.database.db)
      const moved = await rowsOf<{ n: number }>(
        before.database.db,
        sql`select count(*)::int as n from transfers`
      )
      expect([moved[0]!.n > 0, await wrongBooks(before.database.db)]).toEqual([true, []])
      const dumpMs = program('pg_dump', '--format=custom', `--file=${file}`, url)
      await before.app.close()
      await before.database.pool?.end()
      await asAdmin(`drop database ${name} with (force)`)
      await asAdmin(`create database ${name}`)
      const restoreMs = program(
        'pg_restore',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${url}`,
        file
      )

      const database = openPostgres(url, 4)
      expect(await allRows(database.db)).toEqual(rows)
      const wrong = [
        ...(await wrongBooks(database.db)),
        ...(await wrongCounts(database.db)),
        ...(await wrongOrders(database.db))
      ]
      expect(wrong).toEqual([])
      // A start on it finds nothing to do, and whoever was logged in orders with a number of its own.
      await prepareDatabase(database, { now: TEST_NOW, demo: true })
      expect(await allRows(database.db)).toEqual(rows)
      const after = await createTestApp({ database, now: new Date(TEST_NOW.getTime() + 60_000) })
      const again = await order(after, session, 'restore-after')
      expect(again.code).toBe(ErrorCode.ok)
      // What is sold is told to all servers by triggers, which came back too.
      const version = () =>
        rowsOf<{ version: string }>(database.db, sql`select version::text from shop_stamp`)
      const versionBefore = await version()
      await database.db.execute(
        sql`update products set sale_price_fen = sale_price_fen + 100 where product_code = 'HS2009'`
      )
      expect(await version()).not.toEqual(versionBefore)
      process.stdout.write(
        `restore: ${ORDERS} orders, ${statSync(file).size} bytes; dumped in ${dumpMs} ms, restored in ${restoreMs} ms\n`
      )
      await after.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await asAdmin(`drop database if exists ${name} with (force)`)
    }
  }
)
