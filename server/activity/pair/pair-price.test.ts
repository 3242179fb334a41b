/** What an order is to two who buy together, where another offer comes first or the pair ends meanwhile. */
import { eq } from 'drizzle-orm'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS } from '@/domain/date'
import { flashSales, pairs } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { detail, join, leave, PAIR_PRODUCT as PRODUCT, pairOf, start } from '../../testing/pairs'

const [PRICE, LOWER] = [499, 399]
const WIFE = 'c002'
const SALE = 'PAIR-FS'

testOrders({ sound: true })
beforeAll(() => keepLoggedIn(server.database.db))
beforeEach(async () => {
  await server.database.db.delete(pairs)
  await server.database.db.delete(flashSales).where(eq(flashSales.activityId, SALE))
})
afterAll(async () => {
  await server.database.db.delete(flashSales).where(eq(flashSales.activityId, SALE))
})

/** The product is cheaper for everybody. */
const cheaper = async () => {
  const now = server.clock.now().getTime()
  await server.database.db.insert(flashSales).values({
    ...{ activityId: SALE, productCode: PRODUCT, priceFen: LOWER * 100, stock: 9, perUser: 5 },
    ...{ startAt: new Date(now - HOUR_MS), endAt: new Date(now + HOUR_MS) }
  })
}
const quoted = async (quantity = 1) =>
  (await server.call('goods.quote', { productCode: PRODUCT, skuId: `${PRODUCT}-1`, quantity }, { session }))
    .results[0]!
const order = (priceVersion: string) =>
  server.callRaw(
    'order.completeCoupon',
    {
      ...{ receiveName: '陈予安', receivePhone: '10000000001', priceVersion },
      ...{ productCode: PRODUCT, skuId: `${PRODUCT}-1`, quantity: 1 }
    },
    { session }
  ) as Promise<{ code: number; results: unknown }>
const placed = async (priceVersion: string) => {
  const { code, results } = await order(priceVersion)
  expect(code).toBe(ErrorCode.ok)
  return (results as { orderNum: string }[])[0]!.orderNum
}
const refused = async (priceVersion: string): Promise<PriceChange> => {
  const { code, results } = await order(priceVersion)
  expect(code).toBe(ErrorCode.priceChanged)
  return (results as PriceChange[])[0]!
}

test('the quote says that the order is theirs together; without a second it says nothing of it', async () => {
  await start(session)
  expect((await quoted()).together).toBeUndefined()
  await start(session, WIFE)
  expect((await quoted()).together).toEqual({ counts: true, text: expect.stringContaining('双人同行') })
  expect((await quoted(2)).together).toEqual({ counts: false, text: expect.stringContaining('一次买一份') })
})

test('a cheaper offer comes before the pair: its page and the quote say so, and the friend has no code', async () => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  expect((await detail(session)).lower).toBeNull()
  await cheaper()
  expect(await detail(session)).toMatchObject({ price: PRICE, lower: LOWER, pair: { state: 'both' } })
  const quote = await quoted()
  expect([quote.userPayPrice, quote.together]).toEqual([
    LOWER,
    { counts: false, text: '已享其他优惠，不再叠加双人同行：两个券码都在您的订单里' }
  ])
  await steps.pay(session, await placed(quote.priceVersion))
  expect(await pairOf(stranger, pairId)).toMatchObject({ state: 'both', code: null })
})

test.each([
  ['its hours are over', async () => server.clock.advance(24 * HOUR_MS)],
  ['the friend has left', async (pairId: string) => leave(stranger, pairId)]
])('on confirm while %s: 27004 with its reason though the sum is the same', async (_end, ends) => {
  const { pairId } = (await start(session)).results
  await join(stranger, pairId)
  const { priceVersion } = await quoted()
  await ends(pairId)
  const change = await refused(priceVersion)
  expect(change).toMatchObject({
    ...{ oldPrice: PRICE, newPrice: PRICE },
    reason: '双人同行已结束或有变动：这一单不算同行，两个券码都在您的订单里'
  })
  expect([change.oldLines.length, change.newLines.length]).toEqual([1, 1])
  expect(change.priceVersion).toBe((await quoted()).priceVersion)
  await steps.pay(session, await placed(change.priceVersion))
  expect(await pairOf(stranger, pairId)).toMatchObject({ orderNum: '', code: null })
})

test('on confirm while a cheaper offer begins: 27004 with the new sum and why it is no pair', async () => {
  await start(session, WIFE)
  const { priceVersion } = await quoted()
  await cheaper()
  expect(await refused(priceVersion)).toMatchObject({
    ...{ oldPrice: PRICE, newPrice: LOWER },
    reason: '已享其他优惠，不再叠加双人同行：两个券码都在您的订单里'
  })
})

test('on confirm while the second comes: it is asked whether the order is theirs together', async () => {
  const { pairId } = (await start(session)).results
  const { priceVersion } = await quoted()
  await join(stranger, pairId)
  const change = await refused(priceVersion)
  expect(change).toMatchObject({
    oldPrice: PRICE,
    newPrice: PRICE,
    reason: '双人同行：一人付款，付款后两个券码分开用'
  })
  const orderNum = await placed(change.priceVersion)
  expect(await pairOf(session, pairId)).toMatchObject({ state: 'ordered', orderNum })
})

test('a price that changes beside a pair is told without a reason', async () => {
  await cheaper()
  const { priceVersion } = await quoted()
  await server.database.db.update(flashSales).set({ priceFen: 38_800 }).where(eq(flashSales.activityId, SALE))
  expect((await refused(priceVersion)).reason).toBeUndefined()
})
