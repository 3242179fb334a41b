/** Doses of a vaccine: bought together, booked one after the other, moved, and given back as far as they were not given. */
import { asc, eq, sql } from 'drizzle-orm'
import type { CompleteVaccineInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { transact } from '../../db/transact'
import { orderVisits, products, slots } from '../../db/schema'
import { VISIT_DATE, WIFE } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { settle } from '../order/commands/settle'

testOrders({ sound: true })
beforeAll(async () => {
  await server.database.db.execute(sql`create table all_slots as select id, taken from slots`)
})
beforeEach(async () => {
  await server.database.db.execute(
    sql`update slots set taken = a.taken from all_slots a where slots.id = a.id and slots.taken <> a.taken`
  )
  await server.database.db.update(products).set({ onShelf: true }).where(eq(products.kind, 'vaccine'))
})

/** In Shenzhen. */
const CLINIC = 'V4201'
/** Of days 0, 7 and 21. */
const RABIES: CompleteVaccineInput = {
  isInvoice: 0,
  payAll: 1,
  payType: 'all',
  orgCode: CLINIC,
  originOrderNumber: '',
  productCode: 'VA1311',
  regDate: VISIT_DATE,
  startTimeSpan: '09:00-10:00',
  timeSpanId: 301,
  medUserInfo: WIFE,
  buyCity: '广东省-深圳市',
  buyAddress: '科盛路15号',
  couponCode: ''
}

async function bought(input: Partial<CompleteVaccineInput> = {}): Promise<string> {
  const { code, message, results } = await server.call(
    'order.completeVaccine',
    { ...RABIES, ...input },
    { session }
  )
  const [placed] = results ?? []
  if (code !== ErrorCode.ok || !placed) throw new Error(`${code} ${message}`)
  await steps.pay(session, placed.orderNum)
  return placed.orderNum
}

let keys = 0
const key = () => `dose-call-${(keys += 1)}`
const at = { orgCode: CLINIC, timeSpanId: 301, startTimeSpan: '09:00-10:00' }
const book = (orderNum: string, visitNo: number | undefined, regDate: string, idempotencyKey = key()) =>
  server.callRaw(
    'order.bookVaccine',
    { originOrderNumber: orderNum, ...(visitNo === undefined ? {} : { visitNo }), regDate, ...at },
    { session, idempotencyKey }
  )
const move = (
  orderNum: string,
  visitNo: number,
  regDate: string,
  timeSpanId = 301,
  startTimeSpan = '09:00'
) =>
  server.callRaw(
    'order.changeVaccine',
    { orderNum, visitNo, hospId: CLINIC, regDate, timeSpanId, startTimeSpan },
    { session, idempotencyKey: key() }
  )
const visits = (orderNum: string) =>
  server.database.db
    .select()
    .from(orderVisits)
    .where(eq(orderVisits.orderNum, orderNum))
    .orderBy(asc(orderVisits.no))
/** The first doses were given, each on the first day on which it could be. */
async function given(orderNum: string, count: number): Promise<void> {
  for (let no = 2; no <= count; no += 1) {
    const { notBefore } = (await visits(orderNum))[no - 1]!
    expect((await book(orderNum, no, notBefore!)).code).toBe(1)
  }
  await transact(server.database.db, (tx) =>
    settle(tx, [{ orderNum }], { visit: ({ no, state }) => (no <= count ? 'visited' : state) })
  )
}
const left = async (date: string) =>
  (
    await server.database.db
      .select()
      .from(slots)
      .where(sql`org_code = ${CLINIC} and kind = 'vaccine' and date = ${date} and slot_id = 301`)
  )[0]!.remaining

const SECOND = addDays(VISIT_DATE, 7)

describe('a later dose is booked', () => {
  test('not before its interval is over, and those after it wait from its own day', async () => {
    const orderNum = await bought()
    const early = await book(orderNum, 2, addDays(SECOND, -1))
    expect(early).toMatchObject({ code: ErrorCode.badParameter, message: `请选择${SECOND}及以后的日期` })
    const before = await left(addDays(SECOND, 1))
    expect(await book(orderNum, 2, addDays(SECOND, 1))).toMatchObject({
      code: 1,
      results: [{ orderNum, payPrice: 0, payOrderNum: '', changesLeft: 3 }]
    })
    expect(await left(addDays(SECOND, 1))).toBe(before - 1)
    expect(await visits(orderNum)).toMatchObject([
      { state: 'booked', date: VISIT_DATE },
      { state: 'booked', date: addDays(SECOND, 1), notBefore: SECOND },
      { state: 'toBook', date: null, notBefore: addDays(SECOND, 15) }
    ])
  })

  test('the third not before the second has its day', async () => {
    const orderNum = await bought()
    expect((await book(orderNum, 3, addDays(VISIT_DATE, 30))).message).toBe('请先预约第2针')
    expect((await book(orderNum, undefined, SECOND)).code).toBe(1)
    expect((await book(orderNum, undefined, addDays(SECOND, 14))).code).toBe(1)
    expect((await visits(orderNum)).map(({ state, date }) => [state, date])).toEqual([
      ['booked', VISIT_DATE],
      ['booked', SECOND],
      ['booked', addDays(SECOND, 14)]
    ])
  })

  test('once: the same call again is the same booking, another one is refused, also at the same moment', async () => {
    const orderNum = await bought()
    const both = await Promise.all([book(orderNum, 2, SECOND), book(orderNum, 2, addDays(SECOND, 2))])
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(both.find(({ code }) => code === 0)?.message).toBe('该针次已预约，请勿重复预约；如需改时间请改约')
    const once = key()
    const third = addDays(SECOND, 20)
    expect([await book(orderNum, 3, third, once), await book(orderNum, 3, third, once)]).toMatchObject([
      { code: 1 },
      { code: 1 }
    ])
    expect((await visits(orderNum)).map(({ changeCount }) => changeCount)).toEqual([0, 0, 0])
  })

  test('of somebody else’s order, and of one that is not paid, none is', async () => {
    const orderNum = await bought()
    const other = await server.login('10000000006')
    const theirs = await server.callRaw(
      'order.bookVaccine',
      { originOrderNumber: orderNum, visitNo: 2, regDate: SECOND, ...at },
      { session: other, idempotencyKey: key() }
    )
    expect(theirs.code).toBe(ErrorCode.notFound)
    const { results } = await server.call(
      'order.completeVaccine',
      {
        ...RABIES,
        productCode: 'VA1310',
        timeSpanId: 302,
        startTimeSpan: '10:00-11:00',
        besideOrder: orderNum
      },
      { session }
    )
    expect((await book(results[0]!.orderNum, 2, addDays(VISIT_DATE, 60))).message).toBe(
      '当前订单不可预约或改期'
    )
  })
})

describe('a dose is moved', () => {
  test('R7.102 not so that the next one comes too early, nor before the interval of its own', async () => {
    const orderNum = await bought()
    expect((await move(orderNum, 2, SECOND)).message).toBe('该针次还没有预约，请先预约')
    await book(orderNum, 2, addDays(SECOND, 2))
    expect((await move(orderNum, 1, addDays(VISIT_DATE, 3))).message).toBe(
      `请选择${addDays(VISIT_DATE, 2)}及以前的日期`
    )
    expect((await move(orderNum, 2, addDays(SECOND, -1))).message).toBe(`请选择${SECOND}及以后的日期`)
    expect(await move(orderNum, 1, addDays(VISIT_DATE, 1))).toMatchObject({
      code: 1,
      results: [{ payPrice: 0, refundPrice: 0, changesLeft: 2 }]
    })
    expect(await visits(orderNum)).toMatchObject([
      { date: addDays(VISIT_DATE, 1), changeCount: 1 },
      { date: addDays(SECOND, 2), notBefore: addDays(SECOND, 1) },
      { notBefore: addDays(SECOND, 16) }
    ])
  })
})

describe('the clinics for a dose', () => {
  const list = (input: object) =>
    server.callRaw('vaccine.list', { cityCode: '340', orderNumber: '', ...input }, { session })
  const daysOf = (results: unknown) =>
    (results as { bookingDetailList: { bookingableDate: string; hospitalInfo: unknown[] }[] }[])[0]!
      .bookingDetailList

  test('R7.83 are listed by the order’s number and the city, from the day on which it may be given', async () => {
    const orderNum = await bought()
    const days = daysOf((await list({ orderNumber: orderNum })).results)
    expect(days[0]?.bookingableDate).toBe(SECOND)
    expect(days.some(({ hospitalInfo }) => hospitalInfo.length > 0)).toBe(true)
  })

  test('of one that is moved up to the day before which the next one would be too early', async () => {
    const orderNum = await bought()
    await book(orderNum, 2, addDays(SECOND, 2))
    const days = daysOf((await list({ orderNumber: orderNum, visitNo: 1, startDate: VISIT_DATE })).results)
    const open = days.filter(({ hospitalInfo }) => hospitalInfo.length > 0)
    expect(open.at(-1)?.bookingableDate).toBe(addDays(VISIT_DATE, 2))
  })

  test('are not told of another’s order, nor without a product', async () => {
    const orderNum = await bought()
    const other = await server.login('10000000006')
    const input = { cityCode: '340', orderNumber: orderNum }
    expect((await server.callRaw('vaccine.list', input, { session: other })).code).toBe(ErrorCode.notFound)
    expect((await server.callRaw('vaccine.list', input)).code).toBe(ErrorCode.tokenInvalid)
    expect((await list({})).message).toBe('请选择商品')
  })
})

test('an order tells its doses, what can be done about each, and which comes next', async () => {
  const orderNum = await bought()
  expect((await steps.detail(session, orderNum)).doses).toMatchObject([
    { no: 1, state: 'booked', date: VISIT_DATE, from: '', to: '', interval: 0, action: 'date' },
    { no: 2, state: 'toBook', date: '', from: SECOND, to: '', interval: 7, action: 'book' },
    { no: 3, state: 'toBook', date: '', from: addDays(SECOND, 14), interval: 14, action: '' }
  ])
  await given(orderNum, 1)
  const told = await steps.detail(session, orderNum)
  expect(told.orderStatus).toBe(45)
  expect(told.timeline.slice(2).map(({ title, state }) => [title, state])).toEqual([
    ['第1针 预约成功', 'done'],
    ['第1针 已接种', 'done'],
    ['第2针 待预约', 'now']
  ])
  expect(told.doses.map(({ action }) => action)).toEqual(['', 'book', ''])
})

describe('what was not given goes back', () => {
  const preview = async (orderNum: string) =>
    (await server.call('order.refundPreview', { orderNum }, { session })).results
  const refund = (orderNum: string, amount: number) =>
    server.callRaw('order.refund', { orderNum, amount }, { session, idempotencyKey: key() })

  test.each<[string, number, Partial<CompleteVaccineInput>, number]>([
    ['nothing was given: all of it', 0, {}, 390],
    ['one was: what was paid less the price of one', 1, {}, 260],
    ['two were', 2, {}, 130]
  ])('%s', async (_name, count, input, amount) => {
    const before = await left(VISIT_DATE)
    const orderNum = await bought(input)
    await given(orderNum, count)
    expect(await preview(orderNum)).toMatchObject({
      amount,
      whole: true,
      parts: [{ quantity: 3 - count, amount }]
    })
    expect((await refund(orderNum, amount + 1)).message).toBe('退款金额已变化，请重新确认')
    expect(await refund(orderNum, amount)).toMatchObject({ code: 1, results: { amount } })
    await steps.tick()
    expect(await steps.status(session, orderNum)).toBe(count > 0 ? 75 : 95)
    expect((await visits(orderNum)).map(({ state }) => state)).toEqual(
      [1, 2, 3].map((no) => (no <= count ? 'visited' : 'cancelled'))
    )
    // The seat of a dose that was given is not free again.
    expect(await left(VISIT_DATE)).toBe(count > 0 ? before - 1 : before)
  })

  test('a deposit that is below the price of what was given: nothing, and never less', async () => {
    const orderNum = await bought({ productCode: 'VA1302', payAll: 0, payType: 'deposit' })
    await given(orderNum, 1)
    expect(await preview(orderNum)).toMatchObject({ amount: 0 })
  })

  test('not while all have been given', async () => {
    const orderNum = await bought()
    await given(orderNum, 3)
    const told = await server.callRaw('order.refundPreview', { orderNum }, { session })
    expect(told.message).toBe('当前订单不可退款')
  })
})

test('all its doses go into a calendar: the visit at its time, the others on the days from which they may be given', async () => {
  const orderNum = await bought()
  const { results } = await server.call('order.prepPlan', { orderNum }, { session })
  const [second, third] = [addDays(VISIT_DATE, 7), addDays(VISIT_DATE, 21)]
  expect(results.days.map(({ date }) => date)).toEqual([second, third])
  expect(results.days[0]?.title).toMatch(/^可约第2针：/)
  const compact = (date: string) => date.replaceAll('-', '')
  expect(results.ics.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(results.ics).toContain(`DTSTART;VALUE=DATE:${compact(second)}`)
  await book(orderNum, 2, second)
  const { results: then } = await server.call('order.prepPlan', { orderNum }, { session })
  expect(then.days.map(({ title }) => title.slice(0, 4))).toEqual(['第2针：', '可约第3'])
})
