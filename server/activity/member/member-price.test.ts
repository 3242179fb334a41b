/** A member's price beside what else makes a price, and a membership that ends while somebody buys. */
import { eq, inArray } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/date'
import { flashSales, memberships, orders } from '../../db/schema'
import { transact } from '../../db/transact'
import { countOpenOrders } from '../../privacy/queries/leaving'
import { endMembership } from '../../ordering/fulfilment/commands/run-membership'
import { keepLoggedIn } from '../../testing/crowd'
import { orderInput, OWNER, RECIPIENT, VISIT_DATE } from '../../testing/ordering'
import { server, session as me, stranger, steps, testOrders } from '../../testing/order-tests'

const [PRODUCT, FLASHED, MEMBERSHIP] = ['CK1003', 'CK1016', 'MB8801']
const [USUAL, MEMBERS, FEE] = [1080, 972, 88]
const [CANCELLED_LATE, DONE] = [85, 75]
const SELF = { ...OWNER, contactsId: '' }

testOrders({ sound: true })
beforeAll(() => keepLoggedIn(server.database.db))
beforeEach(() => server.database.db.delete(memberships))

const quote = async (productCode: string = PRODUCT) => {
  const input = { orgCode: 'H1001', productCode, rtime: VISIT_DATE, customAddPackage: [] }
  return (await server.call('addon.quote', input, { session: me })).results[0]!
}
const order = async (quantity = 1) =>
  server.callRaw(
    'order.completeGoods',
    {
      ...{ receiveName: '陈予安', receivePhone: '10000000001', quantity },
      ...{ productCode: MEMBERSHIP, skuId: `${MEMBERSHIP}-1` }
    },
    { session: me }
  ) as Promise<{ code: number; results: { orderNum: string; payOrderNum: string }[] }>
async function joined(): Promise<string> {
  const [made] = (await order()).results
  await steps.pay(me, made!.orderNum)
  return made!.orderNum
}
let calls = 0
const refund = (
  orderNum: string,
  amount: number,
  who: Session = me,
  parts?: { lineId: string; quantity: number }[]
) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, reasonId: 7, ...(parts ? { parts } : {}) },
    { session: who, idempotencyKey: `member-price-${(calls += 1)}` }
  )
const membership = async (orderNum: string) =>
  (await server.database.db.select().from(memberships).where(eq(memberships.orderNum, orderNum)))[0]
const checkup = (changes: Parameters<typeof orderInput>[0] = {}) =>
  steps.placed(me, { productCode: PRODUCT, medUserInfo: SELF, ...changes })

test('coupons come off a member’s price, and their threshold is held against it', async () => {
  await joined()
  expect((await checkup({ couponCode: 'CP-85' })).payPrice).toBe(MEMBERS - MEMBERS * 0.15)
})

test('beside a flash sale the lower of both counts, and they are not added up', async () => {
  await joined()
  const { db } = server.database
  const of = eq(flashSales.productCode, FLASHED)
  const flash = (await quote(FLASHED)).userPayPrice
  await db.update(flashSales).set({ taken: 0, stock: 0 }).where(of)
  const members = (await quote(FLASHED)).userPayPrice
  expect(flash).toBeLessThan(members)
  const [sale] = await db.select().from(flashSales).where(of)
  await db
    .update(flashSales)
    .set({ stock: 9, priceFen: members * 100 + 1 })
    .where(of)
  try {
    expect((await quote(FLASHED)).userPayPrice).toBe(members)
    const { orderNum } = await checkup({ productCode: FLASHED })
    const [row] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    expect([row!.offer, row!.totalFen]).toEqual(['member', members * 100])
  } finally {
    await db
      .update(flashSales)
      .set({ priceFen: flash * 100, taken: sale!.taken })
      .where(of)
  }
})

test('in one payment each order has it, and each counts as a use until it went back', async () => {
  const orderNum = await joined()
  const goods = [
    { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
    { productCode: 'HS2001', skuId: 'HS2001-2', quantity: 1 }
  ]
  const { code, results } = await server.call(
    'order.completeCart',
    { ...RECIPIENT, goods },
    { session: me, idempotencyKey: 'member-cart' }
  )
  expect(code).toBe(ErrorCode.ok)
  const made = await server.database.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.orderNum,
        results.map((one) => one.orderNum)
      )
    )
  expect(made.map(({ offer, offerId }) => [offer, offerId])).toEqual([
    ['member', orderNum],
    ['member', orderNum]
  ])
  expect((await membership(orderNum))!.taken).toBe(3)
  await steps.pay(me, results[0]!.orderNum)
  expect((await refund(orderNum, FEE)).code).toBe(ErrorCode.business)
  for (const [index, one] of made.entries()) {
    const told = await server.call('order.refundPreview', { orderNum: one.orderNum }, { session: me })
    expect((await refund(one.orderNum, told.results.amount)).code).toBe(ErrorCode.ok)
    expect((await refund(orderNum, FEE)).code).toBe(index === 0 ? ErrorCode.business : ErrorCode.ok)
  }
  expect((await membership(orderNum))!.endedAt).not.toBeNull()
})

