import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { flashSales, products, productSkus } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server?.close())

const KNEE = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }
const quote = (input: Partial<typeof KNEE> = {}) =>
  server.call('goods.quote', { ...KNEE, ...input }, { session })
const answered = async (input: Partial<typeof KNEE> = {}) => (await quote(input)).results[0]

test('R3.49 pieces of a choice cost its own price, and the freight once an order', async () => {
  expect(await answered()).toMatchObject({
    productName: '运动护膝（单只）',
    spec: 'XL',
    unitPrice: 95,
    itemPrice: 190,
    userPayPrice: 198,
    lines: [
      { kind: 'base', label: '商品金额', note: '2 件', amount: 190 },
      { kind: 'freight', label: '运费', amount: 8 }
    ],
    most: 3,
    mostReason: '每单限购 3 件'
  })
})

test.each([
  ['30', 'HS2006', 'HS2006-2', 128],
  ['35', 'SV3502', 'SV3502-1', 128]
])('R5.22 category %s is not sent and has no freight', async (_category, productCode, skuId, price) => {
  const quoted = await answered({ productCode, skuId, quantity: 1 })
  expect([quoted?.userPayPrice, quoted?.lines.map(({ kind }) => kind)]).toEqual([price, ['base']])
})

test('what is left limits before the order’s limit does', async () => {
  const { db } = server.database
  await db
    .update(productSkus)
    .set({ taken: sql`stock - 2` })
    .where(eq(productSkus.skuId, 'HS2009-3'))
  expect(await answered()).toMatchObject({ most: 2, mostReason: '库存不足，仅剩 2 件' })
  expect(await answered({ skuId: 'HS2009-2' })).toMatchObject({ most: 0, mostReason: '已售罄' })
})

test('R4.29 a flash sale’s price counts while it has that many pieces left, for as many as one may have', async () => {
  const { db } = server.database
  const now = server.clock.now()
  await db
    .update(flashSales)
    .set({ startAt: now, stock: 1, perUser: 1 })
    .where(eq(flashSales.productCode, 'HS2003'))
  const meter = { productCode: 'HS2003', skuId: 'HS2003-2' }
  expect(await answered({ ...meter, quantity: 1 })).toMatchObject({ unitPrice: 129, most: 1 })
  expect(await answered({ ...meter, quantity: 2 })).toMatchObject({ unitPrice: 219, most: 5 })
})

test.each([
  ['an unknown product', { productCode: 'HS9999' }, ErrorCode.notFound],
  ['another product’s choice', { skuId: 'HS2003-1' }, ErrorCode.badParameter],
  ['what is booked at a branch', { productCode: 'CK1003' }, ErrorCode.badParameter],
  ['no piece', { quantity: 0 }, ErrorCode.badParameter],
  ['half a piece', { quantity: 1.5 }, ErrorCode.badParameter]
])('is refused: %s', async (_name, input, code) => {
  expect((await quote(input)).code).toBe(code)
})

test('R3.50 a product and a choice that are not sold any more are refused', async () => {
  const { db } = server.database
  await db.update(productSkus).set({ open: false }).where(eq(productSkus.skuId, 'HS2001-1'))
  const band = { productCode: 'HS2001', quantity: 1 }
  expect(await quote({ ...band, skuId: 'HS2001-1' })).toMatchObject({
    code: ErrorCode.offShelf,
    message: '所选规格已下架，请重新选择'
  })
  await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'HS2001'))
  expect((await quote({ ...band, skuId: 'HS2001-2' })).code).toBe(ErrorCode.offShelf)
})

test('coupons of goods are judged on the pieces without the freight; a checkup’s do not serve', async () => {
  const { results } = await server.call(
    'coupon.list',
    { productCode: 'HS2009', skuId: 'HS2009-1', quantity: 2 },
    { session }
  )
  const usable = results.list.filter((coupon) => coupon.usable).map(({ couponCode }) => couponCode)
  // 178 and 8 of freight: the one from 200 on does not count.
  expect([results.baseAmount, results.payAmount, results.best]).toEqual([178, 186, ['CP-CH30']])
  expect(usable).toEqual(['CP-CH30'])
  expect(results.list.find(({ couponCode }) => couponCode === 'CP-85')?.reason).not.toBe('')
})
