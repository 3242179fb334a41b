import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { flashSales, products } from '../../db/schema'
import { ordering, orderInput, OWNER, VISIT_DATE, WIFE } from '../../testing/ordering'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { leavePieces } from '../../testing/stock'

const PRODUCT = 'CK1016'
const FLASH = 328
const CHEAPER = 99
const MINUTE_MS = 60_000

let server: TestApp
let session: Session
let stranger: Session
let steps: ReturnType<typeof ordering>
/** Yuan. */
let sale: number

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
  stranger = await server.login('10000000006')
  await steps.remember()
  const [row] = await server.database.db.select().from(products).where(eq(products.productCode, PRODUCT))
  sale = (row?.salePriceFen ?? 0) / 100
})
beforeEach(() => steps.startOver())
afterAll(() => server.close())

const quoted = async (who: Session) => {
  const input = { orgCode: 'H1001', productCode: PRODUCT, rtime: VISIT_DATE, customAddPackage: [] }
  const { results } = await server.call('addon.quote', input, { session: who })
  return results[0]!
}
const detailOf = async (who?: Session) => {
  const options = who ? { session: who } : {}
  const { results } = await server.call('product.detail', { type: 'checkup', id: PRODUCT }, options)
  return results.product
}
const dayPrices = async (who?: Session) => {
  const input = { productCode: PRODUCT, cityCode: '131' }
  const { results } = await server.call('booking.calendar', input, who ? { session: who } : {})
  return new Set(results.map(({ price }) => price))
}

describe('who has had the flash price as often as one may', () => {
  test('is quoted and shown the sale price; others and guests still see the flash price', async () => {
    expect(sale).toBeGreaterThan(FLASH)
    expect((await detailOf(session)).seckillPrice).toBe(FLASH)
    await steps.placed(session, { productCode: PRODUCT })
    expect([(await quoted(session)).userPayPrice, (await quoted(stranger)).userPayPrice]).toEqual([
      sale,
      FLASH
    ])
    expect(await detailOf(session)).toMatchObject({ salePrice: sale, seckillPrice: null, seckillStatus: 0 })
    expect([(await detailOf(stranger)).seckillPrice, (await detailOf()).seckillPrice]).toEqual([FLASH, FLASH])
    expect([await dayPrices(session), await dayPrices()]).toEqual([new Set([sale]), new Set([FLASH])])
  })

  test('buys at the sale price, and is told by 27004 when the flash price was quoted before', async () => {
    const { priceVersion } = await quoted(session)
    await steps.placed(session, { productCode: PRODUCT, priceVersion })
    const wife = { productCode: PRODUCT, medUserInfo: WIFE }
    const answer = await server.callRaw('order.complete', orderInput({ ...wife, priceVersion }), { session })
    expect(answer.code).toBe(ErrorCode.priceChanged)
    const [change] = answer.results as PriceChange[]
    expect(change).toMatchObject({ oldPrice: FLASH, newPrice: sale })
    const order = await steps.placed(session, { ...wife, priceVersion: change!.priceVersion })
    expect(order.payPrice).toBe(sale)
  })

  test('has it again when the order is cancelled', async () => {
    const { orderNum } = await steps.placed(session, { productCode: PRODUCT })
    await server.call('order.cancel', { id: orderNum }, { session })
    expect((await quoted(session)).userPayPrice).toBe(FLASH)
  })

  test('has it again when the money of the order went back', async () => {
    const { orderNum, payOrderNum } = await steps.placed(session, { productCode: PRODUCT })
    const prepayId = await steps.opened(session, orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await server.call('pay.status', { payOrderNum }, { session })
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
    await server.call('order.cancel', { id: orderNum }, { session })
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    await steps.tick()
    expect(await steps.status(session, orderNum)).toBe(95)
    expect((await quoted(session)).userPayPrice).toBe(FLASH)
    expect((await steps.placed(session, { productCode: PRODUCT })).payPrice).toBe(FLASH)
  })

  test('of two orders at once one has the flash price, the other hears of the sale price', async () => {
    const { priceVersion } = await quoted(session)
    const both = await Promise.all([
      steps.complete(session, { productCode: PRODUCT, priceVersion }),
      steps.complete(session, { productCode: PRODUCT, priceVersion, medUserInfo: WIFE })
    ])
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([ErrorCode.ok, ErrorCode.priceChanged])
  })
})

/** While another sale of the product, at 99 yuan, is on the books. */
async function withCheaper(from: Date, until: Date, work: () => Promise<void>): Promise<void> {
  const { db } = server.database
  const other = { activityId: 'ZZ-CHEAPER', productCode: PRODUCT, priceFen: CHEAPER * 100, perUser: 1 }
  await db.insert(flashSales).values({ ...other, stock: 10, startAt: from, endAt: until })
  try {
    await work()
  } finally {
    await db.delete(flashSales).where(eq(flashSales.activityId, other.activityId))
  }
}

test.each([
  ['has ended', '2026-05-19', '2026-05-20'],
  ['has not begun', '2026-05-21', '2026-05-22']
])('a cheaper sale that %s, beside the one that runs, counts nowhere', (_when, from, until) =>
  withCheaper(new Date(`${from}T00:00:00+08:00`), new Date(`${until}T00:00:00+08:00`), async () => {
    expect((await quoted(session)).userPayPrice).toBe(FLASH)
    expect((await detailOf()).seckillPrice).toBe(FLASH)
    expect((await steps.placed(session, { productCode: PRODUCT })).payPrice).toBe(FLASH)
  })
)

test('of two that run the cheaper counts, from its first moment until its end', async () => {
  const [from, until] = [60_000, 120_000].map((ms) => new Date(server.clock.now().getTime() + ms))
  if (!from || !until) throw new Error('no window')
  await withCheaper(from, until, async () => {
    for (const [at, price] of [
      [from.getTime() - 1, FLASH],
      [from.getTime(), CHEAPER],
      [until.getTime() - 1, CHEAPER],
      [until.getTime(), FLASH]
    ] as const) {
      server.clock.set(new Date(at))
      expect([at - from.getTime(), (await quoted(session)).userPayPrice]).toEqual([
        at - from.getTime(),
        price
      ])
    }
    server.clock.set(from)
    expect((await steps.placed(session, { productCode: PRODUCT })).payPrice).toBe(CHEAPER)
  })
})

test('what one user has had counts for no other', async () => {
  await steps.placed(session, { productCode: PRODUCT })
  const order = await steps.placed(stranger, {
    productCode: PRODUCT,
    medUserInfo: { ...OWNER, contactsId: '' }
  })
  expect(order.payPrice).toBe(FLASH)
})

test('the last one at the flash price is back for others when its order is cancelled', async () => {
  await leavePieces(server.database.db, eq(flashSales.productCode, PRODUCT), 1)
  const { orderNum } = await steps.placed(session, { productCode: PRODUCT })
  expect((await quoted(stranger)).userPayPrice).toBe(sale)
  await server.call('order.cancel', { id: orderNum }, { session })
  expect((await quoted(stranger)).userPayPrice).toBe(FLASH)
})
