/** An order of which a deposit is paid first, and the rest later. */
import { eq, sql } from 'drizzle-orm'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { instalments, orders, products } from '../../db/schema'
import { wrongBooks, wrongChannels } from '../../testing/money'
import { wrongOrders } from '../../testing/orders'
import { laterSteps, SPANS } from '../../testing/random-orders'
import { wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

const MINUTE_MS = 60_000

testOrders()
beforeEach(() => takes({ payMode: 'deposit', depositPrice: 200 }))

const takes = (extra: Readonly<Record<string, unknown>>) =>
  server.database.db.update(products).set({ extra }).where(eq(products.productCode, 'CK1003'))

/** Placed, with its deposit paid. */
async function booked(): Promise<OrderResult> {
  const order = await steps.placed(session)
  await steps.pay(session, order.orderNum)
  return order
}
const payRest = (orderNo: string, due: 'balance' | 'change' = 'balance') =>
  server.call('pay.create', { orderNo, channel: 'wechat-h5', due }, { session })
async function openRest(orderNo: string): Promise<{ payOrderNum: string; prepayId: string }> {
  const { code, message, results } = await payRest(orderNo)
  if (code !== ErrorCode.ok) throw new Error(message)
  return { payOrderNum: results.payOrderNum, prepayId: results.cashierUrl.split('/').pop()! }
}
const statusOf = async (payOrderNum: string) =>
  (await server.call('pay.status', { payOrderNum }, { session })).results
async function sums(orderNum: string) {
  const { db } = server.database
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  return { paid: order?.paidFen, payStatus: order?.payStatus, status: order?.status }
}
async function expectRight(): Promise<void> {
  const { db } = server.database
  expect([
    await wrongOrders(db),
    await wrongBooks(db),
    await wrongChannels(db),
    await wrongCounts(db)
  ]).toEqual([[], [], [], []])
}

test('a deposit books the visit; the order then owes the rest, says so, and is paid by a second payment', async () => {
  const order = await steps.placed(session)
  expect(order).toMatchObject({ orderPayPrice: 1080, payPrice: 200, userPayPrice: 200 })
  const first = await steps.create(session, order.orderNum)
  expect(first.results).toMatchObject({ payPrice: 200, payOrderNum: order.payOrderNum })
  expect(await steps.detail(session, order.orderNum)).toMatchObject({ payPrice: 200, owed: null })
  await steps.press(first.results.cashierUrl.split('/').pop()!, 'approve')
  await steps.tick()

  const owing = await steps.detail(session, order.orderNum)
  expect(owing).toMatchObject({
    orderStatus: 40,
    userPayPrice: 1080,
    owed: { purpose: 'balance', price: 880, paidPrice: 200, payOrderNum: '', payDeadline: null, payStatus: 0 }
  })
  expect(owing.actions[0]).toBe('payBalance')
  await expectRight()

  const { payOrderNum, prepayId } = await openRest(order.orderNum)
  expect(payOrderNum).not.toBe(order.payOrderNum)
  expect((await openRest(order.orderNum)).prepayId).toBe(prepayId)
  expect(await statusOf(payOrderNum)).toMatchObject({ payStatus: 0, orderStatus: 0, payPrice: 880 })
  expect((await steps.detail(session, order.orderNum)).owed).toMatchObject({
    payOrderNum,
    payDeadline: server.clock.now().getTime() + 30 * MINUTE_MS
  })
  const page = await server.app.inject({
    method: 'POST',
    url: `/sandbox/cashier/${prepayId}`,
    payload: { action: 'approve' }
  })
  expect(page.headers['location']).toContain('due=balance')
  expect(await statusOf(payOrderNum)).toMatchObject({ payStatus: 2, orderStatus: 40 })
  const paid = await steps.detail(session, order.orderNum)
  expect([paid.owed, paid.actions.includes('payBalance')]).toEqual([null, false])
  expect(paid.payments).toMatchObject([
    { name: '已付定金', amount: 200, note: '微信支付', number: order.payOrderNum },
    { name: '已付尾款', amount: 880, note: '微信支付', number: payOrderNum }
  ])
  expect(await sums(order.orderNum)).toEqual({ paid: 108_000, payStatus: 2, status: 40 })
  expect((await payRest(order.orderNum)).results).toMatchObject({ action: 'done', payPrice: 880 })
  expect((await steps.create(session, order.orderNum)).results.action).toBe('done')
  await expectRight()
})

test('each payment has its sum, its number and its own time: deposit, balance, the difference of another day', async () => {
  const { orderNum } = await booked()
  server.clock.advance(10 * MINUTE_MS)
  const { payOrderNum, prepayId } = await openRest(orderNum)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  server.clock.advance(10 * MINUTE_MS)
  const to = { span: SPANS[0], risesFen: 5050, pays: true }
  const moved = await laterSteps(server, steps).moveVisit({ session, orderNum }, to)
  const { payment, payments } = await steps.detail(session, orderNum)
  expect(payment).toMatchObject({ purpose: 'change', name: '已付改约差价', amount: 50.5 })
  expect(payments.map(({ name, amount, time }) => [name, amount, time.slice(11)])).toEqual([
    ['已付定金', 200, '10:02:00'],
    ['已付尾款', 880, '10:12:00'],
    ['已付改约差价', 50.5, '10:22:00']
  ])
  expect(payments.slice(1).map(({ number }) => number)).toEqual([payOrderNum, moved?.payOrderNum])
})

test('what nobody pays in time can be paid later, under the same number', async () => {
  const { orderNum } = await booked()
  const { payOrderNum, prepayId } = await openRest(orderNum)
  server.clock.advance(31 * MINUTE_MS)
  await steps.tick()
  expect((await statusOf(payOrderNum)).payStatus).toBe(4)
  expect((await steps.detail(session, orderNum)).owed).toMatchObject({ payStatus: 0, payDeadline: null })
  const again = await openRest(orderNum)
  expect([again.payOrderNum, again.prepayId === prepayId]).toEqual([payOrderNum, false])
  await steps.press(again.prepayId, 'approve')
  await steps.tick()
  expect(await sums(orderNum)).toEqual({ paid: 108_000, payStatus: 2, status: 40 })
  await expectRight()
})

test('money that comes after its time pays it all the same', async () => {
  const { orderNum } = await booked()
  const { prepayId, payOrderNum } = await openRest(orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  for (let waits = 0; waits < 2; waits += 1) {
    await statusOf(payOrderNum)
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
  }
  expect((await statusOf(payOrderNum)).payStatus).toBe(4)
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect([(await statusOf(payOrderNum)).payStatus, (await sums(orderNum)).paid]).toEqual([2, 108_000])
  await expectRight()
})

test('a refused payment says so, and another try is made', async () => {
  const { orderNum } = await booked()
  const { prepayId, payOrderNum } = await openRest(orderNum)
  await steps.press(prepayId, 'decline')
  await steps.tick()
  expect(await statusOf(payOrderNum)).toMatchObject({ payStatus: 7, orderStatus: 0 })
  expect((await steps.detail(session, orderNum)).owed).toMatchObject({ payStatus: 7 })
  const next = await openRest(orderNum)
  expect((await statusOf(payOrderNum)).payStatus).toBe(0)
  await steps.press(next.prepayId, 'approve')
  await steps.tick()
  expect((await sums(orderNum)).paid).toBe(108_000)
})

test('money for the rest of an order that is going back goes back too', async () => {
  const { db } = server.database
  const { orderNum } = await booked()
  const { prepayId } = await openRest(orderNum)
  await db.update(orders).set({ refundState: 10, status: 90 }).where(eq(orders.orderNum, orderNum))
  await steps.press(prepayId, 'approve')
  await steps.tick()
  await steps.tick()
  expect((await sums(orderNum)).paid).toBe(20_000)
  expect([await wrongBooks(db), await wrongChannels(db)]).toEqual([[], []])
  expect((await payRest(orderNum)).message).toBe('该订单没有需要补交的款项')
})

test('a rest that is paid at the branch is told, and taken by no payment', async () => {
  await takes({ payMode: 'deposit', depositPrice: 200, balanceAtBranch: true })
  const { orderNum } = await booked()
  const { owed, actions } = await steps.detail(session, orderNum)
  expect(owed).toMatchObject({ purpose: 'atBranch', price: 880 })
  expect(actions).not.toContain('payBalance')
  expect((await payRest(orderNum)).message).toBe('该订单没有需要补交的款项')
})

test('an order that is paid at once owes nothing, and nobody pays for another’s', async () => {
  await takes({})
  const { orderNum } = await booked()
  expect((await steps.detail(session, orderNum)).owed).toBeNull()
  for (const due of ['balance', 'change'] as const) {
    expect(await payRest(orderNum, due)).toMatchObject({ code: 0, message: '该订单没有需要补交的款项' })
  }
  const other = await server.login('10000000003')
  const answer = await server.call(
    'pay.create',
    { orderNo: orderNum, channel: 'alipay', due: 'balance' },
    { session: other }
  )
  expect(answer.code).toBe(ErrorCode.notFound)
})

test('a deposit that is the whole price leaves nothing to pay later', async () => {
  await takes({ payMode: 'deposit', depositPrice: 1080 })
  const { orderNum } = await steps.placed(session)
  const rows = await server.database.db
    .select()
    .from(instalments)
    .where(sql`${instalments.orderNum} = ${orderNum}`)
  expect(rows.map(({ purpose, amountFen }) => [purpose, amountFen])).toEqual([['full', 108_000]])
})
