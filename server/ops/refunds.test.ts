/** Refunds that wait for the shop's word: what an operator sees, approves and refuses, and what the customer has of it. */
import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { messages, opsLog } from '../db/schema'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { runOps } from './run'

testOrders({ sound: true })
beforeEach(() => server.database.db.delete(opsLog))

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
const listed = async (...typed: string[]) =>
  (JSON.parse((await ops('refunds', 'list', '--json', ...typed)).text) as { rows: Record<string, unknown>[] })
    .rows
const view = async (orderNum: string) =>
  (await server.call('order.refundView', { id: orderNum }, { session })).results
const told = async (orderNum: string) => {
  await steps.tick()
  const rows = await server.database.db.select().from(messages).where(eq(messages.orderNum, orderNum))
  return rows.map(({ title, text }) => [title, text])
}
const logged = async () =>
  (await server.database.db.select().from(opsLog)).map(({ command, outcome }) => [command, outcome])

/** A visit that time has marked as missed, and its refund, which waits. */
async function asked() {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  await steps.comesToday(orderNum)
  await ops('orders', 'no-show', orderNum)
  await server.database.db.delete(opsLog)
  const preview = await server.call('order.refundPreview', { orderNum }, { session })
  const made = await server.call(
    'order.refund',
    { orderNum, amount: 1080, reasonId: 1, reasonDetail: '堵车没赶上' },
    { session, idempotencyKey: `refund-${orderNum}` }
  )
  return { orderNum, refundNo: made.results.refundNo, how: preview.results.how }
}

test('a missed visit goes back once somebody has looked: the customer is told before, and it waits', async () => {
  const { orderNum, refundNo, how } = await asked()
  expect(how).toEqual(['实付 ¥1080.00，全部退回', '未到场的订单由分院核对后退款，审核前可以撤销'])
  expect(await steps.status(session, orderNum)).toBe(90)
  expect((await view(orderNum)).refunds).toMatchObject([
    {
      refundNo,
      state: 10,
      cancellable: true,
      ways: [],
      timeline: [{}, { title: '待审核', state: 'now' }, {}, {}]
    }
  ])
  expect(await listed()).toEqual([
    expect.objectContaining({ refund: refundNo, order: orderNum, yuan: '1080.00', words: '堵车没赶上' })
  ])
  expect(await told(orderNum)).toContainEqual(['退款待审核', expect.stringContaining('¥1080.00')])
})

test('approved: the money goes back by the way it came, exactly what was told; the same word again does nothing', async () => {
  const { orderNum, refundNo } = await asked()
  expect(await ops('refunds', 'approve', refundNo)).toMatchObject({
    exit: 0,
    text: expect.stringContaining('退款中')
  })
  // The gateway is asked by the job of a server.
  server.clock.advance(10 * 60_000)
  await steps.tick()
  expect(await steps.status(session, orderNum)).toBe(95)
  expect((await view(orderNum)).refunds).toMatchObject([
    { state: 50, amount: 1080, ways: [{ name: '微信支付', amount: 1080 }] }
  ])
  expect((await ops('refunds', 'approve', refundNo)).exit).toBe(0)
  expect(await listed()).toEqual([])
  expect((await ops('refunds', 'refuse', refundNo, '--reason', '已到检')).text).toContain('不在等待审核')
  expect(await logged()).toEqual([
    ['refunds approve', 'done'],
    ['refunds approve', 'done'],
    ['refunds refuse', 'refused']
  ])
})

test('refused: the order stands as before, the customer reads why and may ask anew', async () => {
  const { orderNum, refundNo } = await asked()
  expect((await ops('refunds', 'refuse', refundNo, '--reason', '分院记录显示当天已到检')).exit).toBe(0)
  expect(await steps.status(session, orderNum)).toBe(65)
  const { refunds: known, refusal } = await view(orderNum)
  expect([refusal, known[0]]).toMatchObject([
    '',
    { state: 61, timeline: [{}, { title: '审核未通过', text: '分院记录显示当天已到检' }] }
  ])
  expect(await told(orderNum)).toContainEqual([
    '退款未通过',
    expect.stringContaining('分院记录显示当天已到检')
  ])
  expect((await ops('refunds', 'approve', refundNo)).exit).toBe(1)
  expect((await server.call('order.refundPreview', { orderNum }, { session })).results).toMatchObject({
    amount: 1080
  })
})

test('one that the customer has withdrawn is not approved any more', async () => {
  const { orderNum, refundNo } = await asked()
  expect((await server.call('order.cancelRefund', { id: orderNum }, { session })).code).toBe(ErrorCode.ok)
  expect((await ops('refunds', 'approve', refundNo)).text).toContain('60')
  expect(await steps.status(session, orderNum)).toBe(65)
})

test('a try approves nothing', async () => {
  const { orderNum, refundNo } = await asked()
  expect((await ops('refunds', 'approve', refundNo, '--dry-run')).text).toMatch(
    /退款中[\s\S]*没有写入任何内容/
  )
  expect([(await view(orderNum)).refunds[0]?.state, await logged()]).toEqual([10, []])
})

test.each([
  [['approve', 'RF-none'], 1, /没有退款 RF-none/],
  [['approve'], 2, /缺少退款单号/],
  [['refuse', 'RF-none'], 1, /--reason 填 1 到/],
  [['list', '--state', '11'], 1, /--state 可以是 10/]
])('refunds %j ends with %i and says why', async (typed, exit, text) => {
  expect(await ops('refunds', ...typed)).toMatchObject({ exit, text: expect.stringMatching(text) })
})
