/** Gift cards: what they pay of orders, and what goes back to them. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { refunds, storedValues } from '../../db/schema'
import { wrongBooks, wrongChannels } from '../../testing/money'
import { RECIPIENT, orderInput, ordering, WIFE } from '../../testing/ordering'
import { wrongOrders } from '../../testing/orders'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { answerRefund } from '../refunds/commands/answer-refund'
import { completeCalled as completeOrder } from '../kinds/handlers'
import type { CalledOrder as Want } from '../kinds/requests'

/** 500 元 and 120 元 of the user, 300 元 of somebody else. */
const [BIG, SMALL, THEIRS] = ['GF2026000017', 'GF2026000025', 'GF2026000033']
const LATER = { timeSpanId: 103, timespanStr: '08:30-09:00' }

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  await steps.remember()
  session = await server.login('10000000001')
})
beforeEach(() => steps.startOver())
const books = async () => {
  const { db } = server.database
  await steps.tick()
  return [
    ...(await wrongBooks(db)),
    ...(await wrongChannels(db)),
    ...(await wrongCounts(db)),
    ...(await wrongOrders(db))
  ]
}
afterEach(async () => expect(await books()).toEqual([]))
afterAll(() => server?.close())

const left = async () => {
  const rows = await server.database.db.select().from(storedValues)
  const of = (no: string) => rows.filter((row) => row.no === no).map((row) => row.amountFen - row.takenFen)[0]
  return [of(BIG!), of(SMALL!)]
}
const paid = async (orderNum: string) => {
  await steps.pay(session, orderNum)
}
let keys = 0
async function refund(orderNum: string, amount: number, quantity?: number): Promise<number> {
  const parts = quantity === undefined ? undefined : [{ lineId: `${orderNum}-01`, quantity }]
  const told = await server.call('order.refundPreview', { orderNum, parts }, { session })
  expect(told.results.amount).toBe(amount)
  const once = { session, idempotencyKey: `gift-back-${(keys += 1)}` }
  const answer = await server.call('order.refund', { orderNum, parts, amount, reasonId: 5 }, once)
  expect(answer.code).toBe(ErrorCode.ok)
  return answer.results.orderStatus
}

test('a gift card pays first, the rest is paid at the gateway; all of it goes back to where it came from', async () => {
  const order = await steps.placed(session, { giftCard: BIG })
  expect([order.orderPayPrice, order.payPrice, await left()]).toEqual([1080, 580, [0, 12_000]])
  const { results } = await steps.create(session, order.orderNum)
  expect(results.payPrice).toBe(580)
  await paid(order.orderNum)
  expect(await steps.detail(session, order.orderNum)).toMatchObject({ orderStatus: 40, payPrice: 580 })
  expect(await refund(order.orderNum, 1080)).toBe(95)
  await steps.tick()
  expect([await steps.status(session, order.orderNum), await left()]).toEqual([95, [50_000, 12_000]])
})

test('what is cancelled or runs out unpaid gives the money of the card back; late money takes it again', async () => {
  const cancelled = await steps.placed(session, { giftCard: BIG })
  expect((await server.call('order.cancel', { id: cancelled.orderNum }, { session })).code).toBe(1)
  expect(await left()).toEqual([50_000, 12_000])
  const { orderNum, payOrderNum } = await steps.placed(session, { giftCard: SMALL })
  const prepayId = await steps.opened(session, orderNum, 'alipay')
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum }, { session })
  for (const minutes of [16, 16]) {
    server.clock.advance(minutes * MINUTE_MS)
    await steps.tick()
  }
  expect([await steps.status(session, orderNum), await left()]).toEqual([85, [50_000, 12_000]])
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect([await steps.status(session, orderNum), await left()]).toEqual([40, [50_000, 0]])
})

