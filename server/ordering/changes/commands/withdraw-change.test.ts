/** A change that waits for its difference is withdrawn, or runs out. */
import { eq, sql } from 'drizzle-orm'
import type { ChangedVisit } from '@/contract/order/dto/change'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { messages, orderVisits } from '../../../db/schema'
import { VISIT_DATE } from '../../../testing/ordering'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

testOrders({ sound: true })

const LATER = { timeSpanId: 104, timespanStr: '09:00-09:30' }
const PAY = { channel: 'wechat-h5', due: 'change' } as const
let keys = 0

const price = (fen: number) =>
  server.database.db.execute(
    sql`update products set sale_price_fen = ${fen}::int where product_code = 'CK1003'`
  )
async function moved(orderNum: string, difference = 0): Promise<ChangedVisit> {
  const input = { orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, ...LATER, difference }
  const once = { session, idempotencyKey: `withdrawn-${(keys += 1)}` }
  const { code, message, results } = await server.call('order.changeVisit', input, once)
  if (code !== ErrorCode.ok) throw new Error(`${code} ${message}`)
  return results[0]!
}
/** An order whose visit is to be moved for 200 元 more. */
async function dearer(): Promise<string> {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  await price(128_000)
  await moved(orderNum, 200)
  return orderNum
}
async function begun(orderNum: string): Promise<string> {
  const { results } = await server.call('pay.create', { orderNo: orderNum, ...PAY }, { session })
  return results.cashierUrl.split('/').pop()!
}
const withdraw = (orderNum: string, by = session) =>
  server.callRaw('order.withdrawChange', { orderNum }, { session: by })
const visitOf = async (orderNum: string) =>
  (await server.database.db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum)))[0]!
/** Seats that are left at the first time and the later one. */
const left = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, LATER.timeSpanId)]
async function told(orderNum: string): Promise<string[]> {
  await steps.tick()
  const found = await server.database.db.select().from(messages).where(eq(messages.orderNum, orderNum))
  return found.map(({ title }) => title)
}

test('its seat and what was to be paid go, the visit stays, and it can be changed again; twice is once', async () => {
  const [first, later] = await left()
  const orderNum = await dearer()
  expect(await left()).toEqual([first! - 1, later! - 1])
  const waiting = await steps.detail(session, orderNum)
  expect(waiting.owed).toMatchObject({ purpose: 'change', price: 200 })
  expect(waiting.actions).toContain('payBalance')
  expect(waiting.actions).not.toContain('reschedule')
  expect((await withdraw(orderNum)).code).toBe(ErrorCode.ok)
  expect((await withdraw(orderNum)).code).toBe(ErrorCode.ok)
  expect(await left()).toEqual([first! - 1, later])
  expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, changeCount: 0, state: 'booked' })
  expect(await steps.detail(session, orderNum)).toMatchObject({ owed: null, orderStatus: 40 })
  expect((await told(orderNum)).filter((title) => title === '改期已撤回')).toHaveLength(1)
  await price(108_000)
  expect(await moved(orderNum)).toMatchObject({ payOrderNum: '', changesLeft: 2 })
})

test('a payment that was begun for it ends too', async () => {
  const orderNum = await dearer()
  const prepayId = await begun(orderNum)
  expect((await withdraw(orderNum)).code).toBe(ErrorCode.ok)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, changeCount: 0 })
  const create = await server.callRaw('pay.create', { orderNo: orderNum, ...PAY }, { session })
  expect(create).toMatchObject({ code: ErrorCode.business, message: '该订单没有需要补交的款项' })
})

test('not once its difference is paid, nor while nobody knows; nor one that is not there, nor somebody else’s', async () => {
  const orderNum = await dearer()
  const prepayId = await begun(orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  expect(await withdraw(orderNum)).toMatchObject({ code: 0, message: '支付结果确认中，请稍后再试' })
  await steps.resolve(prepayId, 'paid')
  expect(await withdraw(orderNum)).toMatchObject({ code: 0, message: '改约差价已支付，新的预约已生效' })
  expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 104, changeCount: 1 })
  expect(await withdraw(orderNum)).toMatchObject({ code: 0, message: '没有待支付的改期' })
  const other = await server.login('10000000006')
  expect((await withdraw(orderNum, other)).code).toBe(ErrorCode.notFound)
})

test('after half an hour it runs out: its seat goes back, the visit stays, and the customer is told', async () => {
  const [first, later] = await left()
  const orderNum = await dearer()
  server.clock.advance(31 * MINUTE_MS)
  expect(await told(orderNum)).toContain('改期未生效')
  expect(await left()).toEqual([first! - 1, later])
  expect(await visitOf(orderNum)).toMatchObject({ timeSpanId: 102, changeCount: 0 })
  expect((await withdraw(orderNum)).code).toBe(ErrorCode.ok)
})

test('with an order that is taken back it ends, and nothing more is told of it', async () => {
  const seats = await left()
  const orderNum = await dearer()
  const once = { session, idempotencyKey: 'back-with-change' }
  const back = await server.callRaw('order.refund', { orderNum, amount: 1080, reasonId: 1 }, once)
  expect(back.code).toBe(ErrorCode.ok)
  expect(await left()).toEqual(seats)
  server.clock.advance(31 * MINUTE_MS)
  expect(await told(orderNum)).not.toContain('改期未生效')
  expect(await left()).toEqual(seats)
})
