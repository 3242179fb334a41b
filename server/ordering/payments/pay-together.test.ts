import { eq, inArray, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import { orders, payOrders } from '../../db/schema'
import type { Gateway } from '../../money/gateway'
import { payTogether, wrongBooks } from '../../testing/money'
import { ordering, VISIT_DATE, WIFE } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'

const MINUTE_MS = 60_000

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>

/** Happens at the gateway before it closes a payment. */
let whileClosing: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  const gateway = (sandbox: Gateway): Gateway => ({
    ...sandbox,
    close: async (id) => {
      await whileClosing()
      return sandbox.close(id)
    }
  })
  server = await createTestApp({ gateway })
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
})
beforeEach(() => {
  whileClosing = async () => undefined
  return steps.startOver()
})
afterAll(() => server.close())

/** Two orders under one pay order: hers at another time of the day, with a coupon. */
async function placedTogether(): Promise<{ his: OrderResult; hers: OrderResult }> {
  const his = await steps.placed(session)
  const hers = await steps.placed(session, {
    productCode: 'CK1009',
    medUserInfo: WIFE,
    timeSpanId: 103,
    timespanStr: '08:30-09:00',
    couponCode: 'CP-PL50'
  })
  await payTogether(server.database.db, his.orderNum, hers.orderNum)
  return { his, hers: { ...hers, payOrderNum: his.payOrderNum } }
}

const payStatus = async ({ payOrderNum }: OrderResult) =>
  (await server.call('pay.status', { payOrderNum }, { session })).results
const seats = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, 103)]
async function rowsOfBoth(...made: OrderResult[]) {
  const numbers = made.map(({ orderNum }) => orderNum)
  const rows = await server.database.db.select().from(orders).where(inArray(orders.orderNum, numbers))
  return numbers.map((number) => {
    const row = rows.find(({ orderNum }) => orderNum === number)
    return { status: row?.payStatus, paid: row?.paidFen, refunded: row?.refundedFen }
  })
}
const stateOf = async ({ payOrderNum }: OrderResult) => {
  const { db } = server.database
  const [row] = await db.select().from(payOrders).where(eq(payOrders.payOrderNum, payOrderNum))
  return row?.state
}

