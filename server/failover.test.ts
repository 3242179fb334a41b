/**
 * A primary with a synchronous standby, both in DATABASE_URL, and people who order and pay. kill -9 of the primary: what was acknowledged is on
 * the other, and orders go on as soon as that is promoted, with no restart of anything.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from './db/client'
import { openPostgres } from './db/open'
import { isOutage } from './db/outage'
import { wrongBooks } from './testing/money'
import { RECIPIENT } from './testing/ordering'
import { wrongOrders } from './testing/orders'
import { postgresPrograms } from './testing/private-cluster'
import { createPair, type ReplicaPair } from './testing/replica-pair'
import { createTestApp, TEST_NOW, type TestApp } from './testing/test-app'
import { openTestDatabase } from './testing/test-database'
import { wrongCounts } from './testing/stock'

const AT_LENGTH = process.env['FAILOVER'] === 'to the end'
/** `npm run test:full` has people order for longer, before and after. */
const [PEOPLE, SECONDS] = AT_LENGTH ? [6, 8] : [3, 2]
/** What watches a primary needs some seconds to know that it is gone. */
const NOTICED_MS = 2_000
const BACK_MS = 15_000
const PATIENCE_MS = 60_000
/** The 4.5 s that a server waits for an answer, and what a busy machine takes beside. */
const UNANSWERED_MS = 10_000

const SOLD = { productCode: 'HS2009', skuId: 'HS2009-3' }

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const bin = postgresPrograms()
if (!bin) {
  process.stderr.write(
    '\nSKIPPED: the failover drill needs the programs of PostgreSQL (initdb, pg_basebackup)\n\n'
  )
}

let pair: ReplicaPair
let server: TestApp
let sessions: readonly Session[]

