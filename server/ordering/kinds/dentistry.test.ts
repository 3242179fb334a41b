import type { CompleteDentalInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { sql } from 'drizzle-orm'
import { VISIT_DATE, WIFE, OWNER } from '../../testing/ordering'
import { leaveSeats, wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

/** In Chengdu, where nobody is by default. */
const STORE = 'D5101'
const CLEANING: CompleteDentalInput = {
  orgId: STORE,
  hospitalName: '皓沐口腔（成都春熙店）',
  hospitalAddress: '',
  orderSource: '50',
  productCode: 'DT0101',
  regDate: VISIT_DATE,
  regTime: '14:00-14:30',
  schedulingId: 205,
  couponCode: '',
  medUserInfo: WIFE
}
const order = (input: Partial<CompleteDentalInput> = {}, by = session) =>
  server.call('order.completeDental', { ...CLEANING, ...input }, { session: by })
const times = async () =>
  (await server.call('dental.schedule', { orgId: STORE, productCode: 'DT0101', regDate: VISIT_DATE })).results
const left = async () => (await times()).find(({ schedulingId }) => schedulingId === 205)?.remnum
const leave = (seats: number) =>
  leaveSeats(
    server.database.db,
    sql`org_code = ${STORE} and kind = 'dentistry' and date = ${VISIT_DATE} and slot_id = 205`,
    seats
  )

describe('stores, days and times', () => {
  test.each(['/api', '/wxappapi'])('R7.53 R7.56 R7.70 they answer under %s', async (prefix) => {
    const post = async (path: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url: `${prefix}${path}`, payload })).json()
    const cities = await server.app.inject({
      method: 'GET',
      url: `${prefix}/dental/v2/city/list/DT0101/75/50`
    })
    expect(cities.json().results).toEqual([
      { cityCode: '131', cityName: '北京', isLocation: 0 },
      { cityCode: '75', cityName: '成都', isLocation: 1 },
      { cityCode: '289', cityName: '上海', isLocation: 0 }
    ])
    const asked = { productCode: 'DT0101', cityCode: '75' }
    const list = await post('/dental/org/list', asked)
    const stores = list.results[0].bookingDetailList.flatMap(
      (day: { hospitalInfo: { orgCode: string; comboSalePrice: number }[] }) => day.hospitalInfo
    )
    expect(stores[0]).toMatchObject({ orgCode: STORE, comboSalePrice: 129 })
    const days = await post('/common/dental/moreSchedule', asked)
    expect(days.results.find(({ date }: { date: string }) => date === VISIT_DATE)).toMatchObject({
      free: true
    })
    const ofStore = await post('/common/dental/moreSchedule', { productCode: 'DT0101', orgId: STORE })
    expect(ofStore.results).toEqual(days.results)
    const schedule = await post('/common/dental/schedule', {
      productCode: 'DT0101',
      orgId: STORE,
      regDate: VISIT_DATE
    })
    expect(schedule.results).toContainEqual(
      expect.objectContaining({ schedulingId: 205, regTime: '14:00-14:30', ampm: 2 })
    )
  })

  test('R7.54 an appointment keeps the time for its owner, and the last one goes once', async () => {
    await leave(1)
    const asked = { orgId: STORE, productCode: 'DT0101', regDate: VISIT_DATE, schedulingId: 205 }
    const mine = await server.call('dental.appointment', asked, { session })
    expect(mine.results).toMatchObject({ orgCode: STORE, slotId: 205, timespan: '14:00-14:30' })
    expect(await left()).toBe(0)
    const late = await server.login('10000000006')
    const answer = await server.call('dental.appointment', asked, { session: late })
    expect(answer.code).toBe(ErrorCode.quotaFull)
    expect(answer.results).not.toHaveLength(0)
    expect(await order({ holdId: mine.results.holdId })).toMatchObject({ code: ErrorCode.ok })
  })
})

describe('the order', () => {
  test('R7.94 R7.55 it takes the time, is priced by the server and tells how to prepare', async () => {
    const before = await left()
    const { code, results } = await order()
    expect(code).toBe(ErrorCode.ok)
    const [placed] = results
    expect(placed).toMatchObject({ orderType: 0, payPrice: 129, appointmentDate: VISIT_DATE })
    expect(await left()).toBe((before ?? 0) - 1)
    const detail = await steps.detail(session, placed!.orderNum)
    expect(detail).toMatchObject({
      kind: 'dentistry',
      kindName: '齿科',
      timespan: '14:00-14:30',
      paperReport: ''
    })
    expect(detail.prep.map(({ title }) => title)).toEqual(['出门前', '随身携带', '先告诉医生'])
    expect(detail.timeline.map(({ title }) => title)).toEqual(['提交订单', '待支付', '预约成功', '已完成'])
    await steps.pay(session, placed!.orderNum)
    expect(await steps.status(session, placed!.orderNum)).toBe(40)
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test.each<[string, Partial<CompleteDentalInput>, number]>([
    ['R5.16 a man', { medUserInfo: OWNER }, ErrorCode.personUnfit],
    ['a checkup', { productCode: 'CK1003' }, ErrorCode.badParameter],
    ['a store that does not do it', { orgId: 'H2001' }, ErrorCode.badParameter],
    ['another time than the slot has', { regTime: '14:30-15:00' }, ErrorCode.scheduleChanged],
    ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged]
  ])('%s is refused and takes nothing', async (_name, input, code) => {
    const before = await left()
    expect(await order(input)).toMatchObject({ code })
    expect(await left()).toBe(before)
  })
})
