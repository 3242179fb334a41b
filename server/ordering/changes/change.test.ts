/** A visit of a paid order gets another day, or its first. */
import { asc, eq, sql } from 'drizzle-orm'
import type { ChangeVisitInput } from '@/contract/order/dto/change'
import { ErrorCode } from '@/contract/errors'
import { addDays, MINUTE_MS } from '@/domain/date'
import type { OrderStatus } from '@/domain/order/codes'
import { gatewayPayments, orderLines, orders, orderVisits, payOrders, slots } from '../../db/schema'
import { VISIT_DATE, VISIT_SLOT } from '../../testing/ordering'
import { leaveSeats } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

/** Unpaid, without a result, closed, refunded. */
const PAY_STATES_OVER: [number, number | null, OrderStatus][] = [
  [0, null, 0],
  [1, null, 10],
  [4, null, 85],
  [5, 50, 95]
]
const LATER = { timeSpanId: 104, timespanStr: '09:00-09:30' }
const PAY = { channel: 'wechat-h5', due: 'change' } as const

async function booked(besideOrder = ''): Promise<string> {
  const { orderNum } = await steps.placed(session, { besideOrder })
  await steps.pay(session, orderNum)
  return orderNum
}
let keys = 0
const move = (
  orderNum: string,
  changes: Partial<ChangeVisitInput> = {},
  idempotencyKey = `change-${(keys += 1)}`,
  by = session
) =>
  server.callRaw(
    'order.changeVisit',
    { orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, ...LATER, ...changes },
    { session: by, idempotencyKey }
  )
const moved = async (...args: Parameters<typeof move>) => {
  const { code, message, results } = await move(...args)
  if (code !== 1) throw new Error(`${code} ${message}`)
  return (
    results as { payOrderNum: string; payPrice: number; refundPrice: number; changesLeft: number }[]
  )[0]!
}
const visitOf = async (orderNum: string) =>
  (await server.database.db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum)))[0]!
/** Seats that are left at the first time and the later one. */
const left = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, LATER.timeSpanId)]
const price = (fen: number) =>
  server.database.db.execute(
    sql`update products set sale_price_fen = ${fen}::int where product_code = 'CK1003'`
  )

test('another time: its seat is taken and the old one goes back; the same call again is the same change', async () => {
  const [first, later] = await left()
  const orderNum = await booked()
  expect(await left()).toEqual([first! - 1, later])
  const made = await moved(orderNum, {}, 'change-once')
  expect(made).toMatchObject({ payOrderNum: '', payPrice: 0, orderStatus: 40, changesLeft: 2 })
  expect(await moved(orderNum, {}, 'change-once')).toEqual(made)
  expect(await left()).toEqual([first, later! - 1])
  expect(await visitOf(orderNum)).toMatchObject({
    ...{ state: 'booked', timespan: '09:00-09:30', timeSpanId: 104, date: VISIT_DATE, changeCount: 1 }
  })
  expect(await steps.detail(session, orderNum)).toMatchObject({ changeCount: 1, orderStatus: 40 })
})

test('a hold of the new time becomes its seat, and a full time is refused with others', async () => {
  const { db } = server.database
  const orderNum = await booked()
  const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: LATER.timeSpanId }
  const { results: hold } = await server.call('hold.take', place, { session })
  const full = sql`org_code = 'H1001' and kind = 'checkup' and date = ${VISIT_DATE} and slot_id in (104, 105)`
  await leaveSeats(db, full, 0)
  const refused = await move(orderNum, { timeSpanId: 105, timespanStr: '09:30-10:30' })
  expect(refused).toMatchObject({ code: ErrorCode.quotaFull, message: '该时段名额已满，请选择其他时段' })
  expect((refused.results as unknown[]).length).toBeGreaterThan(0)
  expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, changeCount: 0 })
  await moved(orderNum, { holdId: hold.holdId })
  expect([await visitOf(orderNum), await left()]).toMatchObject([{ timeSpanId: 104 }, [expect.anything(), 0]])
})

