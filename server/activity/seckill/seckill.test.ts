import { eq, sql } from 'drizzle-orm'
import type { CompleteGoodsInput } from '@/contract/order/dto/goods'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { flashQueue, flashReminders, flashSales, messages } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { wrongCounts } from '../../testing/stock'
import { RECIPIENT } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

const SALE = 'SK-Q'
const PRICE = 129
const USUAL = 199

testOrders()
let third: Session

beforeAll(async () => {
  third = await server.login('10000000032')
  await keepLoggedIn(server.database.db)
})
beforeEach(async () => {
  const { db } = server.database
  await clean()
  const now = server.clock.now().getTime()
  await db.insert(flashSales).values({
    ...{ activityId: SALE, productCode: 'HS2003', priceFen: PRICE * 100, stock: 1, perUser: 1, queued: true },
    startAt: new Date(now),
    endAt: new Date(now + HOUR_MS)
  })
})
afterEach(clean)
async function clean(): Promise<void> {
  const { db } = server.database
  await db.delete(flashReminders)
  await db.delete(flashQueue)
  await db.delete(flashSales).where(eq(flashSales.activityId, SALE))
  await db.execute(sql`delete from messages where key like 'seckill:%'`)
}

const enter = (who: Session, device = `device-of-${who.userInfo.user_id}-0001`) =>
  server.call('seckill.enter', { activityId: SALE }, { session: who, device })
const place = async (who: Session) => (await enter(who)).results
const goods = (changes: Partial<CompleteGoodsInput> = {}): CompleteGoodsInput => ({
  ...RECIPIENT,
  productCode: 'HS2003',
  skuId: 'HS2003-1',
  quantity: 1,
  ...changes
})
const buy = (who: Session) => server.call('order.completeGoods', goods(), { session: who })
const quoted = async (who: Session) =>
  (
    await server.call(
      'goods.quote',
      { productCode: 'HS2003', skuId: 'HS2003-1', quantity: 1 },
      { session: who }
    )
  ).results[0]!
const item = async (who?: Session) => {
  const { results } = await server.call('seckill.sessions', {}, who ? { session: who } : {})
  return results.sessions.flatMap(({ items }) => items).find(({ activityId }) => activityId === SALE)
}

describe('sessions', () => {
  test('tell price, usual price, what is left and the server’s time, today and tomorrow', async () => {
    const { results } = await server.call('seckill.sessions', {})
    expect(results.serverTime).toBe(server.clock.now().getTime())
    expect(results.sessions.map(({ startAt }) => startAt)).toEqual(
      results.sessions.map(({ startAt }) => startAt).toSorted((a, b) => a - b)
    )
    expect(await item()).toMatchObject({
      ...{ price: PRICE, usualPrice: USUAL, stock: 1, left: 1, perUser: 1, bought: 0 },
      ...{ state: 'open', queued: true, reminded: false }
    })
    const states = new Set(results.sessions.map(({ state }) => state))
    expect(states.has('open') && states.has('soon')).toBe(true)
  })

  test('one that is over says so, however long its page is open', async () => {
    server.clock.advance(HOUR_MS)
    expect(await item()).toMatchObject({ state: 'ended' })
    expect(await place(session)).toMatchObject({ state: 'ended', askAgainMs: 0 })
  })
})

