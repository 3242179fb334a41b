/** What was bought in an activity and is sold out since is exchanged: the new order is paid, and the old one goes back whole. */
import { eq, sql } from 'drizzle-orm'
import type { ReplacementDetail } from '@/contract/activity/dto/replacement'
import type { Session } from '@/contract/auth/dto/auth'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { ORDER_STATUS } from '@/domain/order/codes'
import { activities, messages, orders, orderVisits, refunds, replacements } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { OWNER, VISIT_DATE } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

/** Of 668, with a subsidy of the shop. */
const OLD = 'CK1011'
const PAID = 568
/** 438, 1080, 528; the last is for women. */
const [CHEAPER, DEARER, CLOSE, WOMEN] = ['CK1016', 'CK1003', 'CK1009', 'CK1005']
const ACTIVITY = 'RE-TEST'
const { toVisit: VISIT, visited: VISITED, closed: CLOSED, refunded: GONE } = ORDER_STATUS

testOrders({ sound: true })
beforeAll(async () => keepLoggedIn(server.database.db))
beforeEach(async () => {
  const { db } = server.database
  await db.delete(replacements)
  await db.delete(activities).where(eq(activities.activityId, ACTIVITY))
  await db.execute(sql`update subsidies set taken = 0, stock = 200`)
  await db.execute(sql`delete from messages where key like 'replacement%'`)
  const now = server.clock.now().getTime()
  await db.insert(activities).values({
    ...{ activityId: ACTIVITY, sort: 'replacement', name: '换一个商品' },
    terms: { productCode: OLD, productCodes: [WOMEN, CHEAPER, DEARER, CLOSE], reason: '已售完' },
    ...{ startAt: new Date(now - HOUR_MS), endAt: new Date(now + 24 * HOUR_MS) }
  })
})

/** An order of the activity that is paid. */
async function bought(): Promise<string> {
  const { orderNum, payPrice } = await steps.placed(session, { productCode: OLD })
  expect(payPrice).toBe(PAID)
  await steps.pay(session, orderNum)
  return orderNum
}
const detail = async (who: Session | null, orderNum?: string): Promise<ReplacementDetail> =>
  (
    await server.call(
      'replacement.detail',
      { activityId: ACTIVITY, ...(orderNum === undefined ? {} : { orderNum }) },
      who ? { session: who } : {}
    )
  ).results
const choose = (orderNum: string, productCode: string, { who = session, back = PAID } = {}) =>
  server.callRaw(
    'replacement.choose',
    { activityId: ACTIVITY, orderNum, productCode, back },
    { session: who }
  )
async function chosen(orderNum: string, productCode: string): Promise<void> {
  expect(await choose(orderNum, productCode)).toMatchObject({ code: ErrorCode.ok })
}
/** The new order, of the same day. */
const placed = (old: string, productCode: string) => steps.placed(session, { productCode, besideOrder: old })
const stateOf = async (orderNum: string) => (await detail(session, orderNum)).order!.state
const offerOf = async (orderNum: string) => {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
  return [row!.offer, row!.offerId]
}
const backOf = async (orderNum: string) =>
  (await server.database.db.select().from(refunds).where(eq(refunds.orderNum, orderNum))).map(
    ({ amountFen }) => amountFen / 100
  )
const told = async () =>
  (
    await server.database.db
      .select({ title: messages.title, text: messages.text })
      .from(messages)
      .where(sql`key like 'replacement%'`)
  ).map(({ title, text }) => `${title}：${text}`)

test('the page tells a guest what can be had, and the owner what goes back and who cannot have it', async () => {
  const guest = await detail(null)
  expect([guest.order, guest.orders, guest.state]).toEqual([null, [], 'open'])
  expect(guest.options.map(({ product, price }) => [product.productCode, price])).toContainEqual([
    CHEAPER,
    438
  ])
  const orderNum = await bought()
  const { order, options } = await detail(session)
  expect(order).toMatchObject({
    orderNum,
    state: 'open',
    offer: 'subsidy',
    back: PAID,
    person: OWNER.medUserName
  })
  const unfit = options.filter((one) => one.unfit !== '').map(({ product }) => product.productCode)
  expect(unfit).toEqual([WOMEN])
  const common = options.map((one) => one.common)
  expect(common).toEqual(common.toSorted((a, b) => b - a))
  expect((await detail(stranger)).orders).toEqual([])
})

describe('the new order is paid, and the old one goes back whole, once', () => {
  test.each([
    ['cheaper', CHEAPER, 438],
    ['dearer', DEARER, 1080],
    ['at the same price', CLOSE, PAID]
  ])('%s', async (_which, productCode, price) => {
    const { db } = server.database
    await db.execute(
      sql`update products set sale_price_fen = ${price * 100}::int where product_code = ${productCode}`
    )
    const old = await bought()
    await chosen(old, productCode)
    const { orderNum, payPrice } = await placed(old, productCode)
    expect([payPrice, await offerOf(orderNum)]).toEqual([price, ['replacement', old]])
    expect([await stateOf(old), await steps.status(session, old)]).toEqual(['ordered', VISIT])
    await steps.pay(session, orderNum)
    await steps.tick()
    expect([await stateOf(old), await steps.status(session, old)]).toEqual(['done', GONE])
    expect([await steps.status(session, orderNum), await backOf(old), await backOf(orderNum)]).toEqual([
      ...[VISIT, [PAID], []]
    ])
    expect(await told()).toEqual([expect.stringContaining(`¥${PAID}.00 已原路退回`)])
    await db.execute(sql`update products set sale_price_fen = 52800 where product_code = ${CLOSE}`)
  })
})

