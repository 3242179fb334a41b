/** Goods of a cart paid together: each an order, under one pay order, all or none. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { CompleteCartInput } from '@/contract/cart/dto'
import { ErrorCode } from '@/contract/errors'
import { toFen } from '@/domain/money'
import { orders, products, productSkus, userCoupons } from '../../../db/schema'
import type { CallOptions } from '../../../testing/caller'
import { server, session, steps, stranger, testOrders } from '../../../testing/order-tests'
import { RECIPIENT } from '../../../testing/ordering'

testOrders({ sound: true })

const KNEE = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }
const BAND = { productCode: 'HS2001', skuId: 'HS2001-2', quantity: 1 }
const KIT = { productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }
const CODES = { productCode: 'CA3103', skuId: 'CA3103-1', quantity: 1 }
const ABROAD = { productCode: 'CB3402', skuId: 'CB3402-1', quantity: 1 }

beforeEach(async () => {
  const { db } = server.database
  await db.execute(sql`update product_skus set taken = 0, open = true, stock = 300`)
  await db.update(products).set({ onShelf: true })
})

let keys = 0
const buy = (
  goods: CompleteCartInput['goods'],
  input: Partial<CompleteCartInput> = {},
  options: CallOptions = {}
) =>
  server.call(
    'order.completeCart',
    { ...RECIPIENT, ...input, goods },
    { session, idempotencyKey: `cart-key-${(keys += 1)}`, ...options }
  )
const lines = async (goods: CompleteCartInput['goods'], options: CallOptions = {}) =>
  (await server.call('cart.lines', { lines: goods }, { session, ...options })).results.lines
/** The same goods with the prices that were seen. */
const seen = async (goods: CompleteCartInput['goods'], options: CallOptions = {}) =>
  (await lines(goods, options)).map(({ quote }, at) => ({
    ...goods[at]!,
    priceVersion: quote?.priceVersion ?? ''
  }))
const made = () =>
  server.database.db
    .select()
    .from(orders)
    .where(sql`${orders.orderNum} not like 'CA________00__'`)
    .orderBy(orders.orderNum)
const taken = async () => {
  const rows = await server.database.db
    .select()
    .from(productSkus)
    .where(sql`${productSkus.taken} > 0`)
  return Object.fromEntries(rows.map(({ skuId, taken: count }) => [skuId, count]))
}

test('R7.118 goods, a kit and codes of a cart are orders of their kinds, paid by one payment', async () => {
  const { code, message, results } = await buy(await seen([KNEE, KIT, CODES]))
  expect([code, message]).toEqual([ErrorCode.ok, 'success'])
  expect(results.map(({ orderType, orderPayPrice }) => [orderType, orderPayPrice])).toEqual([
    [20, 198],
    [7, 399],
    [31, 258]
  ])
  expect(new Set(results.map(({ payOrderNum }) => payOrderNum)).size).toBe(1)
  expect(results.map(({ payPrice }) => payPrice)).toEqual([855, 855, 855])
  await steps.pay(session, results[1]!.orderNum)
  const details = await Promise.all(results.map(({ orderNum }) => steps.detail(session, orderNum)))
  expect(details.map(({ receiveCity, orderStatus }) => [receiveCity, orderStatus])).toEqual([
    ['四川省-成都市-武侯区', 50],
    ['四川省-成都市-武侯区', 50],
    ['', details[2]!.orderStatus]
  ])
  // Each tells what all of them took together.
  expect(details.map(({ payPrice, paidTogether }) => [payPrice, paidTogether])).toEqual([
    [855, 3],
    [855, 3],
    [855, 3]
  ])
  expect((await made()).map(({ paidFen, payableFen }) => paidFen === payableFen)).toEqual([true, true, true])
})

