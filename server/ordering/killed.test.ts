import { sql } from 'drizzle-orm'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../db/client'
import { transact } from '../db/transact'
import { MOMENTS, Mortal, type Moment } from '../testing/crashable-gateway'
import { server, session, steps, testOrders } from '../testing/order-tests'

const MINUTE_MS = 60_000

const mortal = new Mortal()
testOrders({ gateway: mortal.gateway })
beforeEach(() => {
  mortal.startAgain()
  mortal.whileOpening = async () => undefined
  mortal.calls.length = 0
})

/** After a start: what the dead process held is free once its lease is over. */
async function recover() {
  mortal.startAgain()
  server.clock.advance(31_000)
  await steps.tick()
}

interface Books {
  status: number
  paid: number
  refunded: number
  /** Tries to pay, by their state at the shop and at the gateway. */
  shop: string[]
  gateway: string[]
  moneyIn: number
  moneyBack: number
}

/** Both books about an order. */
async function books({ orderNum, payOrderNum }: OrderResult): Promise<Books> {
  const [row] = await rowsOf<Omit<Books, 'status'>>(
    server.database.db,
    sql`with tries as (
            select id, case when refunded_fen = amount_fen then 'refunded'
                when exists (select from refund_payouts where payment_id = id) then 'refunding' else state end as state
            from payments where pay_order_num = ${payOrderNum}
          ), opened as (select g.* from gateway_payments g join tries on g.merchant_order = tries.id)
        select paid_fen as paid, refunded_fen as refunded,
          array(select state from tries order by state) as shop,
          array(select state from opened order by state) as gateway,
          (select coalesce(sum(amount_fen), 0)::int from opened where state = 'paid') as "moneyIn",
          (select coalesce(sum(r.amount_fen), 0)::int from gateway_refunds r join opened using (prepay_id)) as "moneyBack"
        from orders where order_num = ${orderNum}`
  )
  if (!row) throw new Error('no order')
  return { ...row, status: await steps.status(session, orderNum) }
}

const cancel = ({ orderNum }: OrderResult) => server.call('order.cancel', { id: orderNum }, { session })
const create = ({ orderNum }: OrderResult, idempotencyKey: string) =>
  server.call('pay.create', { orderNo: orderNum, channel: 'wechat-h5' }, { session, idempotencyKey })
/** Closed until somebody opens it. */
function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

const prepayOf = (cashierUrl: string) => cashierUrl.split('/').pop() ?? ''

/** Money that comes after the customer cancelled; the process dies over paying it back. */
async function cancelledThenPaid(moment: Moment): Promise<OrderResult> {
  const order = await steps.placed(session)
  const prepayId = await steps.opened(session, order.orderNum)
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum: order.payOrderNum }, { session })
  server.clock.advance(16 * MINUTE_MS)
  await steps.tick()
  expect((await cancel(order)).code).toBe(ErrorCode.ok)
  await steps.resolve(prepayId, 'paid')
  mortal.death = { call: 'refund', moment }
  await steps.tick()
  expect(mortal.dead).toBe(true)
  return order
}