test('a cheaper offer of the chosen product does not come in between: the order is the exchange', async () => {
  const { db } = server.database
  await db.execute(sql`update flash_sales set queued = false where product_code = ${CHEAPER}`)
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum, payPrice } = await placed(old, CHEAPER)
  expect([payPrice, await offerOf(orderNum)]).toEqual([438, ['replacement', old]])
})

test('a choice counts for half an hour: after that the product is bought as anybody buys it', async () => {
  const old = await bought()
  await chosen(old, CLOSE)
  server.clock.advance(30 * MINUTE_MS)
  const { orderNum } = await placed(old, CLOSE)
  expect(await offerOf(orderNum)).toEqual(['sale', null])
  await steps.pay(session, orderNum)
  await steps.tick()
  expect([await stateOf(old), await backOf(old)]).toEqual(['open', []])
})

describe('on confirm, with the same sum, it is told by 27004 what the order is', () => {
  const quoted = async () => {
    const { results } = await server.call(
      'addon.quote',
      { orgCode: 'H1001', productCode: CLOSE, rtime: VISIT_DATE, customAddPackage: [] },
      { session }
    )
    return results[0]!.priceVersion
  }
  async function refused(besideOrder: string, priceVersion: string): Promise<PriceChange> {
    const input = { productCode: CLOSE, besideOrder, priceVersion }
    const { code, results } = await steps.complete(session, input)
    expect(code).toBe(ErrorCode.priceChanged)
    const [change]: unknown[] = results
    return change as PriceChange
  }

  test('the half hour is over: no exchange any more, and the old order stays', async () => {
    const old = await bought()
    await chosen(old, CLOSE)
    const seen = await quoted()
    server.clock.advance(30 * MINUTE_MS)
    const { oldPrice, newPrice, priceVersion, reason } = await refused(old, seen)
    expect(reason).toBe('更换的选择已过时限或有变动：这一单不再更换原来的订单，原订单不变')
    expect([newPrice, priceVersion]).toEqual([oldPrice, await quoted()])
    const { orderNum } = await steps.placed(session, { productCode: CLOSE, besideOrder: old, priceVersion })
    expect(await offerOf(orderNum)).toEqual(['sale', null])
  })

  test('chosen meanwhile on another phone: the order is the exchange', async () => {
    const old = await bought()
    const seen = await quoted()
    await chosen(old, CLOSE)
    const { priceVersion, reason } = await refused(old, seen)
    expect(reason).toBe('这一单用来更换原来的订单：付款后原订单全额退回')
    const { orderNum } = await steps.placed(session, { productCode: CLOSE, besideOrder: old, priceVersion })
    expect(await offerOf(orderNum)).toEqual(['replacement', old])
  })
})

test('nobody pays the new order: the old one stays as it was, and another can be chosen', async () => {
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum } = await placed(old, CHEAPER)
  expect((await choose(old, DEARER)).code).toBe(ErrorCode.business)
  server.clock.advance(31 * MINUTE_MS)
  await steps.tick()
  expect([await steps.status(session, orderNum), await steps.status(session, old)]).toEqual([CLOSED, VISIT])
  expect([await stateOf(old), await backOf(old)]).toEqual(['open', []])
  await chosen(old, DEARER)
})

test('two phones at once: one has the exchange, and what goes back goes back once', async () => {
  const old = await bought()
  await chosen(old, CHEAPER)
  const input = { productCode: CHEAPER, besideOrder: old }
  const answers = await Promise.all(
    [102, 104].map((timeSpanId, at) =>
      steps.complete(
        session,
        { ...input, timeSpanId, timespanStr: at === 0 ? '08:00-08:30' : '09:00-09:30' },
        { idempotencyKey: `phone-of-two-${at}` }
      )
    )
  )
  const made = answers.flatMap(({ code, results }) => (code === ErrorCode.ok ? results : []))
  const offers = await Promise.all(made.map(({ orderNum }) => offerOf(orderNum)))
  expect(offers.filter(([offer]) => offer === 'replacement')).toHaveLength(1)
  expect(made.length).toBe(1)
  for (const { orderNum } of made) await steps.pay(session, orderNum)
  await steps.tick()
  expect(await backOf(old)).toEqual([PAID])
})

test('the old order is taken back while the new one waits: it goes back once, and the new one stands', async () => {
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum } = await placed(old, CHEAPER)
  const refund = { orderNum: old, amount: PAID, reasonId: 1 }
  await server.call('order.refund', refund, { session, idempotencyKey: 'back-meanwhile' })
  await steps.pay(session, orderNum)
  await steps.tick()
  expect([await backOf(old), await backOf(orderNum), await steps.status(session, orderNum)]).toEqual([
    ...[[PAID], [], VISIT]
  ])
})

