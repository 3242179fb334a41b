/** One order of several that wait for one payment is cancelled alone: the others wait on, and what is paid for them is reckoned anew. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { OrderResult } from '@/contract/order/dto/place-order'
import type { ParsedInput } from '@/contract/schemas'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { coupons, payOrders, storedValues } from '../../../db/schema'
import { Mortal, MOMENTS } from '../../../testing/crashable-gateway'
import { wrongBooks, wrongChannels } from '../../../testing/money'
import { orderInput, ordering, VISIT_DATE, WIFE } from '../../../testing/ordering'
import { wrongOrders } from '../../../testing/orders'
import { wrongCounts } from '../../../testing/stock'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { completeCalled as completeOrder } from '../../kinds/handlers'
import type { CalledBasket as Basket, CalledOrder as Want } from '../../kinds/requests'

const LATER = { timeSpanId: 103, timespanStr: '08:30-09:00' }
const [HIS, HERS] = [1080, 528]
/** 500 元 of the user. */
const GIFT = 'GF2026000017'

const mortal = new Mortal()
let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
let basket: Basket
beforeAll(async () => {
  server = await createTestApp({
    gateway: mortal.gateway,
    handlers: { 'order.complete': (_input, context) => completeOrder(context, basket) }
  })
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
})
beforeEach(async () => {
  mortal.startAgain()
  mortal.whileClosing = async () => undefined
  await server.database.db
    .update(storedValues)
    .set({ amountFen: 50_000, grantedFen: 50_000 })
    .where(eq(storedValues.no, GIFT))
  await steps.startOver()
})
afterEach(async () => {
  const { db } = server.database
  await server.database.db
    .update(coupons)
    .set({ minAmountFen: 20_000 })
    .where(eq(coupons.couponCode, 'CP-PL50'))
  await steps.tick()
  expect([
    ...(await wrongOrders(db)),
    ...(await wrongBooks(db)),
    ...(await wrongChannels(db)),
    ...(await wrongCounts(db))
  ]).toEqual([])
})
afterAll(() => server?.close())

const checkup = (changes: Parameters<typeof orderInput>[0] = {}): Want => ({
  kind: 'checkup',
  input: { ...orderInput(changes), customAddPackage: [] } as ParsedInput<'order.complete'>
})
interface Couple {
  readonly his: OrderResult
  readonly hers: OrderResult
}
async function couple(more: Partial<Pick<Basket, 'coupon' | 'gift'>> = {}): Promise<Couple> {
  const wants = [checkup(), checkup({ productCode: 'CK1009', medUserInfo: WIFE, ...LATER })]
  basket = { wants, coupon: [], gift: [], ...more }
  const { code, message, results } = await server.call('order.complete', orderInput(), { session })
  const [his, hers] = results
  if (code !== ErrorCode.ok || !his || !hers) throw new Error(`${code} ${message}`)
  return { his, hers }
}
const leaveOut = ({ orderNum: id }: OrderResult) =>
  server.call('order.cancel', { id, reasonId: 2, only: 1 }, { session })
const preview = async ({ orderNum: id }: OrderResult) =>
  (await server.call('order.cancelPreview', { id }, { session })).results
const detail = ({ orderNum }: OrderResult) => steps.detail(session, orderNum)
const statuses = async ({ his, hers }: Couple) => [
  await steps.status(session, his.orderNum),
  await steps.status(session, hers.orderNum)
]
const seats = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, 103)]
const payOf = ({ orderNum, payOrderNum }: OrderResult) => ({
  pay: () => steps.pay(session, orderNum),
  status: async () => (await server.call('pay.status', { payOrderNum }, { session })).results
})
const leastOf = (fen: number) =>
  server.database.db.update(coupons).set({ minAmountFen: fen }).where(eq(coupons.couponCode, 'CP-PL50'))

