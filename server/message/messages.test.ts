/** What users are told of their orders, and how they read it. */
import { eq, sql } from 'drizzle-orm'
import type { MessageListInput } from '@/contract/message/dto'
import { ErrorCode } from '@/contract/errors'
import { messages, products, userCoupons } from '../db/schema'
import { transact } from '../db/transact'
import { recordEvent } from '../ordering/order/event'
import { VISIT_DATE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

testOrders()
beforeEach(async () => {
  const { db } = server.database
  await db.delete(messages)
  // Seeded coupons that run out soon are told of as well.
  await db.update(userCoupons).set({ expiresAt: new Date(server.clock.now().getTime() + 90 * DAY_MS) })
})

async function paid(): Promise<string> {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  return orderNum
}
const read = async (input: Partial<MessageListInput> = {}, by = session) =>
  (await server.call('message.list', { page: 1, ...input }, { session: by })).results
/** Of the orders of this test: seeded ones end as well. */
const told = async () => (await read()).list.filter(({ orderNum }) => !/00\d\d$/.test(orderNum))
const titles = async () => (await told()).map(({ title }) => title)
const markRead = (input: { id?: number } = {}, by = session) =>
  server.call('message.read', input, { session: by })
const unread = async (by = session) => (await server.call('message.unread', {}, { session: by })).results

test('who has paid is told of the booking, with day, time and branch, once', async () => {
  const orderNum = await paid()
  await steps.tick()
  const { list, hasMore } = await read()
  expect(list).toMatchObject([
    {
      category: 'order',
      title: '预约成功',
      orderNum,
      orderType: 1,
      isRead: false,
      at: server.clock.now().getTime()
    }
  ])
  expect(list[0]?.text).toMatch(/^.+，6月2日 周二 08:00-08:30，.+分院）$/)
  expect(hasMore).toBe(false)
})

test('a deposit names what is still to be paid, and its payment is told by itself', async () => {
  const { db } = server.database
  await db
    .update(products)
    .set({ extra: { payMode: 'deposit', depositPrice: 200 } })
    .where(eq(products.productCode, 'CK1003'))
  try {
    const orderNum = await paid()
    expect((await read()).list[0]?.text).toContain('还有尾款 ¥880.00 待支付')
    const answer = await server.call(
      'pay.create',
      { orderNo: orderNum, channel: 'wechat-h5', due: 'balance' },
      { session }
    )
    server.clock.advance(1000)
    await steps.press(answer.results.cashierUrl.split('/').pop()!, 'approve')
    await steps.tick()
    await steps.tick()
    expect(await titles()).toEqual(['款项已付清', '预约成功'])
  } finally {
    await db.update(products).set({ extra: {} }).where(eq(products.productCode, 'CK1003'))
  }
})

test('an order with nothing to pay is told of as well', async () => {
  await server.database.db.execute(
    sql`insert into user_coupons (id, user_id, coupon_code, status, granted_at, expires_at)
        values ('uc-big', 'u1001', 'CP-BIG', 'unused', now(), '2026-06-20')`
  )
  const { orderNum, payPrice } = await steps.placed(session, { couponCode: 'CP-BIG' })
  await steps.tick()
  expect([payPrice, (await read()).list]).toMatchObject([0, [{ title: '预约成功', orderNum }]])
})

test('what ends is told: by its user, and by time', async () => {
  const { orderNum } = await steps.placed(session)
  await server.call('order.cancel', { id: orderNum, reasonId: 2 }, { session })
  await steps.tick()
  server.clock.advance(MINUTE_MS)
  await steps.placed(session)
  server.clock.advance(31 * MINUTE_MS)
  await steps.tick()
  await steps.tick()
  expect(await titles()).toEqual(['订单已关闭', '订单已取消'])
})

test('money that came when the seat was gone is told of with its reason, on its way and back', async () => {
  const { orderNum, payOrderNum } = await steps.placed(session)
  const prepayId = await steps.opened(session, orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum }, { session })
  for (let waits = 0; waits < 2; waits += 1) {
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
  }
  await steps.setRemaining(0, VISIT_DATE)
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  await steps.tick()
  const list = await told()
  expect(list.map(({ title }) => title).toSorted()).toEqual(['正在退款', '订单已关闭', '退款成功'].toSorted())
  expect(list.find(({ title }) => title === '退款成功')?.text).toMatch(
    /退款 ¥1080\.00 已原路退回。订单关闭后收到的支付已原路退回$/
  )
})

