/** When a parcel leaves and comes, by the shop's table of days. */
import { instantAt } from '@/domain/date'
import { runOps } from '../../ops/run'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')
const set = async (setting: string, value: string) =>
  expect((await ops('shop', 'set', setting, value)).exit).toBe(0)
beforeEach(async () => {
  await set('leavesHours', '24')
  await set('deliveryDays', '四川省 1\\n天津市 2')
})

const KNEE = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
/** To Chengdu. */
async function bought(): Promise<string> {
  const { results } = await server.call('order.completeGoods', KNEE, { session })
  return results[0]!.orderNum
}
const parcel = async (orderNum: string) => (await steps.detail(session, orderNum)).parcel
const ask = async (where: { province?: string; city?: string }) =>
  (await server.call('delivery.arrival', where)).results

test('an order says when it leaves and comes from its payment until it is received', async () => {
  server.clock.set(new Date(instantAt('2026-05-20', '10:32')))
  const orderNum = await bought()
  expect(await parcel(orderNum)).toBeNull()
  await steps.pay(session, orderNum)
  expect(await parcel(orderNum)).toEqual({
    leavesBy: instantAt('2026-05-21', '11:00'),
    arrivesOn: '2026-05-22'
  })
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  expect(await parcel(orderNum)).toEqual({ leavesBy: null, arrivesOn: '2026-05-21' })
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  expect(await parcel(orderNum)).toBeNull()
})

test('without a table nothing is said, without days only when it leaves', async () => {
  const orderNum = await bought()
  await steps.pay(session, orderNum)
  await set('deliveryDays', '')
  expect(await parcel(orderNum)).toMatchObject({ arrivesOn: '' })
  expect(await ask({ province: '四川省' })).toMatchObject({ province: '四川省', arrivesOn: '' })
  await set('leavesHours', '')
  expect(await parcel(orderNum)).toBeNull()
  expect(await ask({ province: '四川省' })).toBeNull()
})

test('goods that are looked at come by province, which a city tells too', async () => {
  server.clock.set(new Date(instantAt('2026-05-20', '10:32')))
  const leavesBy = instantAt('2026-05-21', '11:00')
  expect(await ask({ province: '四川省', city: '天津' })).toEqual({
    ...{ leavesBy, arrivesOn: '2026-05-22', province: '四川省' }
  })
  expect(await ask({ city: '天津' })).toEqual({ leavesBy, arrivesOn: '2026-05-23', province: '天津市' })
  expect(await ask({ city: '拉萨市' })).toEqual({ leavesBy, arrivesOn: '', province: '西藏自治区' })
  expect(await ask({})).toEqual({ leavesBy, arrivesOn: '', province: '' })
})

test.each([
  [['leavesHours', '明天'], /不是小时数/],
  [['deliveryDays', '天津市 2\\n四川省'], /「四川省」应为/],
  [['deliveryDays', '天津 2'], /没有省级地区 天津/]
])('shop set %j is refused', async (typed, why) => {
  expect(await ops('shop', 'set', ...typed)).toMatchObject({ exit: 1, text: expect.stringMatching(why) })
})