test('the other waits on under the same deadline, for its own sum; the seat of the one is free', async () => {
  const before = await seats()
  const both = await couple()
  server.clock.advance(5 * MINUTE_MS)
  const deadline = (await detail(both.hers)).payDeadline
  expect(await preview(both.his)).toEqual({ payPrice: HERS, coupons: [] })
  expect(await leaveOut(both.his)).toMatchObject({ code: ErrorCode.ok, results: { coupons: [] } })
  expect(await statuses(both)).toEqual([80, 0])
  expect(await seats()).toEqual([before[0], before[1]! - 1])
  expect(await detail(both.hers)).toMatchObject({ payPrice: HERS, paidTogether: 1, payDeadline: deadline })
  expect(await detail(both.his)).toMatchObject({
    payPrice: HIS,
    paidTogether: 1,
    cancelReason: '选错了项目'
  })
  await payOf(both.hers).pay()
  expect([await statuses(both), await payOf(both.hers).status()]).toMatchObject([
    [80, 40],
    { payPrice: HERS, payStatus: 2 }
  ])
})

test('a coupon that the other reaches alone falls on it, to the fen', async () => {
  const both = await couple({ coupon: ['CP-PL50'] })
  expect(await preview(both.his)).toEqual({ payPrice: HERS - 50, coupons: [] })
  expect((await leaveOut(both.his)).results).toEqual({ coupons: [] })
  const left = await detail(both.hers)
  expect(left).toMatchObject({ payPrice: HERS - 50, userPayPrice: HERS - 50 })
  expect(left.lines.find(({ kind }) => kind === 'coupon')).toMatchObject({ amount: -50 })
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('locked')
  await payOf(both.hers).pay()
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('used')
})