/** A payment that the payer has confirmed, of orders that ended before the gateway knew. */
async function endedWhilePaying(ended: { his: OrderResult; hers: OrderResult }): Promise<string> {
  const prepayId = await steps.opened(session, ended.hers.orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await payStatus(ended.his)
  for (let waits = 0; waits < 2; waits += 1) {
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
  }
  expect(await stateOf(ended.his)).toBe('closed')
  return prepayId
}

test('orders that are paid together have one payment of their sum, asked for by either, and are paid by it', async () => {
  const { his, hers } = await placedTogether()
  const sum = his.payPrice + hers.payPrice
  const answer = await steps.create(session, hers.orderNum)
  expect(answer.results).toMatchObject({ payOrderNum: his.payOrderNum, payPrice: sum })
  const prepayId = answer.results.cashierUrl.split('/').pop()!
  expect(await steps.opened(session, his.orderNum)).toBe(prepayId)
  const page = await server.app.inject({ method: 'GET', url: `/sandbox/cashier/${prepayId}` })
  expect(page.body).toContain('等2笔订单')
  await steps.press(prepayId, 'approve')
  expect(await payStatus(his)).toMatchObject({ payStatus: 2, payPrice: sum })
  expect(await rowsOfBoth(his, hers)).toEqual([
    { status: 2, paid: his.payPrice * 100, refunded: 0 },
    { status: 2, paid: hers.payPrice * 100, refunded: 0 }
  ])
  expect([await stateOf(his), await steps.couponState('u1001', 'CP-PL50')]).toEqual(['paid', 'used'])
  expect(await steps.status(session, hers.orderNum)).toBe(40)
  expect((await steps.create(session, his.orderNum)).results.action).toBe('done')
  expect(await wrongBooks(server.database.db)).toEqual([])
})

test('a list has them as one entry until they are paid, also found by the name of one; then each with what it was paid with', async () => {
  const { results: before } = await server.call('order.tabCounts', {}, { session })
  const { his, hers } = await placedTogether()
  const numbers = [hers.orderNum, his.orderNum]
  const list = async (input: { statusType?: number; keyword?: string }) =>
    (await server.call('order.list', { x: 1, ...input }, { session })).results
  const { results: counts } = await server.call('order.tabCounts', {}, { session })
  expect([counts['0'], counts['1']]).toEqual([before['0']! + 1, before['1']! + 1])
  const unpaid = await list({ statusType: 1 })
  expect(unpaid.total).toBe(counts['1'])
  const group = unpaid.list.filter(({ payOrderNum }) => payOrderNum === his.payOrderNum)
  expect(group.map(({ orderNum }) => orderNum).sort()).toEqual(numbers.sort())
  expect(unpaid.list.slice(0, 2)).toEqual(group)
  const sum = his.payPrice + hers.payPrice
  for (const card of group) expect(card).toMatchObject({ paidTogether: 2, payPrice: sum, stored: [] })
  const found = await list({ statusType: 1, keyword: WIFE.medUserName })
  expect([found.total, found.list.length]).toEqual([1, 2])
  expect((await steps.detail(session, his.orderNum)).together).toMatchObject(
    numbers.map(() => ({ userPayPrice: expect.any(Number) as number }))
  )

  await steps.pay(session, his.orderNum)
  const { results: after } = await server.call('order.tabCounts', {}, { session })
  expect([after['0'], after['1']]).toEqual([before['0']! + 2, before['1']])
  const paid = (await list({})).list.filter(({ orderNum }) => numbers.includes(orderNum))
  expect(paid.map(({ paidTogether }) => paidTogether)).toEqual([2, 2])
})

test.each([
  ['the customer cancels one of them', 80],
  ['time is over', 85]
])('when %s, all end once and give back what they took', async (why, status) => {
  const before = await seats()
  const { his, hers } = await placedTogether()
  const prepayId = await steps.opened(session, his.orderNum)
  if (status === 80)
    expect((await server.call('order.cancel', { id: hers.orderNum, reasonId: 2 }, { session })).code).toBe(
      ErrorCode.ok
    )
  else server.clock.advance(30 * MINUTE_MS)
  await steps.tick()
  for (const { orderNum } of [his, hers])
    expect([why, await steps.status(session, orderNum)]).toEqual([why, status])
  expect([await seats(), await steps.couponState('u1001', 'CP-PL50')]).toEqual([before, 'unused'])
  expect(await wrongCounts(server.database.db)).toEqual([])
  await steps.press(prepayId, 'approve')
  await steps.tick()
  expect(await rowsOfBoth(his, hers)).toEqual([
    { status: 4, paid: 0, refunded: 0 },
    { status: 4, paid: 0, refunded: 0 }
  ])
})

test('the coupon of the payment comes back with the last of them, which each preview says before', async () => {
  const { his, hers } = await placedTogether()
  await steps.pay(session, his.orderNum)
  const back = async ({ orderNum }: OrderResult) => {
    const { results } = await server.call('order.refundPreview', { orderNum }, { session })
    const asked = { orderNum, amount: results.amount, reasonId: 6 }
    const { code } = await server.call('order.refund', asked, { session, idempotencyKey: `back-${orderNum}` })
    await steps.tick()
    expect(code).toBe(ErrorCode.ok)
    return [results.coupons?.back, await steps.couponState('u1001', 'CP-PL50')]
  }
  expect(await back(his)).toEqual(['withOthers', 'used'])
  expect(await back(hers)).toEqual(['now', 'unused'])
})

test('while they are being closed, no payment is opened; a payer who confirms then takes the closing back', async () => {
  const { his, hers } = await placedTogether()
  const prepayId = await steps.opened(session, his.orderNum)
  await steps.control(prepayId, { hold: true })
  const states: unknown[] = []
  whileClosing = async () => {
    states.push(await stateOf(his), (await steps.create(session, hers.orderNum)).message)
    await steps.press(prepayId, 'approve')
  }
  const answer = await server.call('order.cancel', { id: hers.orderNum }, { session })
  expect(states).toEqual(['closing', '订单已关闭，无法支付'])
  expect([answer.code, answer.message]).toEqual([ErrorCode.business, '订单支付结果确认中，请稍后再试'])
  expect([await stateOf(his), await steps.status(session, his.orderNum)]).toEqual(['paying', 10])
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect([await stateOf(his), await steps.status(session, hers.orderNum)]).toEqual(['paid', 40])
})

test('and who pays in that moment has all of them', async () => {
  const { his, hers } = await placedTogether()
  const prepayId = await steps.opened(session, his.orderNum)
  whileClosing = () => steps.press(prepayId, 'approve')
  const answer = await server.call('order.cancel', { id: hers.orderNum }, { session })
  expect([answer.code, answer.message]).toEqual([ErrorCode.business, '订单已支付，不能取消'])
  expect([await stateOf(his), await steps.status(session, his.orderNum)]).toEqual(['paid', 40])
})

test('money that comes late seats all of them again', async () => {
  const before = await seats()
  const together = await placedTogether()
  const prepayId = await endedWhilePaying(together)
  expect(await seats()).toEqual(before)
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect([await stateOf(together.his), await steps.couponState('u1001', 'CP-PL50')]).toEqual(['paid', 'used'])
  expect((await rowsOfBoth(together.his, together.hers)).map(({ status }) => status)).toEqual([2, 2])
  expect(await seats()).toEqual(before.map((left) => left - 1))
  expect(await wrongBooks(server.database.db)).toEqual([])
})

test('or none, when the seat of one is gone: the whole payment goes back in one payout', async () => {
  const { db } = server.database
  const together = await placedTogether()
  const { his, hers } = together
  const prepayId = await endedWhilePaying(together)
  await steps.setRemaining(0, VISIT_DATE, 103)
  const before = await seats()
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  await steps.tick()
  expect(await rowsOfBoth(his, hers)).toEqual([
    { status: 5, paid: his.payPrice * 100, refunded: his.payPrice * 100 },
    { status: 5, paid: hers.payPrice * 100, refunded: hers.payPrice * 100 }
  ])
  expect([await stateOf(his), await seats(), await steps.couponState('u1001', 'CP-PL50')]).toEqual([
    'closed',
    before,
    'unused'
  ])
  const rows = await rowsOf<{ fen: number; state: string }>(
    db,
    sql`select amount_fen as fen, state from gateway_refunds where prepay_id = ${prepayId}`
  )
  expect(rows).toEqual([{ fen: (his.payPrice + hers.payPrice) * 100, state: 'done' }])
  expect([await wrongBooks(db), await wrongCounts(db)]).toEqual([[], []])
})