test('a visit moves three times, until 18:00 of the day before', async () => {
  const orderNum = await booked()
  expect((await move(orderNum, VISIT_SLOT)).message).toBe('所选时段与当前预约相同')
  for (const change of [LATER, VISIT_SLOT, LATER]) await moved(orderNum, change)
  expect((await move(orderNum, VISIT_SLOT)).message).toBe('每笔订单最多改期3次')
  const { timeline, actions } = await steps.detail(session, orderNum)
  expect(
    timeline.filter(({ title }) => title === '已改约').map(({ text }) => text.replace(/\d+月\d+日 周. /g, ''))
  ).toEqual(['08:00-08:30 → 09:00-09:30', '09:00-09:30 → 08:00-08:30', '08:00-08:30 → 09:00-09:30'])
  expect(timeline.find(({ title }) => title === '预约成功')).toMatchObject({
    text: expect.stringContaining('08:00-08:30') as unknown
  })
  expect(actions).not.toContain('reschedule')
  const other = await booked(orderNum)
  server.clock.set(new Date(`${addDays(VISIT_DATE, -1)}T17:30:00+08:00`))
  const later = await server.login('10000000001')
  server.clock.set(new Date(`${addDays(VISIT_DATE, -1)}T18:00:00+08:00`))
  await moved(other, LATER, undefined, later)
  expect(await steps.detail(later, other)).toMatchObject({
    ...{ actions: expect.arrayContaining(['reschedule']) as unknown },
    freeChangeBefore: `${addDays(VISIT_DATE, -1)} 18:00`
  })
  server.clock.advance(1)
  const late = await steps.detail(later, other)
  expect([late.actions.includes('reschedule'), late.actions.includes('refund')]).toEqual([false, true])
  expect((await move(other, VISIT_SLOT, undefined, later)).message).toBe(
    '已超过免费改期时间（预约前一天18:00），改约请电话联系分院或客服'
  )
})

test.each<[string, Partial<ChangeVisitInput>, number]>([
  ['a day outside the window', { regDate: addDays(VISIT_DATE, 120) }, ErrorCode.scheduleChanged],
  ['a time that is another one', { timespanStr: '10:00-10:30' }, ErrorCode.scheduleChanged],
  ['a branch that does not take it', { hospitalId: 'H9999' }, ErrorCode.notFound]
])('%s is refused', async (_name, change, code) => {
  const orderNum = await booked()
  expect((await move(orderNum, change)).code).toBe(code)
})

test('nobody moves another’s visit, one that waits for its payment, or one outside its days', async () => {
  const { orderNum: unpaid } = await steps.placed(session)
  expect((await move(unpaid)).message).toBe('当前订单不可预约或改期')
  await server.call('order.cancel', { id: unpaid }, { session })
  const orderNum = await booked()
  const other = await server.login('10000000006')
  expect((await move(orderNum, {}, undefined, other)).code).toBe(ErrorCode.notFound)
  await server.database.db
    .update(orderVisits)
    .set({ notBefore: addDays(VISIT_DATE, 1) })
    .where(eq(orderVisits.orderNum, orderNum))
  expect((await move(orderNum)).message).toBe(`请选择${addDays(VISIT_DATE, 1)}及以后的日期`)
})

test.each(['toBook', 'failed', 'noShow'] as const)(
  'a visit that is %s gets a day, for nothing',
  async (state) => {
    const { db } = server.database
    const orderNum = await booked()
    await price(113_050)
    await db.update(orderVisits).set({ state }).where(eq(orderVisits.orderNum, orderNum))
    const change = await moved(orderNum)
    expect(change).toMatchObject({ payOrderNum: '', payPrice: 0, changesLeft: 3 })
    expect(await visitOf(orderNum)).toMatchObject({ state: 'booked', timeSpanId: 104 })
  }
)

