/** An operator's command line on orders: what it does, refuses, only tries, and writes down. */
import { asc } from 'drizzle-orm'
import { opsLog } from '../db/schema'
import { RECIPIENT, VISIT_DATE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { runOps } from './run'

testOrders({ sound: true })
beforeEach(() => server.database.db.delete(opsLog))

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
const json = async (...typed: string[]) => JSON.parse((await ops(...typed, '--json')).text) as unknown
const logged = async () =>
  (await server.database.db.select().from(opsLog).orderBy(asc(opsLog.id))).map(
    ({ actor, command, outcome, note }) => ({ actor, command, outcome, note })
  )
const paid = async (orderNum: string) => {
  await steps.pay(session, orderNum)
  return orderNum
}
const visit = async () => paid((await steps.placed(session)).orderNum)
async function goods(): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      productCode: 'HS2009',
      skuId: 'HS2009-3',
      quantity: 1
    },
    { session }
  )
  return paid(results[0]!.orderNum)
}

test('a day: what is to be sent is listed, sent, and followed', async () => {
  const orderNum = await goods()
  expect(await json('orders', 'list', '--status', '50')).toMatchObject({
    ok: true,
    rows: expect.arrayContaining([expect.objectContaining({ order: orderNum, status: '50 待发货' })])
  })
  expect(await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')).toMatchObject({
    exit: 0,
    text: expect.stringContaining('待收货')
  })
  expect((await ops('orders', 'track', orderNum, '--text', '到达成都转运中心')).exit).toBe(0)
  expect((await ops('orders', 'show', orderNum)).text).toMatch(
    /寄出的包裹\t运输中\t顺丰速运 SF1042[\s\S]*经过\t已发货\t/
  )
  expect((await server.call('order.logistics', { id: orderNum }, { session })).results.traces[0]?.text).toBe(
    '到达成都转运中心'
  )
  expect(await logged()).toEqual([
    { actor: 'night-shift', command: 'orders ship', outcome: 'done', note: '' },
    { actor: 'night-shift', command: 'orders track', outcome: 'done', note: '' },
    { actor: 'night-shift', command: 'orders show', outcome: 'done', note: '' }
  ])
})

test('visits of a day are listed and checked in; who is at it is written down', async () => {
  const orderNum = await visit()
  expect((await ops('orders', 'list', '--day', VISIT_DATE)).text).toContain(orderNum)
  await steps.comesToday(orderNum)
  expect((await ops('orders', 'check-in', orderNum, '--as', '前台一')).exit).toBe(0)
  expect(await steps.status(session, orderNum)).toBe(60)
  expect(await logged()).toEqual([{ actor: '前台一', command: 'orders check-in', outcome: 'done', note: '' }])
  expect((await ops('log')).text).toContain('前台一')
})

test('an order that there is not is refused', async () => {
  expect(await ops('orders', 'show', 'CA-none')).toMatchObject({ exit: 1, text: '未执行：没有订单 CA-none' })
})

test('a try says what would be and writes nothing', async () => {
  const orderNum = await visit()
  await steps.comesToday(orderNum)
  expect(await ops('orders', 'check-in', orderNum, '--dry-run')).toMatchObject({
    exit: 0,
    text: expect.stringMatching(/报告制作中[\s\S]*没有写入任何内容/)
  })
  expect([await steps.status(session, orderNum), await logged()]).toEqual([40, []])
})

test.each([
  ['a visit that there is not', ['check-in', '--visit', '7'], /没有第 7 次到检/],
  ['a visit number that is none', ['check-in', '--visit', 'x'], /--visit 填/],
  ['a parcel of a visit', ['ship', '--courier', '顺丰', '--parcel', 'SF1042'], /没有包裹/],
  ['a parcel number with spaces', ['ship', '--courier', '顺丰', '--parcel', 'SF 1'], /4 到 40/],
  ['a place without words', ['track'], /--text/]
])('%s is refused with its reason, and logged so', async (_name, [verb = '', ...options], reason) => {
  const orderNum = await visit()
  expect(await ops('orders', verb, orderNum, ...options)).toMatchObject({
    exit: 1,
    text: expect.stringMatching(reason)
  })
  expect(await logged()).toMatchObject([{ outcome: 'refused', note: expect.stringMatching(reason) }])
  expect(await steps.status(session, orderNum)).toBe(40)
})

test.each([
  [['orders', 'explode'], 2, /没有命令/],
  [['orders', 'show'], 2, /缺少订单号/],
  [['orders', 'list', '--colour', 'red'], 2, /^没有选项 --colour/],
  [['orders', 'list', '--dry-run'], 2, /不改动数据/],
  [['orders', 'list', '--status', '51'], 1, /--status 可以是/],
  [['orders', 'list', '--day', '2026-02-30'], 1, /--day 填日期/],
  [['orders', 'show', 'CA1\u001b[2J'], 2, /看不见的控制字符/],
  [['--help'], 0, /orders ship <order>/],
  [['orders', 'ship', '--help'], 0, /包裹已发出/]
])('%j ends with %i and says why', async (typed, exit, text) => {
  expect(await ops(...typed)).toMatchObject({ exit, text: expect.stringMatching(text) })
  expect(await logged()).toEqual([])
})