test('of two pieces of which one went back it saved on one', async () => {
  await joined()
  const goods = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }
  const { results } = await server.call('order.completeGoods', { ...RECIPIENT, ...goods }, { session: me })
  const { orderNum } = results[0]!
  await steps.pay(me, orderNum)
  const saved = async () => (await server.call('member.detail', {}, { session: me })).results.saved
  expect(await saved()).toBe(19)
  const parts = [{ lineId: `${orderNum}-01`, quantity: 1 }]
  expect((await refund(orderNum, 85.5, me, parts)).code).toBe(ErrorCode.ok)
  expect(await saved()).toBe(9.5)
})

test('an order that came between the look at it and its refund keeps it', async () => {
  const orderNum = await joined()
  await checkup()
  // What is looked at before the lock is left out.
  const ended = transact(server.database.db, (tx) => endMembership(tx, { orderNum }, server.clock.now()))
  await expect(ended).rejects.toThrow('会员不能退')
  expect((await membership(orderNum))!.endedAt).toBeNull()
})

test('one that ends between quote and order: the new price is told, and nothing is bought at it unasked', async () => {
  const orderNum = await joined()
  const { priceVersion, userPayPrice } = await quote()
  expect(userPayPrice).toBe(MEMBERS)
  await server.database.db
    .update(memberships)
    .set({ endAt: server.clock.now() })
    .where(eq(memberships.orderNum, orderNum))
  const input = orderInput({ productCode: PRODUCT, medUserInfo: SELF, priceVersion })
  const answer = await server.callRaw('order.complete', input, { session: me })
  expect(answer.code).toBe(ErrorCode.priceChanged)
  expect((answer.results as object[])[0]).toMatchObject({ oldPrice: MEMBERS, newPrice: USUAL })
})

test('what was ordered in its time keeps its price, though it is paid after the end', async () => {
  const orderNum = await joined()
  const { orderNum: bought } = await checkup()
  await server.database.db
    .update(memberships)
    .set({ endAt: new Date(server.clock.now().getTime() + MINUTE_MS) })
    .where(eq(memberships.orderNum, orderNum))
  server.clock.advance(10 * MINUTE_MS)
  await steps.pay(me, bought)
  const paid = await steps.detail(me, bought)
  expect([paid.userPayPrice, (await quote()).userPayPrice]).toEqual([MEMBERS, USUAL])
})

test('two phones at once buy two: the second runs after the first, and none is two of one order', async () => {
  const both = await Promise.all([order(), order()])
  const made = both.flatMap(({ code, results }) => (code === ErrorCode.ok ? results : []))
  const numbers = [...new Set(made.map(({ orderNum }) => orderNum))]
  await Promise.all(numbers.map((orderNum) => steps.pay(me, orderNum)))
  const rows = await server.database.db.select().from(memberships).orderBy(memberships.startAt)
  expect(rows.map(({ orderNum }) => orderNum).toSorted()).toEqual(numbers.toSorted())
  for (const [index, { startAt }] of rows.entries())
    if (index > 0) expect(startAt).toEqual(rows[index - 1]!.endAt)
  expect((await order(2)).code).not.toBe(ErrorCode.ok)
})

test('money that comes late begins it when it comes', async () => {
  const [made] = (await order()).results
  const prepayId = await steps.opened(me, made!.orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum: made!.payOrderNum }, { session: me })
  for (const minutes of [16, 16]) {
    server.clock.advance(minutes * MINUTE_MS)
    await steps.tick()
  }
  expect(await steps.status(me, made!.orderNum)).toBe(CANCELLED_LATE)
  expect(await membership(made!.orderNum)).toBeUndefined()
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect(await steps.status(me, made!.orderNum)).toBe(DONE)
  expect((await membership(made!.orderNum))!.startAt).toEqual(server.clock.now())
})

test('its order is done: it can be invoiced, and does not keep anybody from leaving', async () => {
  const open = () => countOpenOrders(server.database.db, 'u1001')
  const before = await open()
  const orderNum = await joined()
  server.clock.advance(HOUR_MS)
  expect(await open()).toBe(before)
  const { actions, statusName, timeline } = await steps.detail(me, orderNum)
  expect([actions, statusName]).toEqual([expect.arrayContaining(['invoice', 'refund']), '已开通'])
  expect(timeline.at(-1)).toMatchObject({ title: '已开通', state: 'done' })
  server.clock.advance(400 * DAY_MS)
  expect((await steps.detail(me, orderNum)).actions).not.toContain('refund')
})

test('somebody else’s membership goes back by nobody but them', async () => {
  const orderNum = await joined()
  expect((await refund(orderNum, FEE, stranger)).code).toBe(ErrorCode.notFound)
  expect((await membership(orderNum))!.endedAt).toBeNull()
})