describe('the queue', () => {
  test('lets as many in as there are pieces, in the order in which they came, and tells the others their place', async () => {
    expect(await place(session)).toMatchObject({ state: 'ready', ahead: 0 })
    expect(await place(stranger)).toMatchObject({ state: 'waiting', ahead: 0 })
    expect(await place(third)).toMatchObject({ state: 'waiting', ahead: 1 })
    // Asked again it is the same place.
    expect(await place(stranger)).toMatchObject({ state: 'waiting', ahead: 0 })
  })

  test('its price is theirs alone for whom a piece is kept: in quote and order', async () => {
    await place(session)
    await place(stranger)
    expect((await quoted(session)).userPayPrice).toBe(PRICE)
    expect((await quoted(stranger)).userPayPrice).toBe(USUAL)
    expect((await buy(session)).results[0]).toMatchObject({ payPrice: PRICE })
    expect((await buy(stranger)).results[0]).toMatchObject({ payPrice: USUAL })
  })

  test('a product shows the price that its customer is quoted: the sale’s for whose turn it is alone', async () => {
    const shown = async (who?: Session) => {
      const input = { type: 'health-selection', id: 'HS2003' }
      const { results } = await server.call('product.detail', input, who ? { session: who } : {})
      return results.product.seckillPrice
    }
    await place(session)
    await place(stranger)
    expect([await shown(session), await shown(stranger), await shown()]).toEqual([PRICE, null, null])
  })

  test('who is let in and does not order in time goes to the end, and the next one is let in', async () => {
    const { readyUntil } = await place(session)
    await place(stranger)
    await place(third)
    server.clock.set(new Date((readyUntil ?? 0) + 1))
    expect((await quoted(session)).userPayPrice).toBe(USUAL)
    expect(await place(stranger)).toMatchObject({ state: 'ready' })
    expect(await place(session)).toMatchObject({ state: 'waiting', ahead: 1 })
  })

  test('who leaves makes room at once', async () => {
    await place(session)
    await place(stranger)
    await server.call('seckill.leave', { activityId: SALE }, { session })
    expect(await place(stranger)).toMatchObject({ state: 'ready' })
  })

  test('the last piece is gone once it is ordered, and comes back when nobody pays it', async () => {
    await place(session)
    await place(stranger)
    await buy(session)
    expect(await place(stranger)).toMatchObject({ state: 'soldOut' })
    expect(await item()).toMatchObject({ state: 'soldOut', left: 0 })
    expect(await place(session)).toMatchObject({ state: 'limit' })
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect(await place(stranger)).toMatchObject({ state: 'ready' })
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('a phone has one place, whatever its accounts; without a device there is none', async () => {
    await enter(session, 'the-phone-of-two-accounts')
    expect((await enter(stranger, 'the-phone-of-two-accounts')).results).toMatchObject({ state: 'limit' })
    const none = await server.call('seckill.enter', { activityId: SALE }, { session: third })
    expect(none.code).toBe(ErrorCode.badParameter)
  })

  test('a sale without one is ready for everybody', async () => {
    await server.database.db.update(flashSales).set({ queued: false }).where(eq(flashSales.activityId, SALE))
    expect(await place(session)).toMatchObject({ state: 'ready', readyUntil: null })
    expect((await quoted(stranger)).userPayPrice).toBe(PRICE)
  })

  test('404 of a sale that there is not', async () => {
    const answer = await server.call(
      'seckill.enter',
      { activityId: 'NONE' },
      { session, device: 'a-device-of-somebody' }
    )
    expect(answer.code).toBe(ErrorCode.notFound)
  })
})

describe('a reminder', () => {
  const remind = (on: boolean) => server.call('seckill.remind', { activityId: SALE, on }, { session })
  const begins = (inMs: number) =>
    server.database.db
      .update(flashSales)
      .set({ startAt: new Date(server.clock.now().getTime() + inMs) })
      .where(eq(flashSales.activityId, SALE))
  const told = () =>
    server.database.db
      .select()
      .from(messages)
      .where(sql`key like 'seckill:%'`)

  test('comes five minutes before the sale begins, once', async () => {
    await begins(10 * MINUTE_MS)
    expect((await remind(true)).results).toEqual({ reminded: true })
    expect(await item(session)).toMatchObject({ state: 'soon', reminded: true })
    await steps.tick()
    expect(await told()).toHaveLength(0)
    server.clock.advance(5 * MINUTE_MS)
    await steps.tick()
    await steps.tick()
    expect(await told()).toMatchObject([{ userId: session.userInfo.user_id, category: 'activity' }])
  })

  test('is taken back', async () => {
    await begins(10 * MINUTE_MS)
    await remind(true)
    expect((await remind(false)).results).toEqual({ reminded: false })
    server.clock.advance(6 * MINUTE_MS)
    await steps.tick()
    expect(await told()).toHaveLength(0)
  })

  test('of a sale that has begun is refused with 0', async () => {
    expect((await remind(true)).code).toBe(ErrorCode.business)
  })
})