test.each([
  ['visited', 60],
  ['cancelled', 20]
] as const)('a visit that is %s keeps its day', async (state, status) => {
  const { db } = server.database
  const orderNum = await booked()
  await db.update(orderVisits).set({ state }).where(eq(orderVisits.orderNum, orderNum))
  await db.update(orders).set({ status }).where(eq(orders.orderNum, orderNum))
  expect((await move(orderNum)).message).toBe('该预约已结束，不可改期')
})

test('an order that goes back keeps its day', async () => {
  const orderNum = await booked()
  const refund = { orderNum, amount: 1080, reasonId: 3 }
  await server.call('order.refund', refund, { session, idempotencyKey: 'goes-back' })
  expect((await move(orderNum)).message).toBe('当前订单不可预约或改期')
})

test.each(PAY_STATES_OVER)(
  'an order with payStatus %p and refundState %p keeps its day',
  async (payStatus, refundState, status) => {
    const orderNum = await booked()
    await server.database.db
      .update(orders)
      .set({ payStatus, refundState, status })
      .where(eq(orders.orderNum, orderNum))
    expect((await move(orderNum)).message).toBe('当前订单不可预约或改期')
  }
)

describe('when the price has gone up', () => {
  let orderNum: string
  let before: number[]
  let payOrderNum: string
  beforeEach(async () => {
    before = await left()
    orderNum = await booked()
    server.clock.advance(MINUTE_MS)
    await price(113_050)
    expect(await steps.detail(session, orderNum)).toMatchObject({ changeDifference: 50.5 })
    const told = await move(orderNum)
    expect(told).toMatchObject({
      code: ErrorCode.priceChanged,
      results: [{ oldPrice: 1080, newPrice: 1130.5 }]
    })
    const change = await moved(orderNum, { difference: 50.5 })
    expect(change).toMatchObject({ payPrice: 50.5, orderStatus: 40, changesLeft: 3 })
    payOrderNum = change.payOrderNum
    expect(await left()).toEqual([before[0]! - 1, before[1]! - 1])
    expect((await move(orderNum, VISIT_SLOT)).message).toBe('您有一笔改约差价待支付，请先支付或等待其失效')
  })
  const opened = async () => {
    const { results } = await server.call('pay.create', { orderNo: orderNum, ...PAY }, { session })
    const [{ deadline }] = (await server.database.db
      .select({ deadline: payOrders.deadline })
      .from(payOrders)
      .where(eq(payOrders.payOrderNum, payOrderNum))) as [{ deadline: Date }]
    // Its own time, not that of the order, here and at the gateway.
    expect(results).toMatchObject({ payOrderNum, payPrice: 50.5, payDeadline: deadline.getTime() })
    const prepayId = results.cashierUrl.split('/').pop()!
    const [prepay] = await server.database.db
      .select({ expiresAt: gatewayPayments.expiresAt })
      .from(gatewayPayments)
      .where(eq(gatewayPayments.prepayId, prepayId))
    expect(prepay).toEqual({ expiresAt: deadline })
    return prepayId
  }

  test('the visit moves once the difference is paid; all of it goes back with the order', async () => {
    await steps.press(await opened(), 'approve')
    await steps.tick()
    expect(await left()).toEqual([before[0], before[1]! - 1])
    expect(await steps.detail(session, orderNum)).toMatchObject({ changeCount: 1, userPayPrice: 1130.5 })
    const lines = await server.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderNum, orderNum))
      .orderBy(asc(orderLines.id))
    expect(lines.map(({ role, payableFen }) => [role, payableFen])).toEqual([
      ['product', 108_000],
      ['difference', 5050]
    ])
    const back = { orderNum, amount: 1130.5 }
    await server.call('order.refund', back, { session, idempotencyKey: 'refund-both' })
    await steps.tick()
    expect([await steps.status(session, orderNum), await left()]).toEqual([95, before])
  })

  test('it stays where it was when nobody pays in time; late money goes back', async () => {
    const prepayId = await opened()
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    for (let waits = 0; waits < 3; waits += 1) {
      server.clock.advance(16 * MINUTE_MS)
      await steps.tick()
    }
    expect(await left()).toEqual([before[0]! - 1, before[1]])
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, changeCount: 0 })
    // Whoever paid it finds it on the order and among its refunds; the order itself goes on.
    const { refunds, refusal } = (await server.call('order.refundView', { id: orderNum }, { session }))
      .results
    expect(refunds).toMatchObject([{ state: 50, amount: 50.5, reason: '重复或逾期的支付，原路退回' }])
    expect(refusal).toBe('')
    const { timeline, orderStatus } = await steps.detail(session, orderNum)
    expect([orderStatus, timeline.filter(({ title }) => title.includes('50.5'))]).toEqual([
      40,
      [expect.objectContaining({ state: 'done', text: '重复或逾期的支付，原路退回' })]
    ])
    await price(108_000)
    await moved(orderNum)
    expect(await left()).toEqual([before[0], before[1]! - 1])
  })

  test('a visit that was made meanwhile does not move: the money goes back', async () => {
    const { db } = server.database
    const prepayId = await opened()
    await db.update(orderVisits).set({ state: 'visited' }).where(eq(orderVisits.orderNum, orderNum))
    await db.execute(sql`update orders set status = 60 where order_num = ${orderNum}`)
    await steps.press(prepayId, 'approve')
    await steps.tick()
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, state: 'visited' })
  })
})

