/** Where orders came from: what clients reported of their orders (`order.count`), added up for who looks after promotion. */
import { addDays, dateOf } from '@/domain/date'
import { VISIT_DATE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { runOps } from './run'

testOrders({ sound: true })

const counts = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, ['orders', 'counts', ...typed], 'promoter')
const reported = async (orderNum: string, activityId: string) => {
  const count = { countType: 1, orderNum, activityId, orderChannel: 'app', platForm: 'h5' }
  expect((await server.call('order.count', count, { session })).code).toBe(1)
}

test('R4.74 R7.119 reported orders are counted by where they came from, each once, with what was paid', async () => {
  const paid = await steps.placed(session)
  await steps.pay(session, paid.orderNum)
  await reported(paid.orderNum, 'spring')
  await reported(paid.orderNum, 'spring')
  const unpaid = await steps.placed(session, { regDate: addDays(VISIT_DATE, 1) })
  await reported(unpaid.orderNum, 'autumn')
  const day = dateOf(server.clock.now().getTime())
  expect((await counts('--from', day, '--to', day)).text).toMatch(
    /^统计类型\t活动\t渠道\t平台\t订单数\t付过款\t金额（元）\n1\tautumn\tapp\th5\t1\t0\t0\.00\n1\tspring\tapp\th5\t1\t1\t[1-9]\d*\.\d\d$/
  )
  expect((await counts('--to', addDays(day, -1))).text).not.toContain('spring')
  expect(await counts('--from', 'yesterday')).toMatchObject({
    exit: 1,
    text: '未执行：--from 填日期，如 2026-12-01'
  })
})