test('what goes back in parts goes to the card first, then by the payment', async () => {
  const goods = {
    ...RECIPIENT,
    ...{ productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2, giftCard: SMALL! }
  }
  const { results } = await server.call('order.completeGoods', goods, { session })
  const { orderNum, payPrice } = results[0]!
  expect([payPrice, await left()]).toEqual([78, [50_000, 0]])
  expect(await steps.detail(session, orderNum)).toMatchObject({
    payPrice: 78,
    stored: [{ name: '礼品卡', amount: 120 }]
  })
  await paid(orderNum)
  expect(await refund(orderNum, 95, 1)).toBe(50)
  expect(await left()).toEqual([50_000, 9_500])
  const { payStatus } = await steps.detail(session, orderNum)
  expect([payStatus, await books()]).toEqual([6, []])
  // 103 元: the 25 元 that the card still had of it, and what was paid.
  await refund(orderNum, 103)
  await steps.tick()
  expect([await steps.status(session, orderNum), await left()]).toEqual([95, [50_000, 12_000]])
})

test('what cards pay alone needs no payment, and is back at once', async () => {
  await server.database.db.execute(
    sql`update products set sale_price_fen = 60000 where product_code = 'CK1003'`
  )
  const order = await steps.placed(session, { giftCard: `${SMALL},${BIG}` })
  expect([order.payPrice, await steps.status(session, order.orderNum)]).toEqual([0, 40])
  expect([await left(), await books()]).toEqual([[2_000, 0], []])
  expect(await refund(order.orderNum, 600)).toBe(95)
  expect([await left(), await steps.status(session, order.orderNum)]).toEqual([[50_000, 12_000], 95])
})

describe('a card whose time is over by then', () => {
  const DAY_MS = 86_400_000
  const card = eq(storedValues.no, BIG!)
  const ends = (expiresAt: Date) => server.database.db.update(storedValues).set({ expiresAt }).where(card)
  let own: Date
  beforeEach(async () => {
    own = (await server.database.db.select().from(storedValues).where(card))[0]!.expiresAt
  })
  afterEach(() => ends(own))
  const usable = async () =>
    (await server.call('gift.list', {}, { session })).results.find(({ giftNo }) => giftNo === BIG)
  const preview = async (orderNum: string) =>
    (await server.call('order.refundPreview', { orderNum }, { session })).results.storedAgain

  test('has 90 days more with the money that goes back to it, which is told before', async () => {
    const { orderNum } = await steps.placed(session, { giftCard: BIG })
    await paid(orderNum)
    expect(await preview(orderNum)).toEqual([])
    await ends(server.clock.now())
    const until = server.clock.now().getTime() + 90 * DAY_MS
    expect(await preview(orderNum)).toEqual([{ name: '礼品卡', no: BIG, until }])
    await refund(orderNum, 1080)
    expect(await usable()).toMatchObject({ balance: 500, expiresAt: until })
    // It can be spent again.
    expect((await steps.placed(session, { giftCard: BIG })).payPrice).toBe(580)
  })

  test('one that still has time keeps its own end', async () => {
    const { orderNum } = await steps.placed(session, { giftCard: BIG })
    await paid(orderNum)
    const soon = new Date(server.clock.now().getTime() + DAY_MS)
    await ends(soon)
    expect(await preview(orderNum)).toEqual([])
    await refund(orderNum, 1080)
    expect(await usable()).toMatchObject({ expiresAt: soon.getTime() })
  })

  test('what a person has to look at first has them from the day on which it goes back', async () => {
    const { orderNum } = await steps.placed(session, { giftCard: BIG })
    await paid(orderNum)
    await ends(server.clock.now())
    await server.database.db.execute(
      sql`update order_visits set state = 'noShow' where order_num = ${orderNum}`
    )
    await server.database.db.execute(sql`update orders set status = 65 where order_num = ${orderNum}`)
    expect(await preview(orderNum)).toEqual([{ name: '礼品卡', no: BIG, until: null }])
    await refund(orderNum, 1080)
    expect(await usable()).toBeUndefined()
    const [asked] = await server.database.db.select().from(refunds).where(eq(refunds.orderNum, orderNum))
    server.clock.advance(60 * MINUTE_MS)
    await answerRefund(
      { db: server.database.db, now: server.clock.now },
      { refundNo: asked?.refundNo ?? '', approve: true }
    )
    expect(await usable()).toMatchObject({
      balance: 500,
      expiresAt: server.clock.now().getTime() + 90 * DAY_MS
    })
  })
})