test('when the price has gone down the difference goes back, and later the rest', async () => {
  const before = await left()
  const orderNum = await booked()
  await price(100_001)
  const change = await moved(orderNum, { difference: -79.99 })
  expect(change).toMatchObject({ payOrderNum: '', refundPrice: 79.99 })
  await steps.tick()
  expect(await steps.detail(session, orderNum)).toMatchObject({ userPayPrice: 1000.01, orderStatus: 40 })
  const told = await server.call('order.refundPreview', { orderNum }, { session })
  expect(told.results.amount).toBe(1000.01)
  const back = { orderNum, amount: 1000.01 }
  await server.call('order.refund', back, { session, idempotencyKey: 'refund-rest' })
  await steps.tick()
  expect([await steps.status(session, orderNum), await left()]).toEqual([95, before])
})

test('what a change has cost or given back already is not asked for again', async () => {
  const orderNum = await booked()
  await price(113_050)
  await moved(orderNum, { difference: 50.5 })
  const { results } = await server.call('pay.create', { orderNo: orderNum, ...PAY }, { session })
  await steps.press(results.cashierUrl.split('/').pop()!, 'approve')
  await steps.tick()
  expect(await moved(orderNum, VISIT_SLOT)).toMatchObject({ payPrice: 0, refundPrice: 0 })
  await price(100_001)
  expect(await moved(orderNum, { difference: -130.49 })).toMatchObject({ refundPrice: 130.49 })
  await steps.tick()
  expect(await steps.detail(session, orderNum)).toMatchObject({ userPayPrice: 1000.01 })
  const back = { orderNum, amount: 1000.01 }
  await server.call('order.refund', back, { session, idempotencyKey: 'refund-moved' })
  await steps.tick()
  expect(await steps.status(session, orderNum)).toBe(95)
})

describe('an order that became cheaper is still there', () => {
  async function cheaper(): Promise<string> {
    const orderNum = await booked()
    await price(100_001)
    await moved(orderNum, { difference: -79.99 })
    await steps.tick()
    return orderNum
  }

  test('another one of the same person, branch and day is told of it', async () => {
    const orderNum = await cheaper()
    const again = await steps.complete(session, { priceVersion: '' })
    expect([again.code, again.results]).toMatchObject([ErrorCode.duplicateOrder, [{ orderNum, paid: true }]])
  })

  test('late money for an earlier one does not book beside it', async () => {
    const { orderNum: earlier } = await steps.placed(session)
    const prepayId = await steps.opened(session, earlier)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    for (let waits = 0; waits < 3; waits += 1) {
      server.clock.advance(16 * MINUTE_MS)
      await steps.tick()
    }
    expect(await steps.status(session, earlier)).toBe(85)
    await cheaper()
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect(await steps.status(session, earlier)).toBe(95)
  })
})