test('the old order was used while the new one waits: the new one goes back whole', async () => {
  const { db } = server.database
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum } = await placed(old, CHEAPER)
  await db.update(orderVisits).set({ state: 'visited' }).where(eq(orderVisits.orderNum, old))
  await db.update(orders).set({ status: VISITED }).where(eq(orders.orderNum, old))
  await steps.pay(session, orderNum)
  await steps.tick()
  expect([await backOf(old), await backOf(orderNum), await steps.status(session, orderNum)]).toEqual([
    ...[[], [438], GONE]
  ])
  expect(await told()).toEqual([expect.stringContaining('没有换成')])
  await db.update(orderVisits).set({ state: 'booked' }).where(eq(orderVisits.orderNum, old))
  await db.update(orders).set({ status: VISIT }).where(eq(orders.orderNum, old))
})

test('an order that went back meanwhile is refused, also by the quote and the order of what was chosen', async () => {
  const old = await bought()
  await chosen(old, CHEAPER)
  const refund = { orderNum: old, amount: PAID, reasonId: 1 }
  await server.call('order.refund', refund, { session, idempotencyKey: 'back-before' })
  expect((await choose(old, DEARER)).code).toBe(ErrorCode.offShelf)
  const { orderNum } = await steps.placed(session, { productCode: CHEAPER })
  expect((await offerOf(orderNum))[0]).not.toBe('replacement')
})

test.each([
  ['is seated again, and the old one goes back', false],
  ['goes back when the old one has gone meanwhile', true]
])('paid late, the new order %s', async (_what, gone) => {
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum } = await placed(old, CHEAPER)
  const prepayId = await steps.opened(session, orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  for (let waits = 0; waits < 3; waits += 1) {
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
  }
  expect(await steps.status(session, orderNum)).toBe(CLOSED)
  const refund = { orderNum: old, amount: PAID, reasonId: 1 }
  if (gone) await server.call('order.refund', refund, { session, idempotencyKey: 'back-in-between' })
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  await steps.tick()
  expect([await steps.status(session, orderNum), await backOf(old)]).toEqual([gone ? GONE : VISIT, [PAID]])
})

test('the activity ends: what is left goes back by itself, but not while a new order waits', async () => {
  const { db } = server.database
  const old = await bought()
  await chosen(old, CHEAPER)
  const { orderNum } = await placed(old, CHEAPER)
  const end = (at: Date) =>
    db.update(activities).set({ endAt: at }).where(eq(activities.activityId, ACTIVITY))
  server.clock.advance(1000)
  await end(server.clock.now())
  await steps.tick()
  expect([await backOf(old), await stateOf(old)]).toEqual([[], 'ordered'])
  expect((await choose(old, DEARER)).code).toBe(ErrorCode.offShelf)
  server.clock.advance(31 * MINUTE_MS)
  await steps.tick()
  await steps.tick()
  expect([await steps.status(session, orderNum), await steps.status(session, old)]).toEqual([CLOSED, GONE])
  expect([await backOf(old), await stateOf(old)]).toEqual([[PAID], 'back'])
  expect(await told()).toEqual([expect.stringContaining('已自动退款')])
})

test('an order of the product that was bought at its own price is none of the activity', async () => {
  const { db } = server.database
  await db.execute(sql`update subsidies set stock = 0`)
  const { orderNum } = await steps.placed(session, { productCode: OLD })
  await steps.pay(session, orderNum)
  expect((await detail(session)).orders).toEqual([])
  expect((await choose(orderNum, CHEAPER)).code).toBe(ErrorCode.notFound)
  await db.update(activities).set({ endAt: server.clock.now() }).where(eq(activities.activityId, ACTIVITY))
  await steps.tick()
  expect(await backOf(orderNum)).toEqual([])
})

test.each<[string, (old: string) => Promise<{ code: number }>, number]>([
  ['another account’s order', (old) => choose(old, CHEAPER, { who: stranger }), ErrorCode.notFound],
  ['a product that is not among them', (old) => choose(old, 'CK1001'), ErrorCode.notFound],
  ['a person who cannot have it', (old) => choose(old, WOMEN), ErrorCode.personUnfit],
  ['another sum than goes back', (old) => choose(old, CHEAPER, { back: 600 }), ErrorCode.priceChanged]
])('%s is refused', async (_what, call, code) => {
  const old = await bought()
  expect((await call(old)).code).toBe(code)
  expect(await server.database.db.$count(replacements)).toBe(0)
})

test('an activity that there is not is told with 404, and one out of its time takes no choice', async () => {
  const { db } = server.database
  expect((await server.call('replacement.detail', { activityId: '1' })).code).toBe(ErrorCode.notFound)
  const old = await bought()
  await db
    .update(activities)
    .set({ startAt: new Date(server.clock.now().getTime() + HOUR_MS) })
    .where(eq(activities.activityId, ACTIVITY))
  expect((await choose(old, CHEAPER)).code).toBe(ErrorCode.offShelf)
})