test('one of the orders is refunded, and the others stay paid', async () => {
  const { results } = await buy([KNEE, BAND], { couponCode: 'CP-CH30' })
  const [knee, band] = results
  await steps.pay(session, knee!.orderNum)
  const preview = await server.call('order.refundPreview', { orderNum: band!.orderNum }, { session })
  const { code } = await server.call(
    'order.refund',
    { orderNum: band!.orderNum, amount: preview.results.amount, reasonId: 5 },
    { session, idempotencyKey: 'refund-of-one' }
  )
  expect(code).toBe(ErrorCode.ok)
  await steps.tick()
  await steps.tick()
  const rows = await made()
  const of = (orderNum: string) => rows.find((row) => row.orderNum === orderNum)
  expect(of(band!.orderNum)?.refundedFen).toBe(of(band!.orderNum)?.paidFen)
  expect(of(knee!.orderNum)?.refundedFen).toBe(0)
  expect(await steps.status(session, knee!.orderNum)).toBe(50)
})

test('gift cards pay for all of it first, and each order is invoiced for what it paid by money', async () => {
  const invoice = { titleType: 'personal' as const, title: '林知夏', email: 'lin@example.com' }
  const { code, results } = await buy([KNEE, BAND], { giftCard: 'GF2026000025', needInvoice: 1, invoice })
  expect([code, results.map(({ payPrice }) => payPrice)]).toEqual([ErrorCode.ok, [277, 277]])
  await steps.pay(session, results[0]!.orderNum)
  // Of 198 元 the card has paid 120, of 199 nothing.
  const views = await Promise.all(
    results.map(({ orderNum }) => server.call('invoice.view', { id: orderNum }, { session }))
  )
  expect(views.map(({ results: view }) => [view.form?.title, view.amount])).toEqual([
    ['林知夏', 78],
    ['林知夏', 199]
  ])
})

test('the best coupons over all of it are told, and taken off the orders to the fen', async () => {
  const goods = [KNEE, BAND]
  const wallet = (await server.call('coupon.list', { goods }, { session })).results
  expect(wallet.amounts).toEqual([190, 199])
  expect(wallet.baseAmount).toBe(389)
  expect(wallet.best.length).toBeGreaterThan(0)
  const { code, results } = await buy(goods, { couponCode: wallet.best.join(',') })
  expect(code).toBe(ErrorCode.ok)
  const off = (await made()).reduce((sum, { discountFen }) => sum + discountFen, 0)
  expect(off).toBe(toFen(wallet.bestDiscount))
  expect(toFen(results[0]!.payPrice)).toBe(toFen(wallet.payAmount) - off)
})

test('a coupon of one kind is judged by the orders of that kind alone', async () => {
  const goods = [KNEE, CODES]
  const { list } = (await server.call('coupon.list', { goods }, { session })).results
  const forGoods = list.filter(({ usable }) => usable)
  expect(forGoods.length).toBeGreaterThan(0)
  for (const { places } of forGoods) expect(places?.length).toBeGreaterThan(0)
  const { amounts } = (await server.call('coupon.list', { goods: [CODES] }, { session })).results
  expect(amounts).toEqual([258])
})

test('a double tap makes one pay order', async () => {
  const goods = await seen([KNEE, BAND])
  const once = { idempotencyKey: 'one-tap-only' }
  const [first, second] = await Promise.all([buy(goods, {}, once), buy(goods, {}, once)])
  expect(second.results).toEqual(first.results)
  expect(await made()).toHaveLength(2)
})

test('only what customs let through alone, and what is booked first, is refused by its name', async () => {
  expect(await buy([KNEE, ABROAD])).toMatchObject({
    code: ErrorCode.badParameter,
    message: expect.stringMatching(/：跨境商品要报关，请单独结算$/) as string
  })
  expect(await buy([KNEE, { productCode: 'CK1003', skuId: 'none', quantity: 1 }])).toMatchObject({
    code: ErrorCode.badParameter,
    message: expect.stringMatching(/：该商品需要先选择机构与时间，请单独预约$/) as string
  })
  expect(await made()).toEqual([])
})