;(bin ? describe : describe.skip)('a primary and its synchronous standby', () => {
  beforeAll(async () => {
    pair = await createPair(bin ?? '')
    const made = await openTestDatabase({ now: TEST_NOW, demo: true }, pair.primary.url)
    const name = new URL(String(made.pool?.options.connectionString)).pathname.slice(1)
    // Its own connections know one address; the database goes with the clusters.
    await made.pool?.end()
    server = await createTestApp({ database: openPostgres(pair.url(name), 10) })
    // People of a drill at length order more than the seed has on its shelf.
    await server.database.db.execute(
      sql`update product_skus set stock = 1000000 where sku_id = ${SOLD.skuId}`
    )
    sessions = []
    for (let who = 0; who <= PEOPLE; who += 1)
      sessions = [...sessions, await server.login(`1390000${String(who).padStart(4, '0')}`)]
  })
  afterAll(async () => {
    await server?.close()
    pair?.remove()
  })

  /** Each has an account: of two unpaid orders of the same goods one is refused. */
  const sessionOf = (who: number) => sessions[who] ?? null
  const order = (who: number, key: string) =>
    server.call(
      'order.completeGoods',
      { ...RECIPIENT, ...SOLD, quantity: 1 },
      { session: sessionOf(who), idempotencyKey: key }
    )
  const count = async (key: 'orders' | 'payments') => {
    const [row] = await rowsOf<{ n: number }>(
      server.database.db,
      sql`select count(*)::int as n from ${sql.identifier(key)}`
    )
    return row?.n ?? -1
  }

  /** Looks until it is so, for a minute at most. */
  const soon = async (isSo: () => boolean) => {
    for (const began = Date.now(); !isSo() && Date.now() - began < PATIENCE_MS;) await pause(50)
  }

  test('what the standby has not is not acknowledged, and nobody sees it', async () => {
    const before = await count('orders')
    pair.freezeStandby()
    const began = Date.now()
    const answer = await order(PEOPLE, 'failover-frozen')
    const ms = Date.now() - began
    try {
      expect([answer.code, ms < UNANSWERED_MS]).toEqual([ErrorCode.serviceUnavailable, true])
      expect(await count('orders')).toBe(before)
      // What is no transaction is cut short by PostgreSQL, and not called done either.
      const alone = server.database.db.execute(sql`create table written_alone (n int)`)
      expect(await alone.then(() => 'done', isOutage)).toBe(true)
    } finally {
      pair.thawStandby()
    }
    // It was done all the same: the same call is answered by it.
    for (
      let tries = 0;
      tries < 20 && (await order(PEOPLE, 'failover-frozen')).code !== ErrorCode.ok;
      tries += 1
    )
      await pause(250)
    expect(await count('orders')).toBe(before + 1)
  })

  test('kill -9 of the primary under orders: nothing acknowledged is lost, and writes are back within 15 s', async () => {
    const ordered: { orderNum: string; at: number }[] = []
    const paid: string[] = []
    const failed: number[] = []
    let stop = false
    /** The same call, with its key, until it is acknowledged. */
    const until = async <T extends { code: number }>(call: () => Promise<T>): Promise<T> => {
      for (const began = Date.now(); ;) {
        const answer = await call()
        if (answer.code === ErrorCode.ok) return answer
        failed.push(Date.now())
        expect(answer.code).toBe(ErrorCode.serviceUnavailable)
        if (Date.now() - began > PATIENCE_MS) throw new Error('no answer for a minute')
        await pause(200)
      }
    }
    const person = async (who: number) => {
      for (let n = 0; !stop; n += 1) {
        const { results } = await until(() => order(who, `failover-${who}-${n}`))
        const { orderNum, payOrderNum } = results[0]!
        ordered.push({ orderNum, at: Date.now() })
        const opened = await until(() =>
          server.call(
            'pay.create',
            { orderNo: orderNum, channel: 'wechat-h5' },
            { session: sessionOf(who), idempotencyKey: `failover-pay-${who}-${n}` }
          )
        )
        const prepayId = opened.results.cashierUrl.split('/').pop() ?? ''
        const approve = () =>
          server.app.inject({
            ...{ method: 'POST', url: `/sandbox/cashier/${prepayId}` },
            payload: { action: 'approve' }
          })
        for (let tries = 0; tries < 100 && (await approve()).statusCode !== 303; tries += 1) await pause(200)
        for (let tries = 0; tries < 100; tries += 1) {
          const { code, results: told } = await server.call(
            'pay.status',
            { payOrderNum },
            { session: sessionOf(who) }
          )
          if (code === ErrorCode.ok && told.payStatus === 2) {
            paid.push(orderNum)
            break
          }
          await pause(200)
        }
      }
    }
    const people = Promise.all(Array.from({ length: PEOPLE }, (_, who) => person(who)))
    // Whoever gives up is heard below.
    people.catch(() => undefined)
    await pause(SECONDS * 1_000)
    await soon(() => paid.length > 0)
    const killedAt = Date.now()
    const [orderedBefore, paidBefore] = [ordered.length, paid.length]
    pair.killPrimary()
    await pause(NOTICED_MS)
    pair.promote()
    const promotedAt = Date.now()
    await soon(() => ordered.some(({ at }) => at > promotedAt))
    const backMs = (ordered.find(({ at }) => at > promotedAt)?.at ?? Infinity) - killedAt
    await pause(SECONDS * 1_000)
    await soon(() => paid.length > paidBefore)
    stop = true
    await people

    const { db } = server.database
    const there = await rowsOf<{ no: string; paid: boolean; fen: number; due: number }>(
      db,
      sql`select o.order_num as no, o.pay_status = 2 as paid, o.paid_fen as fen, o.payable_fen as due from orders o`
    )
    const kept = new Map(there.map((row) => [row.no, row]))
    const lost = ordered.filter(({ orderNum }) => !kept.has(orderNum))
    const unpaid = paid.filter((no) => kept.get(no)?.paid !== true || kept.get(no)?.fen !== kept.get(no)?.due)
    process.stdout.write(
      `failover: ${orderedBefore} orders and ${paidBefore} payments acknowledged before, ` +
        `${ordered.length} and ${paid.length} in all; ${failed.length} calls were told to come back; ` +
        `lost ${lost.length} and ${unpaid.length}; promoted after ${promotedAt - killedAt} ms, writes back after ${backMs} ms\n`
    )
    expect([orderedBefore > 0, paidBefore > 0]).toEqual([true, true])
    expect([lost, unpaid]).toEqual([[], []])
    expect(backMs).toBeLessThan(BACK_MS)
    expect(new Set(ordered.map(({ orderNum }) => orderNum)).size).toBe(ordered.length)
    expect([...(await wrongBooks(db)), ...(await wrongCounts(db)), ...(await wrongOrders(db))]).toEqual([])
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })
})
