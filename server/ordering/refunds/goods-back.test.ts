/** Goods that were received go back by parcel: asked for, approved, sent, received, paid back. */
import { eq, sql } from 'drizzle-orm'
import type { RefundInput } from '@/contract/order/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import { orders, productSkus, refunds } from '../../db/schema'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { runOps } from '../../ops/run'
import { RECIPIENT } from '../../testing/ordering'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')
/** A command on the latest refund of an order. */
const onRefund = async (verb: string, orderNum: string, ...options: string[]) =>
  ops('refunds', verb, (await view(orderNum)).refunds[0]?.refundNo ?? '', ...options)
/** Two pieces of 95 元 with 8 元 freight, received just now. */
async function received(): Promise<string> {
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
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  return orderNum
}
const one = (orderNum: string) => [{ lineId: `${orderNum}-01`, quantity: 1 }]
const preview = (orderNum: string, parts?: RefundInput['parts'], reasonId?: number) =>
  server.callRaw('order.refundPreview', { orderNum, parts, reasonId }, { session })
let keys = 0
const ask = (orderNum: string, amount: number, parts?: RefundInput['parts'], reasonId = 7) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId },
    { session, idempotencyKey: `goods-back-${(keys += 1)}` }
  )
const send = (orderNum: string, parcelNo = 'YT8800123456', by = session) =>
  server.callRaw('order.sendBack', { orderNum, companyCode: 'YTO', parcelNo }, { session: by })
const cancel = (orderNum: string) => server.callRaw('order.cancelRefund', { id: orderNum }, { session })
const view = async (orderNum: string) =>
  (await server.call('order.refundView', { id: orderNum }, { session })).results
const titles = async (orderNum: string) =>
  (await view(orderNum)).refunds[0]?.timeline.map(({ title, state }) => `${title} ${state}`)
/** The job asks the gateway once the lease of who opened the refund is over. */
const paidOut = () => {
  server.clock.advance(10 * 60_000)
  return steps.tick()
}
const actions = async (orderNum: string) =>
  (await server.call('order.detail', { id: orderNum }, { session })).results.actions
const pieces = async () =>
  (await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, 'HS2009-3')))[0]?.taken

test('one piece: approved, sent, received, paid back to the fen; nothing is back before the warehouse has it', async () => {
  const orderNum = await received()
  expect(await actions(orderNum)).toContain('refund')
  expect(await view(orderNum)).toMatchObject({ refusal: '', refundType: 2, lines: [{ left: 2 }] })
  expect((await preview(orderNum, one(orderNum))).results).toMatchObject({
    ...{ amount: 95, whole: false },
    how: ['运动护膝（单只）：实付 ¥190.00 × 1 ÷ 2，四舍五入到分', '寄出的运费 ¥8.00 不退，寄回的运费由您承担']
  })
  expect((await ask(orderNum, 95, one(orderNum))).results).toMatchObject({ amount: 95, orderStatus: 90 })
  expect(await titles(orderNum)).toEqual([
    '提交申请 done',
    '待审核 now',
    '待寄回 next',
    '待收货 next',
    '到账 next'
  ])
  expect((await send(orderNum)).message).toBe('没有等待寄回的退货')
  expect((await onRefund('approve', orderNum)).exit).toBe(0)
  const told = (await view(orderNum)).refunds[0]
  expect(told).toMatchObject({
    state: 25,
    cancellable: true,
    sendTo: { name: '澄安体检退货仓' },
    parcel: null
  })
  expect((await send(orderNum, ' yt88 0012 3456')).code).toBe(1)
  // A number that was typed wrong is put right.
  expect((await send(orderNum, 'YT8800123457')).code).toBe(1)
  expect((await view(orderNum)).refunds[0]).toMatchObject({
    ...{ state: 30, cancellable: false },
    parcel: { companyCode: 'YTO', companyName: '圆通速递', parcelNo: 'YT8800123457' }
  })
  expect((await cancel(orderNum)).message).toBe('商品已寄回，不能撤销；有问题请联系客服')
  expect([await pieces(), await steps.status(session, orderNum)]).toEqual([2, 90])
  expect((await onRefund('receive', orderNum)).exit).toBe(0)
  await paidOut()
  expect([await pieces(), await steps.status(session, orderNum)]).toEqual([1, 75])
  expect(await titles(orderNum)).toEqual([
    '提交申请 done',
    '审核通过 done',
    '已寄回 done',
    '仓库已收货 done',
    '退款成功 done'
  ])
  const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
  expect([order?.payStatus, order?.refundedFen]).toEqual([6, 9500])
})

