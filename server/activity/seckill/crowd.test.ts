/** A crowd at two servers on one database, on PostgreSQL alone: the embedded engine has one server. */
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS } from '@/domain/date'
import { rowsOf, type Database } from '../../db/client'
import { openPostgres } from '../../db/open'
import { flashSales, productSkus } from '../../db/schema'
import { crowdOf } from '../../testing/crowd'
import { RECIPIENT } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

/** `npm run test:full` has 2,000 people after 300 pieces. */
const PEOPLE = Number(process.env['SECKILL_PEOPLE'] ?? 60)
const PIECES = Number(process.env['SECKILL_PIECES'] ?? 9)
const POOL = 8
const MOST_TRIES = 60
const PAUSE_MS = 500

onPostgres(`${PEOPLE} people after ${PIECES} pieces at two servers`, () => {
  let one: TestApp
  let other: TestApp
  let ofOther: Database
  let crowd: Session[]

  beforeAll(async () => {
    one = await createTestApp()
    ofOther = openPostgres(String(one.database.pool?.options.connectionString), POOL)
    other = await createTestApp({ database: ofOther, now: one.clock.now() })
    crowd = await crowdOf(one.database.db, one.clock.now(), PEOPLE)
    await one.database.db
      .update(productSkus)
      .set({ stock: 10 * PEOPLE })
      .where(eq(productSkus.productCode, 'HS2003'))
  })
  afterAll(async () => {
    await other?.app.close()
    await ofOther?.close()
    await one?.close()
  })

  const serverOf = (at: number) => (at % 2 === 0 ? one : other)
  async function sale(activityId: string, queued: boolean): Promise<void> {
    const now = one.clock.now().getTime()
    await one.database.db.insert(flashSales).values({
      ...{ activityId, productCode: 'HS2003', priceFen: 9_900, stock: PIECES, perUser: 1, queued },
      startAt: new Date(now),
      endAt: new Date(now + HOUR_MS)
    })
  }
  const end = (activityId: string) =>
    one.database.db.execute(sql`update flash_sales set end_at = start_at where activity_id = ${activityId}`)
  /** Who is told that the server is busy asks again, as a client does. */
  async function answered<Answer extends { readonly code: number }>(
    ask: () => Promise<Answer>
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask()
      if (answer.code !== ErrorCode.serviceUnavailable || tries === MOST_TRIES) return answer
      await pause(PAUSE_MS)
    }
  }
  /** The same choice of the same person twice is one order: each sale has a choice of its own. */
  function buy(session: Session, at: number, skuId: string) {
    const input = { ...RECIPIENT, productCode: 'HS2003', skuId, quantity: 1 }
    const options = { session, idempotencyKey: `crowd-${skuId}-${at}` }
    return answered(() => serverOf(at).call('order.completeGoods', input, options))
  }
  const soldBy = async (activityId: string) => {
    const [row] = await rowsOf<{ orders: number; owners: number }>(
      ofOther.db,
      sql`select count(*)::int as orders, count(distinct user_id)::int as owners from orders
          where offer = 'flash' and offer_id = ${activityId}`
    )
    return row
  }

  test('without a queue exactly as many have it as there are pieces, one a person, and everybody is answered', async () => {
    await sale('SK-RUSH', false)
    const answers = await Promise.all(crowd.map((session, at) => buy(session, at, 'HS2003-1')))
    expect(await soldBy('SK-RUSH')).toEqual({ orders: PIECES, owners: PIECES })
    // The others were told, or have it at the usual price as they saw no other.
    const codes = new Set(answers.map(({ code }) => code))
    const known: readonly number[] = [
      ErrorCode.ok,
      ErrorCode.offShelf,
      ErrorCode.priceChanged,
      ErrorCode.business
    ]
    expect([...codes].filter((code) => !known.includes(code))).toEqual([])
    expect(await wrongCounts(ofOther.db)).toEqual([])
    await end('SK-RUSH')
  })

  test('with a queue those have it who are let in, nobody else, and no piece is left', async () => {
    await sale('SK-QUEUE', true)
    const enter = (session: Session, at: number) =>
      answered(() =>
        serverOf(at).call(
          'seckill.enter',
          { activityId: 'SK-QUEUE' },
          { session, device: `device-of-the-crowd-${at}` }
        )
      )
    await Promise.all(crowd.map(enter))
    const places = await Promise.all(crowd.map(enter))
    const ready = places.flatMap(({ results }, at) => (results.state === 'ready' ? [at] : []))
    expect(ready).toHaveLength(PIECES)
    const waiting = places.filter(({ results }) => results.state === 'waiting')
    expect(waiting.map(({ results }) => results.ahead).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: PEOPLE - PIECES }, (_, at) => at)
    )
    await Promise.all(ready.map((at) => buy(crowd[at]!, at, 'HS2003-2')))
    expect(await soldBy('SK-QUEUE')).toEqual({ orders: PIECES, owners: PIECES })
    expect(await wrongCounts(ofOther.db)).toEqual([])
    await end('SK-QUEUE')
  })
})
