import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CouponProductsInput } from '@/contract/coupon/dto'
import { ErrorCode } from '@/contract/errors'
import { flashSales, products } from '../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

/** Chengdu: not the city that everything begins with. */
const CITY = '75'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const ask = (input: CouponProductsInput, as: Session | null = session, comefrom = 50) =>
  server.call('coupon.products', input, {
    ...(as ? { session: as } : {}),
    headers: { comefrom: String(comefrom) }
  })
const found = async (input: CouponProductsInput, as?: Session | null) => (await ask(input, as)).results

describe('what a coupon can be used for', () => {
  test('R2.35 only kinds and prices that it serves, each with the price after it, its cap applied', async () => {
    const { coupon, held, list } = await found({ couponCode: 'CP-85', cityCode: CITY })
    expect([coupon.name, coupon.usable, held]).toEqual(['体检8.5折（最高减200）', true, true])
    expect(list.length).toBeGreaterThan(5)
    for (const { product, afterPrice } of list) {
      const now = product.seckillPrice ?? product.salePrice
      expect(['checkup', 'waston']).toContain(product.kind)
      expect(now).toBeGreaterThanOrEqual(500)
      expect(afterPrice).toBeCloseTo(now - Math.min(Math.floor(now * 15) / 100, 200), 2)
    }
    expect(
      list.find(({ product }) => product.salePrice > 1400 && product.seckillPrice === null)
    ).toBeDefined()
  })

  test('narrowed by kind and by sex; the kinds to choose from stay those of all', async () => {
    const coupon = { couponCode: 'CP-PL50', cityCode: CITY }
    const all = await found(coupon)
    expect(all.kinds).toContainEqual({
      kind: 'health-selection',
      name: '健康好物',
      count: expect.any(Number)
    })
    const goods = await found({ ...coupon, kind: 'health-selection' })
    expect(new Set(goods.list.map(({ product }) => product.kind))).toEqual(new Set(['health-selection']))
    expect(goods.total).toBe(all.kinds.find(({ kind }) => kind === 'health-selection')?.count)
    expect([goods.kinds, goods.bySex]).toEqual([all.kinds, true])
    const women = await found({ ...coupon, sex: 0 })
    expect(women.total).toBeLessThan(all.total)
    expect(women.list.every(({ product }) => product.sexLimit !== 1)).toBe(true)
    expect(women.total).toBeGreaterThan(0)
  })

  test('sorted by the price after it, both ways, and by what it takes off', async () => {
    const after = async (sort: 'price' | 'priceDesc') =>
      (await found({ couponCode: 'CP-85', cityCode: CITY, sort })).list.map(({ afterPrice }) => afterPrice)
    const up = await after('price')
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = await after('priceDesc')
    expect(down).toEqual([...down].sort((a, b) => b - a))
    const saved = (await found({ couponCode: 'CP-85', cityCode: CITY, sort: 'saved' })).list.map(
      ({ product, afterPrice }) =>
        Math.round(((product.seckillPrice ?? product.salePrice) - afterPrice) * 100)
    )
    expect(saved).toEqual([...saved].sort((a, b) => b - a))
  })

  test('the flash price is what it comes off, and a flash price below the threshold is not served', async () => {
    const [{ product } = { product: null }] = (
      await found({ couponCode: 'CP-85', cityCode: CITY, sort: 'price' })
    ).list
    if (!product) throw new Error('nothing is served')
    const { db } = server.database
    const sale = {
      activityId: 'fs-coupon',
      productCode: product.productCode,
      startAt: new Date(TEST_NOW.getTime() - 1),
      endAt: new Date(TEST_NOW.getTime() + 60_000),
      priceFen: 49_900,
      stock: 5
    }
    await db.insert(flashSales).values(sale)
    const codes = (await found({ couponCode: 'CP-85', cityCode: CITY })).list.map(
      (row) => row.product.productCode
    )
    expect(codes).not.toContain(product.productCode)
    await db.update(flashSales).set({ priceFen: 50_000 }).where(eq(flashSales.activityId, 'fs-coupon'))
    const row = (await found({ couponCode: 'CP-85', cityCode: CITY })).list.find(
      ({ product: { productCode } }) => productCode === product.productCode
    )
    expect(row?.afterPrice).toBe(425)
    await db.delete(flashSales).where(eq(flashSales.activityId, 'fs-coupon'))
  })

  test('what goes off the shelf is served no more', async () => {
    const code = (await found({ couponCode: 'CP-PL50', cityCode: CITY })).list[0]?.product.productCode ?? ''
    const { db } = server.database
    await db.update(products).set({ onShelf: false }).where(eq(products.productCode, code))
    const codes = (await found({ couponCode: 'CP-PL50', cityCode: CITY })).list.map(
      (row) => row.product.productCode
    )
    expect(codes).not.toContain(code)
    await db.update(products).set({ onShelf: true }).where(eq(products.productCode, code))
  })

  test.each([
    ['used up', 'CP-USED', '已使用'],
    ['expired', 'CP-EXP', '已过期']
  ])('%s: it serves nothing and says why', async (_name, couponCode, says) => {
    const { coupon, list, total } = await found({ couponCode })
    expect([list, total, coupon.usable]).toEqual([[], 0, false])
    expect(coupon.reason).toContain(says)
  })

  test('a guest looks at one that is open to everybody, and is told of no other', async () => {
    const guest = await found({ couponCode: 'CP-85', cityCode: CITY }, null)
    expect([guest.held, guest.claimable]).toEqual([false, true])
    expect(guest.list.length).toBeGreaterThan(0)
    expect((await ask({ couponCode: 'CP-USED' }, null)).code).toBe(ErrorCode.notFound)
    expect((await ask({ couponCode: 'no-such' })).code).toBe(ErrorCode.notFound)
  })
})
