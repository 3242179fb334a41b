import { sql } from 'drizzle-orm'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import { WIFE } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'

const MINUTE_MS = 60_000

testOrders()

const payStatus = async (order: OrderResult) =>
  (await server.call('pay.status', { payOrderNum: order.payOrderNum }, { session })).results
const events = async (order: OrderResult) =>
  (
    await rowsOf<{ event: string }>(
      server.database.db,
      sql`select event from order_events where order_num = ${order.orderNum} order by id`
    )
  ).map(({ event }) => event)
const paymentStates = async (order: OrderResult) =>
  (
    await rowsOf<{ state: string }>(
      server.database.db,
      sql`select case when refunded_fen = amount_fen then 'refunded' else state end as state
          from payments where pay_order_num = ${order.payOrderNum} order by state`
    )
  ).map(({ state }) => state)
const cancel = (order: OrderResult) => server.call('order.cancel', { id: order.orderNum }, { session })

describe('unpaid', () => {
  test('after 30 minutes the order is 已关闭 and seat and coupons are back, by job', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session, { couponCode: 'CP-PL50,CP-CH30' })
    server.clock.advance(30 * MINUTE_MS - 1)
    await steps.tick()
    expect(await steps.remaining()).toBe(before - 1)
    server.clock.advance(1)
    await steps.tick()
    expect(await steps.remaining()).toBe(before)
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
    expect(await events(order)).toEqual(['created', 'closed'])
    await steps.tick()
    expect(await steps.remaining()).toBe(before)
  })

  test('whoever reads it first closes it', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session)
    server.clock.advance(31 * MINUTE_MS)
    expect(await steps.detail(session, order.orderNum)).toMatchObject({
      orderStatus: 85,
      payStatus: 4,
      actions: ['again', 'delete'],
      cancelReason: '超时未支付，系统自动关闭'
    })
    expect(await steps.remaining()).toBe(before)
  })

  test('cancelling gives seat and coupons back once, and ends the payment at the gateway', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session, { couponCode: 'CP-XY1' })
    const prepayId = await steps.opened(session, order.orderNum)
    expect((await cancel(order)).code).toBe(ErrorCode.ok)
    expect((await cancel(order)).code).toBe(ErrorCode.business)
    expect([await steps.remaining(), await steps.couponState('u1001', 'CP-XY1')]).toEqual([before, 'unused'])
    await steps.press(prepayId, 'approve')
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(80)
  })

  test('an order that was paid this moment is not cancelled', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { notify: 'never' })
    await steps.press(prepayId, 'approve')
    expect((await cancel(order)).code).toBe(ErrorCode.business)
    expect(await steps.status(session, order.orderNum)).toBe(40)
  })
})

describe('money after the end', () => {
  /** An order that closed while the gateway did not know yet. */
  async function closedWhilePaying(changes = {}) {
    const order = await steps.placed(session, changes)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await payStatus(order)
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(85)
    return { order, prepayId }
  }

  test('is seated again when the slot is free, with its coupons', async () => {
    const before = await steps.remaining()
    const { order, prepayId } = await closedWhilePaying({ couponCode: 'CP-PL50' })
    expect(await steps.remaining()).toBe(before)
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 2, orderStatus: 40 })
    expect([await steps.remaining(), await steps.couponState('u1001', 'CP-PL50')]).toEqual([
      before - 1,
      'used'
    ])
  })

  test('takes both seats of an order for two again, however many the product is for by then', async () => {
    const before = await steps.remaining()
    const persons = (count: number) =>
      server.database.db.execute(sql`update products set persons = ${count} where product_code = 'CK1003'`)
    await persons(2)
    const { order, prepayId } = await closedWhilePaying().finally(() => persons(1))
    expect(await steps.remaining()).toBe(before)
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 2, orderStatus: 40 })
    expect(await steps.remaining()).toBe(before - 2)
  })

  test.each([
    ['the slot is full', () => steps.setRemaining(0)],
    ['its coupon is spent', () => server.database.db.execute(sql`update user_coupons set status = 'used'`)],
    ['the same was ordered again', () => steps.placed(session)]
  ])('is paid back by itself when %s', async (_why, happen) => {
    const { order, prepayId } = await closedWhilePaying({ couponCode: 'CP-PL50' })
    await happen()
    const before = await steps.remaining()
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 5, orderStatus: 95 })
    expect(await steps.remaining()).toBe(before)
    const [row] = await rowsOf<{ paid: number; refunded: number; gateway: number }>(
      server.database.db,
      sql`select paid_fen as paid, refunded_fen as refunded, (select sum(amount_fen)::int from gateway_refunds where prepay_id = ${prepayId}) as gateway
          from orders where order_num = ${order.orderNum}`
    )
    expect(row).toEqual({ paid: 103000, refunded: 103000, gateway: 103000 })
  })

  test('is paid back when the customer had cancelled, although the seat is free', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await payStatus(order)
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
    expect((await cancel(order)).code).toBe(ErrorCode.ok)
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 5, orderStatus: 95 })
    expect(await steps.remaining()).toBe(before)
    expect(await paymentStates(order)).toEqual(['refunded'])
  })

  test('a second payment of a paid order is paid back, the order stays', async () => {
    const order = await steps.placed(session)
    const first = await steps.opened(session, order.orderNum)
    await steps.control(first, { hold: true })
    await steps.press(first, 'approve')
    await payStatus(order)
    server.clock.advance(16 * MINUTE_MS)
    await steps.tick()
    const second = await steps.opened(session, order.orderNum)
    await steps.press(second, 'approve')
    expect((await payStatus(order)).payStatus).toBe(2)
    await steps.resolve(first, 'paid')
    await steps.tick()
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 2, orderStatus: 40 })
    expect(await paymentStates(order)).toEqual(['paid', 'refunded'])
  })
})

test('two people of one account are two orders', async () => {
  await steps.placed(session, { productCode: 'CK1009' })
  expect((await steps.complete(session, { productCode: 'CK1009', medUserInfo: WIFE })).code).toBe(
    ErrorCode.ok
  )
})