describe.each(MOMENTS)('killed %s the gateway', (moment) => {
  test('opens a payment: the same key goes on with it, and it is paid once', async () => {
    const order = await steps.placed(session)
    mortal.death = { call: 'open', moment }
    expect((await create(order, 'killed-open-1')).code).toBe(ErrorCode.serviceUnavailable)
    mortal.startAgain()
    const answer = await create(order, 'killed-open-1')
    expect((await create(order, 'killed-open-1')).results).toEqual(answer.results)
    await steps.press(prepayOf(answer.results.cashierUrl), 'approve')
    await steps.tick()
    expect(await books(order)).toMatchObject({
      status: 40,
      paid: 108_000,
      shop: ['paid'],
      gateway: ['paid'],
      moneyIn: 108_000
    })
  })

  test('opens a payment, and nobody comes back: it ends at both, and another one is paid once', async () => {
    const order = await steps.placed(session)
    mortal.death = { call: 'open', moment }
    await create(order, 'killed-open-2')
    await recover()
    expect(await books(order)).toMatchObject({
      status: 0,
      shop: ['closed'],
      gateway: moment === 'before' ? [] : ['closed']
    })
    await steps.pay(session, order.orderNum)
    expect(await books(order)).toMatchObject({ status: 40, shop: ['closed', 'paid'], moneyIn: 108_000 })
  })

  test('closes a payment of an order that is cancelled: cancelled again, it ends once', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session, { couponCode: 'CP-XY1' })
    const prepayId = await steps.opened(session, order.orderNum)
    mortal.death = { call: 'close', moment }
    expect((await cancel(order)).code).toBe(ErrorCode.serviceUnavailable)
    mortal.startAgain()
    expect(await books(order)).toMatchObject({ status: 0, shop: ['created'] })
    expect((await cancel(order)).code).toBe(ErrorCode.ok)
    await steps.press(prepayId, 'approve')
    await recover()
    expect(await books(order)).toMatchObject({
      status: 80,
      shop: ['closed'],
      gateway: ['closed'],
      moneyIn: 0
    })
    expect([await steps.remaining(), await steps.couponState('u1001', 'CP-XY1')]).toEqual([before, 'unused'])
  })

  test('closes a payment of an order that is cancelled, and nobody comes back: it ends as it was cancelled', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    mortal.death = { call: 'close', moment }
    await server.call('order.cancel', { id: order.orderNum, reasonId: 2 }, { session })
    expect(mortal.dead).toBe(true)
    mortal.startAgain()
    // Nobody opens another payment of what is to end.
    expect((await create(order, 'killed-close-2')).code).toBe(ErrorCode.business)
    await recover()
    await steps.press(prepayId, 'approve')
    expect(await books(order)).toMatchObject({ status: 80, shop: ['closed'], gateway: ['closed'] })
    const { cancelReason } = await steps.detail(session, order.orderNum)
    expect([cancelReason, await steps.remaining()]).toEqual(['选错了项目', before])
  })

  test('closes a payment of an order whose time is over: its seat comes back once', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session)
    await steps.opened(session, order.orderNum)
    server.clock.advance(31 * MINUTE_MS)
    mortal.death = { call: 'close', moment }
    await steps.tick()
    expect(await steps.remaining()).toBe(before - 1)
    // Orders are read while the gateway is away.
    const list = await server.call('order.detail', { id: order.orderNum }, { session })
    expect(list.results.orderStatus).toBe(0)
    await recover()
    expect(await books(order)).toMatchObject({ status: 85, shop: ['closed'], gateway: ['closed'] })
    expect(await steps.remaining()).toBe(before)
  })

  test('closes the other try of a paid order: it ends there', async () => {
    const order = await steps.placed(session)
    const first = await steps.opened(session, order.orderNum)
    const second = await steps.opened(session, order.orderNum, 'alipay')
    // As it stands when two calls open payments in the same moment.
    for (const table of ['payments', 'gateway_payments']) {
      const open = table === 'payments' ? 'created' : 'waiting'
      await server.database.db.execute(
        sql`update ${sql.identifier(table)} set state = ${open} where prepay_id = ${first}`
      )
    }
    await steps.press(second, 'approve')
    mortal.death = { call: 'close', moment }
    await steps.tick()
    expect(mortal.dead).toBe(true)
    await recover()
    await steps.press(first, 'approve')
    await steps.tick()
    expect(await books(order)).toMatchObject({
      status: 40,
      shop: ['closed', 'paid'],
      gateway: ['closed', 'paid'],
      moneyIn: 108_000,
      moneyBack: 0
    })
  })

  test('pays back: the refund is not lost and not doubled', async () => {
    const order = await cancelledThenPaid(moment)
    expect(await books(order)).toMatchObject({
      shop: ['refunding'],
      refunded: 0,
      moneyBack: moment === 'before' ? 0 : 108_000
    })
    await recover()
    expect(await books(order)).toMatchObject({
      status: 95,
      paid: 108_000,
      refunded: 108_000,
      shop: ['refunded'],
      moneyIn: 108_000,
      moneyBack: 108_000
    })
    // Asked once more, unless the gateway's notice told that it is done.
    await recover()
    expect(mortal.calls.filter((call) => call === 'refund')).toHaveLength(moment === 'before' ? 2 : 1)
  })
})

test('an order that is cancelled while its payment is being opened: the payment ends at the gateway too', async () => {
  const order = await steps.placed(session)
  mortal.whileOpening = () => cancel(order)
  const answer = await create(order, 'cancelled-meanwhile')
  expect(answer).toMatchObject({ code: ErrorCode.business, message: '支付已取消，请重新支付' })
  expect(await books(order)).toMatchObject({ status: 80, shop: ['closed'], gateway: ['closed'] })
})

test('two channels opened in the same moment leave one payment that can be paid', async () => {
  const order = await steps.placed(session)
  const answers = await Promise.all(
    (['alipay', 'bankcard'] as const).map((channel) => steps.create(session, order.orderNum, channel))
  )
  for (const { code, results } of answers) {
    if (code === ErrorCode.ok) await steps.press(prepayOf(results.cashierUrl), 'approve')
  }
  await steps.tick()
  expect(await books(order)).toMatchObject({ status: 40, moneyIn: 108_000, moneyBack: 0 })
})

test('a payment that is opened while another channel ends it cannot be paid', async () => {
  const order = await steps.placed(session)
  const create = (channel: 'alipay' | 'bankcard') => steps.create(session, order.orderNum, channel)
  const begun = gate()
  const ended = gate()
  mortal.beforeOpening = () => {
    mortal.beforeOpening = async () => undefined
    begun.open()
    return ended.passed
  }
  const first = create('alipay')
  await begun.passed
  // By the time that the second hears that the gateway does not know the first, it does.
  mortal.whileClosing = () => {
    mortal.whileClosing = async () => undefined
    ended.open()
    return first
  }
  const answers = [await create('bankcard'), await first]
  for (const { code, results } of answers) {
    if (code === ErrorCode.ok) await steps.press(prepayOf(results.cashierUrl), 'approve')
  }
  await steps.tick()
  expect(answers.map(({ code }) => code)).toEqual([ErrorCode.ok, ErrorCode.business])
  expect(await books(order)).toMatchObject({ status: 40, moneyIn: 108_000, moneyBack: 0 })
})

test('several servers ask about a payment once', async () => {
  for (const productCode of ['CK1003', 'CK1009']) {
    const order = await steps.placed(session, { productCode })
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await server.call('pay.status', { payOrderNum: order.payOrderNum }, { session })
  }
  server.clock.advance(MINUTE_MS)
  mortal.calls.length = 0
  await Promise.all([steps.tick(), steps.tick(), steps.tick()])
  expect(mortal.calls).toEqual(['query', 'query'])
})

test('a call of the gateway inside a transaction fails in every test', async () => {
  const { database, gateway } = server
  await expect(
    transact(database.db, () => gateway.query({ merchantOrder: 'PT1', channel: 'alipay' }))
  ).rejects.toThrow('inside a transaction')
  expect(await gateway.query({ merchantOrder: 'PT1', channel: 'alipay' })).toBeNull()
})
