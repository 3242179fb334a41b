import { eq, sql } from 'drizzle-orm'
import type { CompleteVaccineInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { instalments, orderLines, orderPeople, orderVisits, products } from '../../db/schema'
import { VISIT_DATE, WIFE, OWNER } from '../../testing/ordering'
import { leaveSeats, wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()
beforeEach(async () => {
  await server.database.db.update(products).set({ onShelf: true }).where(eq(products.kind, 'vaccine'))
  await leave(5)
})

/** In Shenzhen, where nobody is by default. */
const CLINIC = 'V4201'
const HPV: CompleteVaccineInput = {
  isInvoice: 0,
  payAll: 1,
  payType: 'all',
  orgCode: CLINIC,
  orgName: '澄安预防接种门诊（深圳科技园）',
  originOrderNumber: '',
  productCode: 'VA1302',
  regDate: VISIT_DATE,
  startTimeSpan: '09:00-10:00',
  timeSpanId: 301,
  medUserInfo: WIFE,
  buyCity: '广东省-深圳市',
  customName: '林知夏',
  customTel: '10000000002',
  couponCode: ''
}
const order = (input: Partial<CompleteVaccineInput> = {}) =>
  server.call('order.completeVaccine', { ...HPV, ...input }, { session })
const place = sql`org_code = ${CLINIC} and kind = 'vaccine' and date = ${VISIT_DATE} and slot_id = 301`
const leave = (seats: number) => leaveSeats(server.database.db, place, seats)
const left = async () =>
  (
    await server.call('vaccine.times', { orgCode: CLINIC, date: VISIT_DATE, productCode: 'VA1302' })
  ).results.find(({ id }) => id === 301)?.remnum
const bought = async (input: Partial<CompleteVaccineInput> = {}) => {
  const { code, message, results } = await order(input)
  const [placed] = results ?? []
  if (code !== ErrorCode.ok || !placed) throw new Error(`${code} ${message}`)
  return placed
}
const visits = (orderNum: string) =>
  server.database.db
    .select()
    .from(orderVisits)
    .where(eq(orderVisits.orderNum, orderNum))
    .orderBy(orderVisits.no)

test('why an appointment is given up is asked in words that no other kind lends it', async () => {
  const { orderNum } = await bought()
  const { results } = await server.call('order.cancelReasons', { a: 13, b: orderNum }, { session })
  expect(results.length).toBeGreaterThan(3)
  expect(results.map(({ reason }) => reason).join()).not.toMatch(/体检|套餐|加项|到检/)
})

describe('clinics, days and times', () => {
  test.each(['/api', '/wxappapi'])(
    'R7.83 they answer under %s, the list by order number and city',
    async (prefix) => {
      const list = await server.app.inject({
        method: 'POST',
        url: `${prefix}/vaccine/booking/list`,
        payload: { orderNumber: '', cityCode: '340', productCode: 'VA1302' }
      })
      const clinics = list
        .json()
        .results[0].bookingDetailList.flatMap(
          (day: { hospitalInfo: { orgCode: string }[] }) => day.hospitalInfo
        )
      expect(new Set(clinics.map(({ orgCode }: { orgCode: string }) => orgCode))).toEqual(new Set([CLINIC]))
      expect(list.json().results[0].productView.deposit).toEqual({
        price: 200,
        rest: 'balance',
        optional: true
      })
      const days = await server.app.inject(`${prefix}/vaccine/schedule/${CLINIC}/VA1302`)
      expect(days.json().results.find(({ date }: { date: string }) => date === VISIT_DATE)).toMatchObject({
        free: true
      })
      const times = await server.app.inject(
        `${prefix}/vaccine/time/list/${CLINIC}/${VISIT_DATE}?productCode=VA1302`
      )
      expect(times.json().results[0]).toMatchObject({ id: 301, timespan: '09:00-10:00' })
    }
  )
})

describe('the order', () => {
  test('R7.101 R7.103 all doses are bought, the first has its day, the others the day before which they are not', async () => {
    const placed = await bought()
    expect(placed).toMatchObject({ orderType: 13, payPrice: 2460 })
    expect(await left()).toBe(4)
    expect(await visits(placed.orderNum)).toMatchObject([
      { no: 1, state: 'asked', date: VISIT_DATE, timespan: '09:00-10:00', orgCode: CLINIC },
      { no: 2, state: 'toBook', date: null, slotId: null, notBefore: addDays(VISIT_DATE, 60) },
      { no: 3, state: 'toBook', date: null, slotId: null, notBefore: addDays(VISIT_DATE, 180) }
    ])
    const lines = await server.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderNum, placed.orderNum))
    expect(lines).toMatchObject([{ quantity: 3, unitFen: 82000, payableFen: 246000 }])
    await steps.pay(session, placed.orderNum)
    expect(await steps.status(session, placed.orderNum)).toBe(40)
    expect((await visits(placed.orderNum)).map(({ state }) => state)).toEqual(['booked', 'toBook', 'toBook'])
    const detail = await steps.detail(session, placed.orderNum)
    expect(detail.prep.map(({ title }) => title)).toEqual(['前一晚', '随身携带', '接种之后'])
    // Nothing is posted: where somebody lives does not stand on the order.
    expect(detail).toMatchObject({
      receiveCity: '',
      receiveAddress: '',
      paperReport: ''
    })
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('a price that the doses do not divide is kept to the fen', async () => {
    const { db } = server.database
    const sold = eq(products.productCode, HPV.productCode)
    await db.update(products).set({ salePriceFen: 246_001 }).where(sold)
    const { orderNum, payPrice } = await bought()
    await db.update(products).set({ salePriceFen: 246_000 }).where(sold)
    expect(payPrice).toBe(2460.01)
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
    expect(lines).toMatchObject([{ quantity: 3, unitFen: 82_001, discountFen: 2, payableFen: 246_001 }])
  })

  test('R7.103 the variant with an address is taken, and the address is not kept: nothing is sent', async () => {
    const { orderNum } = await bought({ buyAddress: '科盛路15号' })
    const [row] = await server.database.db
      .select()
      .from(orderPeople)
      .where(eq(orderPeople.orderNum, orderNum))
    expect(row).toMatchObject({ person: { region: '广东省-深圳市' } })
    expect(JSON.stringify(row)).not.toContain('科盛路')
  })

  test('a deposit keeps the place, the rest is owed', async () => {
    const placed = await bought({ payAll: 0, payType: 'deposit' })
    const owed = await server.database.db
      .select()
      .from(instalments)
      .where(eq(instalments.orderNum, placed.orderNum))
    expect(owed.map(({ purpose, amountFen }) => [purpose, amountFen]).sort()).toEqual([
      ['balance', 226000],
      ['deposit', 20000]
    ])
  })

  test('one dose is one visit, and a man may have it where the product says so', async () => {
    const placed = await bought({ productCode: 'VA1304', medUserInfo: OWNER })
    expect(await visits(placed.orderNum)).toHaveLength(1)
    expect(placed.payPrice).toBe(158)
  })

  test.each<[string, Partial<CompleteVaccineInput>, number]>([
    ['R5.17 a man', { medUserInfo: OWNER }, ErrorCode.personUnfit],
    ['somebody who is too young', { productCode: 'VA1312' }, ErrorCode.personUnfit],
    ['R5.20 a person without a city', { buyCity: '' }, ErrorCode.personUnfit],
    ['R5.20 a province alone', { buyCity: '广东省' }, ErrorCode.personUnfit],
    ['a clinic that has none of it', { productCode: 'VA1305', orgCode: CLINIC }, ErrorCode.badParameter],
    ['another time than the slot has', { startTimeSpan: '10:00-11:00' }, ErrorCode.scheduleChanged],
    ['a price of long ago', { priceVersion: '0123456789abcdef' }, ErrorCode.priceChanged]
  ])('%s is refused and takes nothing', async (_name, input, code) => {
    expect((await order(input)).code).toBe(code)
    expect(await left()).toBe(5)
  })

  test('an order that nobody pays gives its place back', async () => {
    const placed = await bought()
    server.clock.advance(31 * 60_000)
    await steps.tick()
    expect(await left()).toBe(5)
    expect(await steps.status(session, placed.orderNum)).toBe(85)
    expect(await wrongCounts(server.database.db)).toEqual([])
  })
})
