/** The balance of a card that is not what it was when an order was begun, and one that many want at once. */
import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS, MINUTE_MS } from '@/domain/date'
import { ask, FOUR, leaveOnCard, left, listed, MONEY, once, refund, told } from '../testing/balance'
import { boundCards, cardBalances } from '../db/schema'
import { OWNER, RECIPIENT } from '../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'

testOrders({ sound: true })

const refused = (numbers: readonly string[]) => ({
  code: ErrorCode.discountUnavailable,
  results: [{ couponCodes: numbers }]
})

describe('a card that is not what it was when the order was begun', () => {
  const card = eq(boundCards.cardNumber, MONEY)
  const money = eq(cardBalances.no, MONEY)
  let bound: typeof boundCards.$inferSelect
  let balance: typeof cardBalances.$inferSelect
  beforeAll(async () => {
    const { db } = server.database
    bound = (await db.select().from(boundCards).where(card))[0]!
    balance = (await db.select().from(cardBalances).where(money))[0]!
  })
  afterEach(async () => {
    const { db } = server.database
    const { userId, contactsId, boundAt, startsAt, expiresAt } = bound
    await db
      .update(boundCards)
      .set({ userId, contactsId, boundAt, startsAt, expiresAt, lostAt: null })
      .where(card)
    await db.update(cardBalances).set({ userId: balance.userId, expiresAt: balance.expiresAt }).where(money)
  })

  test('lost: it pays nothing, and what it paid before comes back to it', async () => {
    const { orderNum } = await steps.placed(session, { balanceCard: MONEY })
    await steps.pay(session, orderNum)
    await ask('card.loss', { cardNumber: MONEY })
    await refund(orderNum)
    expect([await left(), await listed()]).toEqual([[120, 800], undefined])
    expect(await steps.complete(session, { balanceCard: MONEY })).toMatchObject(refused([MONEY]))
  })

  test('run out: it pays nothing, and has 90 days more with what comes back, which is told before', async () => {
    const { db } = server.database
    const { orderNum } = await steps.placed(session, { balanceCard: MONEY })
    await steps.pay(session, orderNum)
    await db.update(cardBalances).set({ expiresAt: server.clock.now() }).where(money)
    await db.update(boundCards).set({ expiresAt: server.clock.now() }).where(card)
    expect(await steps.complete(session, { balanceCard: MONEY, hospitalId: 'H2002' })).toMatchObject(
      refused([MONEY])
    )
    const until = server.clock.now().getTime() + 90 * DAY_MS
    expect((await told(orderNum)).again).toEqual([{ name: '卡余额', no: MONEY, until }])
    await refund(orderNum)
    expect(await listed()).toMatchObject({ balance: 800, expiresAt: until })
    expect((await steps.placed(session, { balanceCard: MONEY })).payPrice).toBe(280)
  })

  test('lost while money for an order that has ended was late: it is not taken from again, and the money goes back', async () => {
    const { orderNum, payOrderNum } = await steps.placed(session, { balanceCard: MONEY })
    const prepayId = await steps.opened(session, orderNum, 'alipay')
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await ask('pay.status', { payOrderNum })
    for (const minutes of [16, 16]) {
      server.clock.advance(minutes * MINUTE_MS)
      await steps.tick()
    }
    expect([await steps.status(session, orderNum), await left()]).toEqual([85, [120, 800]])
    await ask('card.loss', { cardNumber: MONEY })
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect([90, 95]).toContain(await steps.status(session, orderNum))
    expect(await left()).toEqual([120, 800])
  })

  test('lost while several orders wait for one payment: one is left out, and the other is paid by money alone', async () => {
    await leaveOnCard(100)
    const line = { quantity: 1, priceVersion: '' }
    const goods = [
      { productCode: 'HS2003', skuId: 'HS2003-1', ...line },
      { productCode: 'HS2009', skuId: 'HS2009-3', ...line }
    ]
    const { results } = await ask('order.completeCart', { ...RECIPIENT, balanceCard: MONEY, goods }, once())
    const [first, second] = results
    await ask('card.loss', { cardNumber: MONEY })
    expect((await ask('order.cancel', { id: first!.orderNum, only: 1 })).code).toBe(ErrorCode.ok)
    const { stored, payPrice, userPayPrice } = await steps.detail(session, second!.orderNum)
    expect([stored, payPrice, await left()]).toEqual([[], userPayPrice, [120, 100]])
  })

  test('not open yet: it pays nothing, and is not offered', async () => {
    const startsAt = new Date(server.clock.now().getTime() + DAY_MS)
    await server.database.db.update(boundCards).set({ startsAt }).where(card)
    expect(await listed()).toBeUndefined()
    expect(await steps.complete(session, { balanceCard: MONEY })).toMatchObject(refused([MONEY]))
  })

  test('unbound: it pays nothing, and what it paid of goods comes back to the card', async () => {
    const goods = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1, balanceCard: MONEY }
    const { results } = await ask('order.completeGoods', goods, once())
    expect((await ask('card.unbind', { x: MONEY })).code).toBe(ErrorCode.ok)
    expect(await steps.complete(session, { balanceCard: MONEY })).toMatchObject(refused([MONEY]))
    await refund(results[0]!.orderNum)
    expect([await left(), await listed()]).toEqual([[120, 800], undefined])
  })

  test('somebody else’s: it pays nothing, and nobody else is told of it', async () => {
    expect(
      await steps.complete(stranger, { balanceCard: MONEY, medUserInfo: { ...OWNER, contactsId: '' } })
    ).toMatchObject(refused([MONEY]))
    expect((await server.call('gift.list', {}, { session: stranger })).results).not.toContainEqual(
      expect.objectContaining({ giftNo: MONEY })
    )
  })
})

test('two phones and the last yuan: one has it, the other is told which card does not pay', async () => {
  await leaveOnCard(1)
  const both = await Promise.all([
    steps.complete(session, { balanceCard: MONEY, productCode: 'CK1016', hospitalId: 'H2002' }),
    steps.complete(session, { balanceCard: MONEY, productCode: 'CK1002' })
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual([ErrorCode.ok, ErrorCode.discountUnavailable])
  expect(both.find(({ code }) => code !== ErrorCode.ok)).toMatchObject(refused([MONEY]))
  expect((await left())[1]).toBe(0)
})

test('twelve at once of the same order: one under one key, one under twelve keys, and the balance pays once', async () => {
  const twelve = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, one))
  const key = once()
  const same = await twelve(() => steps.complete(session, FOUR, key))
  expect(new Set(same.map(({ code, results }) => `${code} ${results[0]?.orderNum}`)).size).toBe(1)
  expect(await left()).toEqual([0, 0])
  await steps.startOver()
  const others = await twelve(() => steps.complete(session, { balanceCard: MONEY }, once()))
  expect(others.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(1)
  expect(await left()).toEqual([120, 0])
})