test('what the shop did wrong goes back with what it cost to send, and the order with it', async () => {
  const orderNum = await received()
  expect((await preview(orderNum)).results).toMatchObject({ amount: 190, whole: false })
  expect((await preview(orderNum, undefined, 10)).results).toMatchObject({
    ...{ amount: 198, whole: true },
    how: ['实付 ¥198.00，全部退回', '商品问题退货：寄出的运费一起退，寄回的运费由我们承担，请选到付']
  })
  expect((await ask(orderNum, 198, undefined, 7)).message).toBe('退款金额已变化，请重新确认')
  expect((await ask(orderNum, 198, undefined, 10)).code).toBe(1)
  await onRefund('approve', orderNum)
  await send(orderNum)
  await onRefund('receive', orderNum)
  await paidOut()
  expect([await pieces(), await steps.status(session, orderNum)]).toEqual([0, 95])
})

test('a refusal says why, and the order stands as before: what was asked for can be asked for again', async () => {
  const orderNum = await received()
  await ask(orderNum, 190)
  expect((await onRefund('refuse', orderNum)).text).toMatch(/--reason/)
  await onRefund('approve', orderNum)
  expect((await onRefund('refuse', orderNum, '--reason', '已拆封')).text).toMatch(/状态是 25/)
  await send(orderNum)
  expect((await onRefund('refuse', orderNum, '--reason', '护膝有使用痕迹')).exit).toBe(0)
  expect(await steps.status(session, orderNum)).toBe(75)
  expect((await view(orderNum)).refunds[0]).toMatchObject({ state: 61, answer: '护膝有使用痕迹' })
  expect((await titles(orderNum))?.at(-1)).toBe('审核未通过 now')
  await steps.tick()
  const { results } = await server.call('message.list', { category: 'order', page: 1 }, { session })
  expect(JSON.stringify(results)).toContain('护膝有使用痕迹')
  expect((await ask(orderNum, 190)).code).toBe(1)
})