test('a change that costs less goes back to the card', async () => {
  const { orderNum } = await steps.placed(session, { giftCard: BIG })
  await paid(orderNum)
  await server.database.db.execute(
    sql`update products set sale_price_fen = 98000 where product_code = 'CK1003'`
  )
  const input = { orderNum, hospitalId: 'H1001', regDate: orderInput().regDate, ...LATER, difference: -100 }
  const once = { session, idempotencyKey: 'gift-cheaper' }
  expect((await server.call('order.changeVisit', input, once)).code).toBe(1)
  expect(await left()).toEqual([10_000, 12_000])
  await refund(orderNum, 980)
  await steps.tick()
  expect([await steps.status(session, orderNum), await left()]).toEqual([95, [50_000, 12_000]])
})

test('of several orders that are paid together each has its share, and gives back its own', async () => {
  const wants: Want[] = [
    { kind: 'checkup', input: { ...orderInput({ productCode: 'CK1003' }), customAddPackage: [] } },
    {
      kind: 'checkup',
      input: {
        ...orderInput({ productCode: 'CK1009', medUserInfo: WIFE, ...LATER }),
        customAddPackage: []
      }
    }
  ] as Want[]
  const both = await createTestApp({
    database: server.database,
    handlers: {
      'order.complete': (_input, context) =>
        completeOrder(context, { wants, coupon: [], gift: [BIG!, SMALL!] })
    }
  })
  await server.database.db.execute(
    sql`update products set sale_price_fen = case product_code when 'CK1003' then 55000 else 90000 end
        where product_code in ('CK1003', 'CK1009')`
  )
  both.clock.set(server.clock.now())
  const { code, message, results } = await both.call('order.complete', orderInput(), { session })
  expect([code, message]).toEqual([1, 'success'])
  const [first, second] = results.map(({ orderNum }) => orderNum)
  // 550 元 and 900 元: the first by 500 and 50, the second has the other 70 of the smaller card.
  expect([results[0]?.payPrice, await left()]).toEqual([830, [0, 0]])
  await paid(first!)
  await refund(first!, 550)
  await steps.tick()
  expect([await steps.status(session, first!), await left()]).toEqual([95, [50_000, 5_000]])
  await refund(second!, 900)
  await steps.tick()
  expect([await steps.status(session, second!), await left()]).toEqual([95, [50_000, 12_000]])
})

test('27007 for somebody else’s card, one that has run out, one that is empty and one that is none', async () => {
  const place = (giftCard: string) => steps.complete(session, { giftCard })
  const refused = { code: ErrorCode.discountUnavailable, results: [{ reason: '礼品卡不可用或余额不足' }] }
  expect(await place(THEIRS!)).toMatchObject(refused)
  expect(await place('GF0')).toMatchObject(refused)
  const { db } = server.database
  const small = eq(storedValues.no, SMALL!)
  const [before] = await db.select().from(storedValues).where(small)
  await db.update(storedValues).set({ expiresAt: server.clock.now() }).where(small)
  expect(await place(SMALL!)).toMatchObject(refused)
  await db.update(storedValues).set({ expiresAt: before!.expiresAt }).where(small)
  await steps.placed(session, { giftCard: SMALL })
  expect(
    await steps.complete(session, { giftCard: SMALL, productCode: 'CK1009', medUserInfo: WIFE, ...LATER })
  ).toMatchObject(refused)
})

test('the cards that something is left on are told to whom they belong, the one that runs out first before the others, then balances', async () => {
  const list = async () =>
    (await server.call('gift.list', {}, { session })).results.map(({ giftNo, balance }) => [giftNo, balance])
  expect(await list()).toEqual([
    [SMALL, 120],
    [BIG, 500],
    ['8600100012345704', 800]
  ])
  await steps.placed(session, { giftCard: SMALL })
  expect(await list()).toEqual([
    [BIG, 500],
    ['8600100012345704', 800]
  ])
  expect((await server.call('gift.list', {})).code).not.toBe(ErrorCode.ok)
})
