/** One freight for what one sender sends to one address of what is paid together: quoted, placed, paid, left out and given back. */
import { eq } from 'drizzle-orm'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { products } from '../../../db/schema'
import { server, session, steps, testOrders } from '../../../testing/order-tests'
import { RECIPIENT } from '../../../testing/ordering'

testOrders({ sound: true })

/** 190 元 and 8 元 freight. */
const KNEE = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }
/** 199 元 and 12 元 freight. */
const BAND = { productCode: 'HS2001', skuId: 'HS2001-2', quantity: 1 }
/** 399 元 and 5 元 freight. */
const KIT = { productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }
/** 258 元, not sent. */
const CODES = { productCode: 'CA3103', skuId: 'CA3103-1', quantity: 1 }

const freight = (productCode: string, freightFen: number) =>
  server.database.db.update(products).set({ freightFen }).where(eq(products.productCode, productCode))
beforeEach(async () => {
  await freight(KNEE.productCode, 800)
  await freight(BAND.productCode, 1_200)
  await freight(KIT.productCode, 500)
})
let keys = 0
const once = () => ({ session, idempotencyKey: `freight-key-${(keys += 1)}` })
type Goods = readonly (typeof KNEE)[]
async function buy(
  goods: Goods,
  input: { couponCode?: string; giftCard?: string } = {}
): Promise<OrderResult[]> {
  const { lines } = (await server.call('cart.lines', { lines: [...goods] }, { session })).results
  const seen = goods.map((piece, at) => ({ ...piece, priceVersion: lines[at]?.quote?.priceVersion ?? '' }))
  const answer = await server.call('order.completeCart', { ...RECIPIENT, ...input, goods: seen }, once())
  expect([answer.code, answer.message]).toEqual([ErrorCode.ok, 'success'])
  return answer.results
}
const detail = ({ orderNum }: OrderResult) => steps.detail(session, orderNum)
const leaveOut = ({ orderNum: id }: OrderResult) =>
  server.call('order.cancel', { id, reasonId: 2, only: 1 }, { session })
const preview = async ({ orderNum: id }: OrderResult) =>
  (await server.call('order.cancelPreview', { id }, { session })).results
/** The freight of each as its detail tells it; of what is not sent none is told. */
const told = async (orders: readonly OrderResult[]) => {
  const details = await Promise.all(orders.map(detail))
  return details.map(({ lines }) => {
    const line = lines.find(({ kind }) => kind === 'freight')
    return line ? [line.amount, line.note] : null
  })
}
const TOGETHER = [0, '同一地址只收一次']

test('what is quoted is placed and paid: the dearest freight, once, by its order', async () => {
  const goods = [KNEE, BAND, KIT, CODES]
  const wallet = await server.call('coupon.list', { goods }, { session })
  expect(wallet.results).toMatchObject({ baseAmount: 1046, payAmount: 1058 })
  const results = await buy(goods)
  expect(results.map(({ orderPayPrice, payPrice }) => [orderPayPrice, payPrice])).toEqual([
    [190, 1058],
    [211, 1058],
    [399, 1058],
    [258, 1058]
  ])
  expect(await told(results)).toEqual([TOGETHER, [12, ''], TOGETHER, null])
  await steps.pay(session, results[0]!.orderNum)
  const { results: status } = await server.call(
    'pay.status',
    { payOrderNum: results[0]!.payOrderNum },
    { session }
  )
  expect(status).toMatchObject({ payPrice: 1058, payStatus: 2 })
})

test('bought alone each is charged its own', async () => {
  const [knee] = await buy([KNEE])
  const [band] = await buy([BAND])
  expect([knee?.payPrice, band?.payPrice]).toEqual([198, 211])
})

test('the one that carries it is left out: the dearest of the others carries its own, as was said before', async () => {
  const [knee, band, kit] = await buy([KNEE, BAND, KIT])
  expect(await preview(band!)).toEqual({ payPrice: 597, coupons: [] })
  expect((await leaveOut(band!)).code).toBe(ErrorCode.ok)
  expect(await told([knee!, band!, kit!])).toEqual([[8, ''], [12, ''], TOGETHER])
  expect(await detail(knee!)).toMatchObject({ payPrice: 597, userPayPrice: 198 })
  expect((await preview(knee!)).payPrice).toBe(404)
  await leaveOut(knee!)
  expect(await told([kit!])).toEqual([[5, '']])
  await steps.pay(session, kit!.orderNum)
  expect(await detail(kit!)).toMatchObject({ payPrice: 404, orderStatus: 50 })
})

test('one that carries nothing is left out: the freight stays where it is', async () => {
  const [knee, band] = await buy([KNEE, BAND])
  expect(await preview(knee!)).toEqual({ payPrice: 211, coupons: [] })
  await leaveOut(knee!)
  expect(await told([band!])).toEqual([[12, '']])
})

test('a coupon and a gift card are reckoned again with the freight that moves', async () => {
  const [knee, band] = await buy([KNEE, BAND], { couponCode: 'CP-CH30', giftCard: 'GF2026000025' })
  expect(knee?.payPrice).toBe(190 + 199 + 12 - 30 - 120)
  const said = await preview(band!)
  const off = said.coupons.length > 0 ? 0 : 30
  expect(said.payPrice).toBe(190 + 8 - off - 120)
  await leaveOut(band!)
  await steps.pay(session, knee!.orderNum)
  expect(await detail(knee!)).toMatchObject({ payPrice: said.payPrice, orderStatus: 50 })
})

test.each([
  ['the one that carries it, with it', 1, 211],
  ['another one, without it', 0, 190]
])('before it is sent there goes back %s', async (_which, at, amount) => {
  const results = await buy([KNEE, BAND])
  await steps.pay(session, results[0]!.orderNum)
  const { orderNum } = results[at]!
  const said = await server.call('order.refundPreview', { orderNum }, { session })
  expect(said.results.amount).toBe(amount)
  const done = await server.call('order.refund', { orderNum, amount, reasonId: 5 }, once())
  expect(done.code).toBe(ErrorCode.ok)
  await steps.tick()
  await steps.tick()
  expect(await steps.status(session, orderNum)).toBe(95)
})

test.each([
  ['of the one that carries it, with the last piece', 1_500, 110],
  ['of another one, with no piece', 800, 95]
])('pieces go back one by one, the freight %s', async (_which, fen, last) => {
  await freight(KNEE.productCode, fen)
  const [knee] = await buy([KNEE, BAND])
  await steps.pay(session, knee!.orderNum)
  const { orderNum } = knee!
  for (const amount of [95, last]) {
    const parts = [{ lineId: `${orderNum}-01`, quantity: 1 }]
    const said = await server.call('order.refundPreview', { orderNum, parts }, { session })
    expect(said.results.amount).toBe(amount)
    expect(said.results.parts.every((part) => part.amount > 0)).toBe(true)
    const done = await server.call('order.refund', { orderNum, amount, parts, reasonId: 5 }, once())
    expect(done.code).toBe(ErrorCode.ok)
    await steps.tick()
  }
  expect(await steps.status(session, orderNum)).toBe(95)
})