test('two at once are one refund, and a cancel beside the yes of the shop leaves one of both', async () => {
  const orderNum = await received()
  const both = await Promise.all([ask(orderNum, 190), ask(orderNum, 190)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const [taken, approved] = await Promise.all([cancel(orderNum), onRefund('approve', orderNum)])
  const [{ state } = { state: 0 }] = (await view(orderNum)).refunds
  // Either order of the two ends withdrawn: an approved one may still be taken back.
  expect([taken.code, state, await steps.status(session, orderNum)]).toEqual([1, 60, 75])
  expect([0, 1]).toContain(approved.exit)
  expect((await onRefund('receive', orderNum)).text).toMatch(/状态是 60/)
})

test('goods that are not sent back within a week of the yes stay: closed once, told, and the order can go back again', async () => {
  const orderNum = await received()
  await ask(orderNum, 95, one(orderNum))
  await onRefund('approve', orderNum)
  expect((await view(orderNum)).refunds[0]?.timeline.find(({ state }) => state === 'now')).toMatchObject({
    ...{ title: '待寄回', text: expect.stringMatching(/^请在 .+ 前把商品寄到退货地址/) }
  })
  server.clock.advance(7 * DAY_MS - 60_000)
  await steps.tick()
  const again = await server.login('10000000001')
  expect(await steps.status(again, orderNum)).toBe(90)
  server.clock.advance(60_000)
  // Two replicas do it once.
  await Promise.all([steps.tick(), steps.tick()])
  const seen = (await server.call('order.refundView', { id: orderNum }, { session: again })).results
  expect(seen.refunds[0]).toMatchObject({ state: 60, sendTo: null, cancellable: false })
  expect(seen.refunds[0]?.timeline.at(-1)).toMatchObject({
    ...{ title: '退货已关闭', text: '审核通过后 7 天内没有寄回，退货已自动关闭' }
  })
  expect([await pieces(), await steps.status(again, orderNum)]).toEqual([2, 75])
  const { results } = await server.call('message.list', { category: 'order', page: 1 }, { session: again })
  const told = results.list.filter((one) => one.orderNum === orderNum && one.title === '退货已关闭')
  expect(told).toHaveLength(1)
  const late = { orderNum, companyCode: 'YTO', parcelNo: 'YT8800123456' }
  expect((await server.callRaw('order.sendBack', late, { session: again })).message).toBe(
    '退货已经处理，运单号不能再改'
  )
  // Whoever asked on the day of receipt has some hours of the week left.
  const whole = { orderNum, amount: 190, reasonId: 7 }
  const answer = await server.callRaw('order.refund', whole, {
    ...{ session: again, idempotencyKey: 'goods-back-again' }
  })
  expect(`${answer.code} ${answer.message}`).toBe('1 success')
})

test('a parcel that is said to be sent beside the sweep is never closed, and one that is closed is not sent', async () => {
  const orderNum = await received()
  await ask(orderNum, 190)
  await onRefund('approve', orderNum)
  server.clock.advance(7 * DAY_MS + 60_000)
  const again = await server.login('10000000001')
  const late = { orderNum, companyCode: 'YTO', parcelNo: 'YT8800123456' }
  const [sent] = await Promise.all([
    server.callRaw('order.sendBack', late, { session: again }),
    steps.tick(),
    steps.tick()
  ])
  const [row] = await server.database.db.select().from(refunds).where(eq(refunds.orderNum, orderNum))
  expect([sent.code, row?.state]).toEqual(sent.code === 1 ? [1, 30] : [0, 60])
})

test('a week after the day of receipt it is over, and the order does not offer it', async () => {
  const orderNum = await received()
  const { db } = server.database
  const ago = (days: number) =>
    db.execute(
      sql`update order_deliveries set received_at = ${new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()}::timestamptz where order_num = ${orderNum}`
    )
  await ago(7)
  expect((await preview(orderNum)).code).toBe(1)
  await ago(8)
  expect(await actions(orderNum)).not.toContain('refund')
  expect((await preview(orderNum)).message).toBe('签收已超过 7 天，不支持无理由退货；商品有问题请联系客服')
})

test('goods on their way are told to wait for; freight alone does not go back', async () => {
  const orderNum = await received()
  expect((await preview(orderNum, [{ lineId: `${orderNum}-02` }])).code).toBe(ErrorCode.badParameter)
  const { db } = server.database
  await db.update(orders).set({ status: 55 }).where(eq(orders.orderNum, orderNum))
  expect((await preview(orderNum)).message).toBe('商品还在路上，收到后 7 天内可以申请退货')
  await db.update(orders).set({ status: 75 }).where(eq(orders.orderNum, orderNum))
})

test('a courier that there is not, a number that is none, and another’s order are refused', async () => {
  const orderNum = await received()
  await ask(orderNum, 190)
  await onRefund('approve', orderNum)
  expect((await server.callRaw('order.couriers', {}, {})).results).toContainEqual({
    code: 'YTO',
    name: '圆通速递'
  })
  expect(
    await server.callRaw(
      'order.sendBack',
      { orderNum, companyCode: 'XX', parcelNo: 'YT8800123456' },
      { session }
    )
  ).toMatchObject({ code: ErrorCode.badParameter, message: '请选择快递公司' })
  expect((await send(orderNum, '88')).message).toBe('请填写 8 到 20 位的运单号')
  expect((await send(orderNum, 'YT8800123456', stranger)).code).toBe(ErrorCode.notFound)
  const rows = await server.database.db.select().from(refunds).where(eq(refunds.orderNum, orderNum))
  expect(rows.map(({ state }) => state)).toEqual([25])
})
