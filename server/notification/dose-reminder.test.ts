/** Who bought several doses is told in time that the next one can be booked. */
import type { Session } from '@/contract/auth/dto/auth'
import type { CompleteVaccineInput } from '@/contract/visit-kinds/dto'
import { addDays } from '@/domain/date'
import { VISIT_DATE, WIFE } from '../testing/ordering'
import { server, steps, testOrders } from '../testing/order-tests'

testOrders()

/** Of days 0, 7 and 21, in Shenzhen. */
const AT = { orgCode: 'V4201', timeSpanId: 301, startTimeSpan: '09:00-10:00' }
const RABIES: CompleteVaccineInput = {
  ...AT,
  ...{ isInvoice: 0, payAll: 1, payType: 'all', originOrderNumber: '', productCode: 'VA1311' },
  ...{ regDate: VISIT_DATE, medUserInfo: WIFE, couponCode: '' },
  ...{ buyCity: '广东省-深圳市', buyAddress: '科盛路15号' }
}
const SECOND = addDays(VISIT_DATE, 7)
/** Ends as the clock goes on. */
let session: Session

async function bought(): Promise<string> {
  const { code, message, results } = await server.call('order.completeVaccine', RABIES, { session })
  const [placed] = results ?? []
  if (!placed) throw new Error(`${code} ${message}`)
  const { orderNum } = placed
  await steps.pay(session, orderNum)
  return orderNum
}
const told = async (orderNum: string) => {
  const { list } = (await server.call('message.list', { page: 1 }, { session })).results
  return list.filter((message) => message.orderNum === orderNum && message.title.startsWith('第'))
}
const at = async (day: string, time: string) => {
  server.clock.set(new Date(`${day}T${time}:00+08:00`))
  session = await server.login('10000000001')
  await steps.tick()
}
let keys = 0
const key = () => ({ session, idempotencyKey: `dose-reminder-${(keys += 1)}` })

test('a week before its first day, at nine and once; of the day that it has by now', async () => {
  session = await server.login('10000000001')
  const orderNum = await bought()
  const { orgCode: hospId, ...time } = AT
  const moved = { orderNum, visitNo: 1, hospId, ...time, regDate: addDays(VISIT_DATE, 2) }
  await server.call('order.changeVaccine', moved, key())
  await steps.tick()
  // A week before the first day that it had when it was bought.
  await at(VISIT_DATE, '09:01')
  expect(await told(orderNum)).toEqual([])
  await at(addDays(VISIT_DATE, 2), '08:59')
  expect(await told(orderNum)).toEqual([])
  await at(addDays(VISIT_DATE, 2), '09:01')
  await steps.tick()
  expect(await told(orderNum)).toMatchObject([
    {
      title: '第2针可以约了',
      text: expect.stringMatching(/第2针 6月11日 周四起可接种，现在可在订单中预约$/),
      category: 'order',
      isRead: false
    }
  ])

  const second = { originOrderNumber: orderNum, visitNo: 2, ...AT, regDate: addDays(SECOND, 2) }
  expect((await server.callRaw('order.bookVaccine', second, key())).code).toBe(1)
  await steps.tick()
  // A dose that has its day by then is not told of.
  const third = { ...second, visitNo: 3, regDate: addDays(SECOND, 17) }
  expect((await server.callRaw('order.bookVaccine', third, key())).code).toBe(1)
  await at(addDays(SECOND, 10), '10:00')
  expect((await told(orderNum)).map(({ title }) => title)).toEqual(['第2针可以约了'])
})
