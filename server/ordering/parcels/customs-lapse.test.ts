/** Goods from abroad that nobody declares: reminded on days 1, 3 and 6, and taken back after the seventh. */
import { and, eq, like } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, minuteOf } from '@/domain/date'
import { messages, orderDeliveries, orders, refunds } from '../../db/schema'
import { server, steps, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

/** Each test has a customer of its own: a login is sent once a minute. */
let phone = ''
let customers = 0
beforeEach(() => {
  phone = `1370000043${(customers += 1)}`
})
const COLLAGEN = {
  ...{
    receiveName: '林知夏',
    receivePhone: '13800000007',
    province: '四川省',
    city: '成都市',
    area: '武侯区'
  },
  ...{ address: '桐梓林北路 6 号 2 单元 802', productCode: 'CB3402', skuId: 'CB3402-1', quantity: 1 },
  ...{ buyerName: '沈未央', idCard: '990101199103070119' }
}

async function bought(): Promise<string> {
  const session = await server.login(phone)
  const { results } = await server.call('order.completeCustoms', COLLAGEN, { session })
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  return orderNum
}

const reminded = async (orderNum: string) =>
  (
    await server.database.db
      .select({ key: messages.key, text: messages.text })
      .from(messages)
      .where(and(eq(messages.orderNum, orderNum), like(messages.key, 'declare:%')))
  ).sort((a, b) => a.key.localeCompare(b.key))
const days = async (orderNum: string) => (await reminded(orderNum)).map(({ key }) => key.split(':')[2])

async function after(ms: number): Promise<void> {
  server.clock.advance(ms)
  await steps.tick()
  await steps.tick()
}
const refundsOf = (orderNum: string) =>
  server.database.db.select().from(refunds).where(eq(refunds.orderNum, orderNum))

test('it is told at once, reminded on days 1, 3 and 6, and goes back whole after the seventh', async () => {
  const { db } = server.database
  const orderNum = await bought()
  await steps.tick()
  const [paid] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.orderNum, orderNum), eq(messages.title, '支付成功')))
  const paidAt = server.clock.now().getTime()
  expect(paid?.text).toContain(`还差一步：请在 ${minuteOf(paidAt + 7 * DAY_MS)} 前申请清关`)
  await after(DAY_MS - HOUR_MS)
  expect(await days(orderNum)).toEqual([])
  await after(HOUR_MS)
  expect(await days(orderNum)).toEqual(['1'])
  await after(DAY_MS)
  expect(await days(orderNum)).toEqual(['1'])
  await after(DAY_MS)
  await after(3 * DAY_MS)
  expect(await days(orderNum)).toEqual(['1', '3', '6'])
  expect((await reminded(orderNum))[2]?.text).toContain('没有申请，订单会自动取消并全额退款')
  expect(await refundsOf(orderNum)).toEqual([])
  await after(DAY_MS)
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  const [back] = await refundsOf(orderNum)
  expect([order?.refundedFen, back?.amountFen]).toEqual([order?.paidFen, order?.paidFen])
  const session = await server.login(phone)
  await after(10 * 60_000)
  expect(await steps.status(session, orderNum)).toBe(95)
  expect(await days(orderNum)).toHaveLength(3)
  expect(await refundsOf(orderNum)).toHaveLength(1)
})

test('after a break of the server of a week it goes back without a reminder; one of five days reminds once', async () => {
  const orderNum = await bought()
  await after(5 * DAY_MS)
  expect(await days(orderNum)).toEqual(['3'])
  await after(5 * DAY_MS)
  expect([await days(orderNum), (await refundsOf(orderNum)).length]).toEqual([['3'], 1])
})

test('one that was declared is neither reminded nor taken back', async () => {
  const orderNum = await bought()
  await server.call('customs.declare', { orderNum }, { session: await server.login(phone) })
  await after(8 * DAY_MS)
  expect([await days(orderNum), await refundsOf(orderNum)]).toEqual([[], []])
  const [parcel] = await server.database.db
    .select()
    .from(orderDeliveries)
    .where(eq(orderDeliveries.orderNum, orderNum))
  expect(parcel?.state).toBe('customs')
})
