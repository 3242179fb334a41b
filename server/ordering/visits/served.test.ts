/** What branches, warehouses and time do to paid orders: parcels, visits, reminders. */
import { asc, eq } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS, addDays, instantAt } from '@/domain/date'
import { ErrorCode } from '@/contract/errors'
import { messages, orders } from '../../db/schema'
import { RECIPIENT, VISIT_DATE } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { shipParcel, trackParcel } from '../parcels/commands/move-parcel'
import { answerVisit, type VisitAnswer } from './commands/answer-visit'

testOrders({ sound: true })
beforeEach(() => server.database.db.delete(messages))

const context = () => ({ db: server.database.db, now: server.clock.now })
const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
const paid = async (orderNum: string) => {
  await steps.pay(session, orderNum)
  return orderNum
}
const visit = async () => paid((await steps.placed(session)).orderNum)
async function unpaidGoods(): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      productCode: 'HS2009',
      skuId: 'HS2009-3',
      quantity: 2
    },
    { session }
  )
  return results[0]!.orderNum
}
const goods = async () => paid(await unpaidGoods())
const ship = (orderNum: string, parcelNo = 'SF1042') =>
  shipParcel(context(), { orderNum, courier: '顺丰速运', parcelNo })
const confirm = (id: string, by = session) => server.callRaw('order.confirmReceipt', { id }, { session: by })
const way = async (id: string, by = session) => server.call('order.logistics', { id }, { session: by })
const serve = async (orderNum: string, answer: VisitAnswer, no = 1) => {
  await steps.comesToday(orderNum)
  return answerVisit(context(), { orderNum, no, answer })
}
/** Sessions run out with the time that these tests let pass. */
const statusOf = async (orderNum: string) =>
  (await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status
const told = async (orderNum: string) =>
  (
    await server.database.db
      .select()
      .from(messages)
      .where(eq(messages.orderNum, orderNum))
      .orderBy(asc(messages.id))
  )
    .map(({ title }) => title)
    .sort()

test('R7.117 the way of a parcel: packed, sent with its number, where the courier saw it, received', async () => {
  const orderNum = await goods()
  expect((await way(orderNum)).results).toMatchObject({
    state: 'packing',
    stateName: '待发货',
    expressNo: '',
    canConfirm: false,
    confirmsAt: null,
    receiver: {
      name: '林**',
      mobile: '138****0007',
      address: '四川省-成都市-武侯区 桐梓林北路 6 号 2 单元 802'
    },
    traces: [{ title: '已付款' }]
  })
  later(MINUTE_MS)
  expect(await ship(orderNum)).toEqual({ ok: true, from: 'packing' })
  const sentAt = server.clock.now().getTime()
  later(MINUTE_MS)
  await trackParcel(context(), { orderNum, title: '运输中', text: '到达成都转运中心' })
  const { results } = await way(orderNum)
  expect(results).toMatchObject({
    state: 'shipped',
    expressName: '顺丰速运',
    expressNo: 'SF1042',
    canConfirm: true,
    confirmsAt: sentAt + 10 * DAY_MS
  })
  expect(results.traces.map(({ text }) => text)).toEqual([
    '到达成都转运中心',
    '仓库打包完成，交给顺丰速运',
    '订单支付成功，等待仓库处理'
  ])
  expect((await way(orderNum, stranger)).code).toBe(ErrorCode.notFound)
})

test('R7.117 an order that is not sent has no way, nor has one that is not paid', async () => {
  expect(await way(await visit())).toMatchObject({ code: ErrorCode.business, message: '该订单没有物流信息' })
  expect((await way(await unpaidGoods())).message).toBe('该订单没有物流信息')
})

test('R7.113 receipt is confirmed by the customer once the parcel is on its way; again is the same', async () => {
  const orderNum = await goods()
  expect(await confirm(orderNum)).toMatchObject({
    code: ErrorCode.business,
    message: '商品发货后才能确认收货'
  })
  await ship(orderNum)
  expect(await steps.detail(session, orderNum)).toMatchObject({
    orderStatus: 55,
    actions: expect.arrayContaining(['logistics', 'confirmReceive'])
  })
  expect((await confirm(orderNum, stranger)).code).toBe(ErrorCode.notFound)
  expect(await Promise.all([confirm(orderNum), confirm(orderNum)])).toMatchObject([{ code: 1 }, { code: 1 }])
  expect(await statusOf(orderNum)).toBe(75)
  await steps.tick()
  expect(await told(orderNum)).toEqual(['已发货', '已签收', '支付成功'])
})

test.each([
  ['one that is not paid', unpaidGoods, /未支付/],
  ['a visit', visit, /没有包裹/],
  ['an unknown one', () => Promise.resolve('HS20260520999901'), /没有订单/]
])('a warehouse cannot send %s', async (_name, make, reason) => {
  expect(await ship(await make())).toEqual({ ok: false, reason: expect.stringMatching(reason) })
})

test('a parcel is sent once: the same number again does nothing, another is refused', async () => {
  const orderNum = await goods()
  await ship(orderNum)
  expect(await ship(orderNum)).toEqual({ ok: true, from: 'shipped' })
  expect(await ship(orderNum, 'SF2')).toMatchObject({ ok: false })
  await steps.tick()
  expect(await told(orderNum)).toEqual(['已发货', '支付成功'])
})

test('a parcel that nobody confirms counts as received ten days after it was sent, not before', async () => {
  const orderNum = await goods()
  await ship(orderNum)
  later(10 * DAY_MS - 1)
  await steps.tick()
  expect(await statusOf(orderNum)).toBe(55)
  later(1)
  await steps.tick()
  expect(await statusOf(orderNum)).toBe(75)
})

test.each([
  [
    'checks in',
    'visited',
    60,
    ['预约成功'],
    { ok: false, reason: expect.stringMatching(/^已于 2026-05-20 10:.+到检/) }
  ],
  ['refuses', 'failed', 88, ['预约成功', '预约未成功'], { ok: true, from: 'failed' }],
  [
    'misses',
    'noShow',
    65,
    ['未到检提醒', '预约成功'],
    { ok: false, reason: expect.stringMatching(/记为未到检/) }
  ]
] as const)('a branch %s somebody with a visit', async (_name, answer, status, messagesTold, again) => {
  const orderNum = await visit()
  expect(await serve(orderNum, answer)).toEqual({ ok: true, from: 'booked' })
  expect(await serve(orderNum, answer)).toEqual(again)
  expect(await statusOf(orderNum)).toBe(status)
  await steps.tick()
  expect(await told(orderNum)).toEqual(messagesTold)
})

test('what a branch refuses gives its seat back; a visit that is over takes no other answer', async () => {
  const seats = await steps.remaining()
  const orderNum = await visit()
  expect(await steps.remaining()).toBe(seats - 1)
  await serve(orderNum, 'failed')
  expect(await steps.remaining()).toBe(seats)
  expect(await serve(orderNum, 'visited')).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/不能变为/)
  })
  expect(await serve(orderNum, 'visited', 2)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/没有第 2 次到检/)
  })
})

