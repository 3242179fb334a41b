/** What couriers tell of parcels: asked for once, posted, polled where nothing is posted. */
import { and, eq, isNull } from 'drizzle-orm'
import { loadConfig } from '../config'
import { outbox } from '../db/schema'
import { runOps } from '../ops/run'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { RECIPIENT } from '../testing/ordering'
import { COURIER_ENV, FakeKuaidi100 } from '../testing/providers/kuaidi100'
import { companyOf } from './kuaidi100'

const fake = new FakeKuaidi100()
const env: Record<string, string> = { ...COURIER_ENV }
beforeAll(async () => {
  env['PROVIDER_ORIGINS'] = `kuaidi100=${await fake.start()}`
})
testOrders({ sound: true, env })
afterAll(() => fake.stop())
beforeEach(() => {
  fake.followed.length = 0
  fake.tracks.clear()
  fake.polls = 0
})

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
async function shipped(parcelNo: string, courier = '顺丰速运'): Promise<string> {
  const input = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
  const [order] = (await server.call('order.completeGoods', input, { session })).results
  await steps.pay(session, order!.orderNum)
  await ops('orders', 'ship', order!.orderNum, '--courier', courier, '--parcel', parcelNo)
  await steps.tick()
  return order!.orderNum
}
const push = (payload: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/courier/kuaidi100',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload
  })
const traces = async (id: string) =>
  (await server.call('order.logistics', { id }, { session })).results.traces.map(({ text }) => text)
const at = (ftime: string, context: string, status = '') => ({ ftime, context, status })
const WAY = [
  at('2026-05-20 12:00:00', '到达成都转运中心', '在途'),
  at('2026-05-20 11:00:00', '已揽收', '揽收')
]

test('a parcel that was sent is followed once, and what is posted of it is shown, the same list twice once', async () => {
  const orderNum = await shipped('SF9001')
  await steps.tick()
  expect(fake.followed).toEqual([
    expect.objectContaining({
      ...{ company: 'shunfeng', number: 'SF9001' },
      parameters: expect.objectContaining({
        callbackurl: 'https://shop.example/api/courier/kuaidi100',
        phone: RECIPIENT.receivePhone
      })
    })
  ])
  fake.tracks.set('SF9001', { state: '0', data: WAY.slice(1) })
  expect((await push(fake.push('SF9001'))).json()).toMatchObject({ result: true, returnCode: '200' })
  fake.tracks.set('SF9001', { state: '0', data: WAY })
  await push(fake.push('SF9001'))
  await push(fake.push('SF9001'))
  expect((await traces(orderNum)).filter((text) => WAY.some(({ context }) => context === text))).toEqual([
    '到达成都转运中心',
    '已揽收'
  ])
})

test('what was signed for is received', async () => {
  const orderNum = await shipped('SF9002')
  fake.tracks.set('SF9002', { state: '3', data: [at('2026-05-21 09:00:00', '已签收', '签收'), ...WAY] })
  await push(fake.push('SF9002', { status: 'shutdown' }))
  expect((await ops('orders', 'show', orderNum)).text).toMatch(/已签收/)
  expect(await steps.status(session, orderNum)).toBe(75)
})

test.each([
  ['another salt', () => fake.push('SF9003', { salt: 'guessed' })],
  ['an empty one', () => fake.push('SF9003', { salt: '' })],
  ['no form', () => 'x=1']
])('what is posted under %s is refused', async (_about, form) => {
  const orderNum = await shipped('SF9003')
  fake.tracks.set('SF9003', { state: '3', data: WAY })
  expect((await push(form())).statusCode).toBe(401)
  expect(await traces(orderNum)).not.toContain('已揽收')
})

test('kuaidi100 that gives up, and a number of nobody, are heard without harm', async () => {
  await shipped('SF9004')
  expect((await push(fake.push('SF9004', { status: 'abort' }))).statusCode).toBe(200)
  fake.tracks.set('SF0000', { state: '3', data: WAY })
  expect((await push(fake.push('SF0000'))).statusCode).toBe(200)
})

test('where nothing is posted for a day it is asked, and never while there is news', async () => {
  const orderNum = await shipped('SF9005')
  fake.tracks.set('SF9005', { state: '0', data: WAY })
  server.clock.advance(86_401_000)
  await steps.tick()
  expect(fake.polls).toBe(1)
  const logged = await server.login('10000000001')
  const { results } = await server.call('order.logistics', { id: orderNum }, { session: logged })
  expect(results.traces.map(({ text }) => text)).toContain('到达成都转运中心')
})

test('a courier whom kuaidi100 does not name is followed by nobody, and nothing waits for it', async () => {
  const orderNum = await shipped('X9006', '同城跑腿')
  expect(fake.followed).toEqual([])
  const waiting = and(eq(outbox.topic, 'courier'), isNull(outbox.doneAt))
  const left = await server.database.db.select().from(outbox).where(waiting)
  expect(left.filter(({ key }) => key.includes(orderNum))).toEqual([])
  expect([companyOf('EMS'), companyOf('中通快递'), companyOf('某某')]).toEqual(['ems', 'zhongtong', null])
})

test('without a salt it does not start: an empty one would prove nothing', () => {
  const { KUAIDI100_SALT: _salt, ...half } = COURIER_ENV
  const loaded = loadConfig(half, '/srv')
  expect(loaded.ok ? [] : loaded.problems).toEqual([
    expect.stringMatching(/^快递100的设置不完整，还缺 KUAIDI100_SALT；/)
  ])
})