test('messages are read one by one or all at once, by their user alone', async () => {
  await paid()
  const { db } = server.database
  const [own] = await db.select().from(messages)
  const row = { userId: 'u1001', text: '', at: server.clock.now() }
  await db.insert(messages).values([
    { ...row, category: 'report', title: '报告可以看了', key: 'r-1' },
    { ...row, category: 'activity', title: '一张券还有 7 天到期', key: 'a-1' }
  ])
  expect(await unread()).toEqual({ all: 3, order: 1, report: 1, activity: 1 })
  expect((await read({ category: 'report' })).list.map(({ title }) => title)).toEqual(['报告可以看了'])
  const other = await server.login('10000000006')
  expect([await unread(other), (await read({}, other)).list]).toMatchObject([{ all: 0 }, []])
  await markRead({ id: own!.id }, other)
  expect((await markRead({ id: own!.id })).results).toEqual({ all: 2, order: 0, report: 1, activity: 1 })
  expect((await markRead()).results.all).toBe(0)
  expect((await read()).list.every(({ isRead }) => isRead)).toBe(true)
})

test('who was examined is told that the report is there, under reports and without any result', async () => {
  const orderNum = await paid()
  await transact(server.database.db, (tx) => recordEvent(tx, orderNum, 'reported', server.clock.now()))
  await steps.tick()
  const { list } = await read({ category: 'report' })
  expect(list).toMatchObject([{ title: '报告可以看了', orderNum, category: 'report' }])
  expect(list[0]?.text).toMatch(/的报告已出，可在订单或我的报告中查看$/)
})

test('a coupon that runs out within a week is told of once, one that lives longer or only so long is not', async () => {
  const { db } = server.database
  const now = server.clock.now().getTime()
  const fresh = await server.login('10000000006')
  const give = (id: string, granted: number, ends: number, status = 'unused') => ({
    ...{ id, userId: 'u1002', couponCode: 'CP-BIG', status },
    grantedAt: new Date(now + granted * DAY_MS),
    expiresAt: new Date(now + ends * DAY_MS)
  })
  await db
    .insert(userCoupons)
    .values([
      give('ends', -9, 3),
      give('later', -9, 8),
      give('short', 0, 3),
      give('over', -9, -1),
      give('used', -9, 3, 'used')
    ])
  await steps.tick()
  await steps.tick()
  const { list, unread: counts } = await read({}, fresh)
  expect(list).toMatchObject([{ category: 'activity', title: '一张优惠券还有 3 天到期', orderNum: '' }])
  expect(list[0]?.text).toMatch(/^.+，\d+月\d+日 周.到期$/)
  expect(counts).toEqual({ all: 1, order: 0, report: 0, activity: 1 })
})

test('pages of twenty; a guest is sent to login', async () => {
  const { db } = server.database
  const row = { userId: 'u1001', category: 'order' as const, text: '', at: server.clock.now() }
  await db
    .insert(messages)
    .values(Array.from({ length: 21 }, (_, index) => ({ ...row, title: `第${index}条`, key: `k-${index}` })))
  const first = await read()
  expect([first.list.length, first.hasMore, first.list[0]?.title]).toEqual([20, true, '第20条'])
  const second = await read({ page: 2 })
  expect([second.list.map(({ title }) => title), second.hasMore]).toEqual([['第0条'], false])
  expect((await server.call('message.list', { page: 1 })).code).toBe(ErrorCode.tokenInvalid)
})