test('a visit that is not paid has no answer', async () => {
  const { orderNum } = await steps.placed(session)
  expect(await serve(orderNum, 'visited')).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/未支付或已结束/)
  })
})

test('a visit that nobody checked in is missed two hours after the end of its day, not before', async () => {
  const orderNum = await visit()
  const endOfDay = instantAt(addDays(VISIT_DATE, 1))
  server.clock.set(new Date(endOfDay + 2 * HOUR_MS - 1))
  await steps.tick()
  expect(await statusOf(orderNum)).toBe(40)
  server.clock.set(new Date(endOfDay + 2 * HOUR_MS))
  await steps.tick()
  expect(await statusOf(orderNum)).toBe(65)
})

test('who has a visit tomorrow is told at 18:00, once, with day, time and branch', async () => {
  const orderNum = await visit()
  const evening = instantAt(addDays(VISIT_DATE, -1), '18:00')
  server.clock.set(new Date(evening - 1))
  await steps.tick()
  expect(await told(orderNum)).toEqual(['预约成功'])
  server.clock.set(new Date(evening))
  await steps.tick()
  await steps.tick()
  expect(await told(orderNum)).toEqual(['明天有预约', '预约成功'])
  const [, reminder] = await server.database.db
    .select()
    .from(messages)
    .where(eq(messages.orderNum, orderNum))
    .orderBy(asc(messages.id))
  expect(reminder?.text).toMatch(/6月2日 周二 08:00-08:30，.+分院），请带好证件/)
})

test('two replicas that sweep at once move each order once', async () => {
  const orderNum = await goods()
  await ship(orderNum)
  later(11 * DAY_MS)
  await Promise.all([steps.tick(), steps.tick()])
  await steps.tick()
  expect(await told(orderNum)).toEqual(['已发货', '已签收', '支付成功'])
})