test('two who change places at once do not wait for each other for ever', async () => {
  const one = await booked()
  const other = await server.login('10000000006')
  const { results } = await steps.complete(other, {
    ...LATER,
    medUserInfo: {
      ...{ cardType: 9, contactsId: '', gender: 1, identityCard: 'E77012345', birthday: '19880314' },
      ...{ medUserName: '周一', medUserPhone: '13800000009' }
    }
  })
  const theirs = results[0]!.orderNum
  await steps.pay(other, theirs)
  for (let round = 0; round < 3; round += 1) {
    const [here, there] = round % 2 === 0 ? [LATER, VISIT_SLOT] : [VISIT_SLOT, LATER]
    const answers = await Promise.all([move(one, here), move(theirs, there, undefined, other)])
    expect(answers.map(({ code }) => code)).toEqual([1, 1])
  }
})

describe('a dose of a vaccine', () => {
  /** Bought, to be booked later. */
  async function bought(): Promise<string> {
    const { db } = server.database
    const orderNum = await booked()
    await db.execute(
      sql`update slots set taken = taken - 1 where id = (select resource::int from order_claims where order_num = ${orderNum})`
    )
    await db.execute(sql`update order_claims set given_back = 1 where order_num = ${orderNum}`)
    await db.execute(
      sql`update orders set kind = 'vaccine', order_type = 13, product_code = 'VA1306', status = 45 where order_num = ${orderNum}`
    )
    await db.execute(sql`update products set sale_price_fen = 108000 where product_code = 'VA1306'`)
    await db.execute(
      sql`update order_visits set state = 'toBook', slot_id = null, org_code = null, date = null where order_num = ${orderNum}`
    )
    return orderNum
  }
  /** Two times of a branch on the day. */
  const times = async () =>
    (await server.database.db.select().from(slots).orderBy(asc(slots.id))).filter(
      ({ kind, date, orgCode }) => kind === 'vaccine' && date === VISIT_DATE && orgCode === 'V1201'
    )

  test('R7.102 is booked after it was bought, and moved by its own call', async () => {
    const orderNum = await bought()
    const [one, two] = await times()
    const at = ({ slotId: timeSpanId, timespan }: typeof slots.$inferSelect) => ({
      ...{ regDate: VISIT_DATE, timeSpanId, startTimeSpan: timespan.slice(0, 5) }
    })
    const first = await server.call(
      'order.bookVaccine',
      { originOrderNumber: orderNum, orgCode: 'V1201', ...at(one!) },
      { session, idempotencyKey: 'book-dose' }
    )
    expect([first.message, first.results]).toMatchObject([
      'success',
      [{ orderNum, orderStatus: 40, changesLeft: 3 }]
    ])
    const again = await server.call(
      'order.changeVaccine',
      { hospId: 'V1201', orderNum, otherChannel: '', ampm: 1, ...at(two!) },
      { session, idempotencyKey: 'move-dose' }
    )
    expect([again.message, again.results]).toMatchObject(['success', [{ orderNum, changesLeft: 2 }]])
    expect(await visitOf(orderNum)).toMatchObject({ slotId: two!.id, orgCode: 'V1201', state: 'booked' })
  })

  test('its calls move nothing else', async () => {
    const orderNum = await booked()
    const answer = await server.callRaw(
      'order.changeVaccine',
      { hospId: 'H1001', orderNum, regDate: VISIT_DATE, timeSpanId: 104, startTimeSpan: '09:00' },
      { session, idempotencyKey: 'move-other' }
    )
    expect(answer.code).toBe(ErrorCode.badParameter)
  })
})