test.each<[string, () => Promise<unknown>, number, RegExp]>([
  [
    'one of them is sold out',
    () => server.database.db.update(productSkus).set({ stock: 0 }).where(eq(productSkus.skuId, BAND.skuId)),
    ErrorCode.quotaFull,
    /^健走计步手环：/
  ],
  [
    'one of them costs more',
    () =>
      server.database.db
        .update(productSkus)
        .set({ priceFen: 25900 })
        .where(eq(productSkus.skuId, BAND.skuId)),
    ErrorCode.priceChanged,
    /^健走计步手环：/
  ],
  [
    'one of them is off the shelf',
    () =>
      server.database.db
        .update(products)
        .set({ onShelf: false })
        .where(eq(products.productCode, BAND.productCode)),
    ErrorCode.offShelf,
    /^健走计步手环：/
  ]
])('none is written when %s, and it is named', async (_why, change, code, message) => {
  const { db } = server.database
  const [before] = await db.select().from(productSkus).where(eq(productSkus.skuId, BAND.skuId))
  const goods = await seen([KNEE, BAND])
  await change()
  const answer = await buy(goods, { couponCode: 'CP-CH30' })
  expect([answer.code, answer.message]).toEqual([code, expect.stringMatching(message)])
  expect([await made(), await taken()]).toEqual([[], {}])
  expect(await steps.couponState('u1001', 'CP-CH30')).toBe('unused')
  await db
    .update(productSkus)
    .set({ priceFen: before!.priceFen, stock: before!.stock })
    .where(eq(productSkus.skuId, BAND.skuId))
})

test('of two carts after the last piece one has it, and the other is left whole', async () => {
  await server.database.db.update(productSkus).set({ stock: 1 }).where(eq(productSkus.skuId, BAND.skuId))
  const answers = await Promise.all([buy([KNEE, BAND]), buy([KNEE, BAND], {}, { session: stranger })])
  expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.ok, ErrorCode.quotaFull].sort())
  expect(answers.find(({ code }) => code !== ErrorCode.ok)?.message).toMatch(/^健走计步手环：/)
  expect(await taken()).toEqual({ [BAND.skuId]: 1, [KNEE.skuId]: 2 })
})

test('one coupon in two carts at once is taken by one of them', async () => {
  const answers = await Promise.all([
    buy([KNEE, BAND], { couponCode: 'CP-CH30' }),
    buy([KIT, CODES], { couponCode: 'CP-CH30' })
  ])
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(1)
  expect(codes).toContain(ErrorCode.discountUnavailable)
  const rows = await server.database.db
    .select()
    .from(userCoupons)
    .where(inArray(userCoupons.couponCode, ['CP-CH30']))
  expect(rows.filter(({ status }) => status === 'locked')).toHaveLength(1)
  expect(await made()).toHaveLength(2)
})

test('a cart is told what its entries cost now, and which of them cannot be bought any more', async () => {
  const { db } = server.database
  await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'HS2004'))
  await db.update(productSkus).set({ stock: 0 }).where(eq(productSkus.skuId, BAND.skuId))
  const answered = await server.call(
    'cart.lines',
    {
      lines: [
        KNEE,
        BAND,
        { productCode: 'HS2004', skuId: 'HS2004-1', quantity: 1 },
        { productCode: 'NO1', quantity: 1 },
        { productCode: 'CK1006', quantity: 1 }
      ]
    },
    { session }
  )
  expect(
    answered.results.lines.map(({ state, quote, otherSkus, gifts }) => [
      state,
      quote?.unitPrice ?? null,
      otherSkus,
      gifts.length
    ])
  ).toEqual([
    ['ok', 95, true, 0],
    ['soldOut', 199, true, 0],
    ['offShelf', null, false, 0],
    ['gone', null, false, 0],
    ['ok', null, false, 1]
  ])
  expect((await server.call('cart.lines', { lines: [KNEE] })).code).not.toBe(ErrorCode.ok)
})