test('a coupon whose least amount is missed then comes back, told before and after', async () => {
  await leastOf(100_000)
  const both = await couple({ coupon: ['CP-PL50'] })
  const told = await preview(both.his)
  expect(told).toMatchObject({ payPrice: HERS })
  expect(told.coupons).toHaveLength(1)
  expect((await leaveOut(both.his)).results).toEqual({ coupons: told.coupons })
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
  const left = await detail(both.hers)
  expect(left).toMatchObject({ payPrice: HERS, userPayPrice: HERS })
  expect(left.lines.some(({ kind }) => kind === 'coupon')).toBe(false)
  // Late money takes again what time gave back, and not what was given back before.
  const prepayId = await steps.opened(session, both.hers.orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await payOf(both.hers).status()
  for (let waits = 0; waits < 2; waits += 1) {
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
  }
  expect(await statuses(both)).toEqual([80, 85])
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect([await statuses(both), await steps.couponState('u1001', 'CP-PL50')]).toEqual([[80, 40], 'unused'])
})

test('a gift card pays what it can of the other; when that is all, who presses pay pays nothing more', async () => {
  await server.database.db
    .update(storedValues)
    .set({ amountFen: 120_000, grantedFen: 120_000 })
    .where(eq(storedValues.no, GIFT))
  await server.database.db.execute(
    sql`update transfers set amount_fen = 120000 where cause = ${`issue:${GIFT}`}`
  )
  try {
    const both = await couple({ gift: [GIFT] })
    expect((await detail(both.hers)).payPrice).toBe(HIS + HERS - 1200)
    expect(await preview(both.his)).toEqual({ payPrice: 0, coupons: [] })
    await leaveOut(both.his)
    const [card] = await server.database.db.select().from(storedValues).where(eq(storedValues.no, GIFT))
    expect(card?.takenFen).toBe(HERS * 100)
    expect((await steps.create(session, both.hers.orderNum)).results).toMatchObject({
      action: 'done',
      payPrice: 0
    })
    expect(await statuses(both)).toEqual([80, 40])
  } finally {
    await steps.startOver()
    await server.database.db
      .update(storedValues)
      .set({ amountFen: 50_000, grantedFen: 50_000 })
      .where(eq(storedValues.no, GIFT))
    await server.database.db.execute(
      sql`update transfers set amount_fen = 50000 where cause = ${`issue:${GIFT}`}`
    )
  }
})

test('a payment of the old sum ends at the gateway first; its cashier takes nothing any more', async () => {
  const both = await couple()
  const old = await steps.opened(session, both.his.orderNum)
  expect((await leaveOut(both.his)).code).toBe(ErrorCode.ok)
  await steps.press(old, 'approve')
  await steps.tick()
  expect(await statuses(both)).toEqual([80, 0])
  const answer = await steps.create(session, both.hers.orderNum)
  expect(answer.results.payPrice).toBe(HERS)
  expect(answer.results.cashierUrl).not.toContain(old)
})

test('who pays all of it in that moment has both, and is told', async () => {
  const both = await couple()
  const old = await steps.opened(session, both.his.orderNum)
  mortal.whileClosing = async () => {
    mortal.whileClosing = async () => undefined
    await server.call('pay.status', { payOrderNum: both.his.payOrderNum }, { session })
  }
  await steps.control(old, { hold: true })
  await steps.press(old, 'approve')
  expect((await leaveOut(both.his)).message).toBe('订单支付结果确认中，请稍后再试')
  await steps.resolve(old, 'paid')
  await steps.tick()
  expect(await statuses(both)).toEqual([40, 40])
  expect((await leaveOut(both.his)).message).toBe('订单已支付，不能取消')
})

test('another payment that is opened while the old one ends is ended as well', async () => {
  const both = await couple()
  await steps.opened(session, both.his.orderNum)
  let second = ''
  mortal.whileClosing = async () => {
    mortal.whileClosing = async () => undefined
    second = await steps.opened(session, both.hers.orderNum, 'alipay')
  }
  expect((await leaveOut(both.his)).code).toBe(ErrorCode.ok)
  await steps.press(second, 'approve')
  await steps.tick()
  expect(await statuses(both)).toEqual([80, 0])
})

test('two phones leave out one each at once: one stands alone at the end, or none', async () => {
  const before = await seats()
  const both = await couple()
  const answers = await Promise.all([leaveOut(both.his), leaveOut(both.hers)])
  expect(answers.map(({ code }) => code)).toEqual([ErrorCode.ok, ErrorCode.ok])
  expect([await statuses(both), await seats()]).toEqual([[80, 80], before])
})

test('twice the same one: the second is told that it has ended', async () => {
  const both = await couple()
  const answers = await Promise.all([leaveOut(both.his), leaveOut(both.his)])
  expect(answers.map(({ message }) => message).sort()).toEqual(['success', '当前订单不可取消'])
  expect(await statuses(both)).toEqual([80, 0])
})

test('once the time is over nothing is left out', async () => {
  const both = await couple()
  server.clock.advance(30 * MINUTE_MS)
  expect((await leaveOut(both.his)).message).toBe('当前订单不可取消')
  await steps.tick()
  expect(await statuses(both)).toEqual([85, 85])
})

test.each(MOMENTS)(
  'killed %s the gateway closes the old payment: nothing has changed, and it can be done again',
  async (moment) => {
    const both = await couple({ coupon: ['CP-PL50'] })
    await steps.opened(session, both.his.orderNum)
    mortal.death = { call: 'close', moment }
    expect((await leaveOut(both.his)).code).toBe(ErrorCode.serviceUnavailable)
    mortal.startAgain()
    expect([await statuses(both), (await detail(both.hers)).payPrice]).toEqual([[0, 0], HIS + HERS - 50])
    server.clock.advance(MINUTE_MS)
    await steps.tick()
    const [row] = await server.database.db
      .select()
      .from(payOrders)
      .where(eq(payOrders.payOrderNum, both.his.payOrderNum))
    expect(row?.state).toBe('open')
    expect((await leaveOut(both.his)).code).toBe(ErrorCode.ok)
    await payOf(both.hers).pay()
    expect(await statuses(both)).toEqual([80, 40])
  }
)
