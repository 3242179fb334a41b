import { sql } from 'drizzle-orm'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import { createTestApp } from '../../testing/test-app'
import type { Notice } from '../../gateway/notice'
import { signNotice } from '../../sandbox/notices'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

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
      sql`select state from payments where pay_order_num = ${order.payOrderNum} order by state`
    )
  ).map(({ state }) => state)
const cancel = (order: OrderResult) => server.call('order.cancel', { id: order.orderNum }, { session })

/** What the gateway would send, with what a test changes. */
async function noticeOf(prepayId: string, changes: Partial<Notice> = {}): Promise<Notice> {
  const [row] = await rowsOf<{ merchant: string; amount: number }>(
    server.database.db,
    sql`select merchant_order as merchant, amount_fen as amount from gateway_payments where prepay_id = ${prepayId}`
  )
  return {
    noticeId: `nt-${prepayId}`,
    kind: 'paid',
    prepayId,
    merchantOrder: row!.merchant,
    tradeNo: 'SB1',
    refundNo: '',
    amountFen: row!.amount,
    settledAt: server.clock.now().getTime(),
    ...changes
  }
}

async function notify(
  notice: Notice,
  changes: { signature?: string; timestamp?: string } = {},
  signedAt = server.clock.now()
) {
  const { raw, timestamp, signature } = await signNotice(server.database.db, JSON.stringify(notice), signedAt)
  return server.app.inject({
    method: 'POST',
    url: '/api/pay/notify',
    headers: {
      'content-type': 'application/json',
      'x-gateway-timestamp': changes.timestamp ?? timestamp,
      'x-gateway-signature': changes.signature ?? signature
    },
    payload: raw
  })
}

describe('opening a payment', () => {
  test.each([
    ['wechat-h5', 'redirect'],
    ['alipay', 'redirect'],
    ['bankcard', 'redirect'],
    ['wechat-jsapi', 'jsapi'],
    ['wechat-mini', 'mini'],
    ['wechat-app', 'bridge'],
    ['bank-app', 'bridge']
  ] as const)('R4.66 channel %s is handed over by %s', async (channel, action) => {
    const order = await steps.placed(session)
    const { results } = await steps.create(session, order.orderNum, channel)
    expect(results).toMatchObject({ action, payPrice: 1080, payOrderNum: order.payOrderNum })
    expect(results.payDeadline - results.serverTime).toBe(30 * MINUTE_MS)
    if (action === 'redirect') {
      expect(results.cashierUrl).toMatch(/^http:\/\/[^/]+\/sandbox\/cashier\/pp[\w-]+$/)
    } else {
      expect(results.params).toMatchObject({
        timeStamp: expect.stringMatching(/^\d{10}$/),
        nonceStr: expect.stringMatching(/^[\w-]{16,32}$/),
        package: expect.stringMatching(channel === 'wechat-app' ? /^pp/ : /^prepay_id=pp/),
        signType: 'HMAC-SHA256',
        paySign: expect.stringMatching(/^[0-9A-F]{64}$/)
      })
    }
  })

  test('another call on the same channel takes up the same payment, one on another channel ends it', async () => {
    const order = await steps.placed(session)
    const first = await steps.opened(session, order.orderNum)
    expect(await steps.opened(session, order.orderNum)).toBe(first)
    const second = await steps.opened(session, order.orderNum, 'alipay')
    expect(second).not.toBe(first)
    await steps.press(first, 'approve')
    expect((await payStatus(order)).payStatus).toBe(0)
    await steps.press(second, 'approve')
    expect((await payStatus(order)).payStatus).toBe(2)
  })

  test('a refused try is forgotten once another one is open: who waits for its result reads no failure', async () => {
    const order = await steps.placed(session)
    await steps.press(await steps.opened(session, order.orderNum), 'decline')
    expect((await payStatus(order)).payStatus).toBe(7)
    const second = await steps.opened(session, order.orderNum)
    expect((await payStatus(order)).payStatus).toBe(0)
    await steps.press(second, 'approve')
    expect((await payStatus(order)).payStatus).toBe(2)
  })

  test('one key opens one payment', async () => {
    const order = await steps.placed(session)
    const options = { session, idempotencyKey: 'pay-once-and-only' }
    const input = { orderNo: order.orderNum, channel: 'alipay' as const }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call('pay.create', input, options))
    )
    expect(new Set(answers.map(({ results }) => results.cashierUrl)).size).toBe(1)
    expect(await paymentStates(order)).toEqual(['created'])
    const other = await server.call('pay.create', { ...input, channel: 'bankcard' }, options)
    expect(other.code).toBe(ErrorCode.duplicateOrder)
  })

  test('another user’s order and payment are not found', async () => {
    const order = await steps.placed(session)
    expect((await steps.create(stranger, order.orderNum)).code).toBe(ErrorCode.notFound)
    const status = await server.call('pay.status', { payOrderNum: order.payOrderNum }, { session: stranger })
    expect(status.code).toBe(ErrorCode.notFound)
  })

  test('a paid order has nothing left to pay, a closed one cannot be paid', async () => {
    const order = await steps.placed(session)
    await steps.pay(session, order.orderNum)
    expect((await steps.create(session, order.orderNum)).results).toMatchObject({
      action: 'done',
      cashierUrl: ''
    })
    const closed = await steps.placed(session, { productCode: 'CK1009', besideOrder: order.orderNum })
    await cancel(closed)
    expect((await steps.create(session, closed.orderNum)).code).toBe(ErrorCode.business)
  })
})

describe('the cashier', () => {
  test('shows amount, product and time left, and allows nothing inline', async () => {
    const order = await steps.placed(session, { couponCode: 'CP-85' })
    const prepayId = await steps.opened(session, order.orderNum)
    server.clock.advance(61_000)
    const page = await server.app.inject({ method: 'GET', url: `/sandbox/cashier/${prepayId}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('918.00')
    expect(page.body).toContain('28:59')
    for (const text of ['确认支付', '拒绝支付', '返回商户', '深度体检·男士款'])
      expect(page.body).toContain(text)
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const script = await server.app.inject({ method: 'GET', url: '/sandbox/cashier.js' })
    expect(script.headers['content-type']).toContain('javascript')
  })

  test.each([
    ['approve', 'success', 2],
    ['decline', 'fail', 7],
    ['leave', 'cancel', 0]
  ] as const)(
    'R4.69 %s leads back to go-pay with payResult=%s; the truth is pay status %i',
    async (action, result, expected) => {
      const order = await steps.placed(session)
      const answer = await steps.press(await steps.opened(session, order.orderNum), action)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers['location']).toMatch(
        new RegExp(
          `^http://[^/]+/process/go-pay\\?orderNo=${order.orderNum}&orderType=1&payResult=${result}$`
        )
      )
      expect(await payStatus(order)).toMatchObject({
        payStatus: expected,
        orderStatus: expected === 2 ? 40 : 0
      })
    }
  )

  test('an unknown payment, a wrong button and a payment that has ended', async () => {
    expect((await server.app.inject({ method: 'GET', url: '/sandbox/cashier/nobody' })).statusCode).toBe(404)
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    const wrong = await steps.post(`/sandbox/cashier/${prepayId}`, { action: 'steal' })
    expect(wrong.statusCode).toBe(400)
    await steps.press(prepayId, 'approve')
    const page = await server.app.inject({ method: 'GET', url: `/sandbox/cashier/${prepayId}` })
    expect(page.body).toContain('该笔支付已完成')
    expect(page.body).not.toContain('确认支付')
    await steps.press(prepayId, 'decline')
    expect((await payStatus(order)).payStatus).toBe(2)
  })

  test('nobody pays after the 30 minutes', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    server.clock.advance(30 * MINUTE_MS)
    await steps.press(prepayId, 'approve')
    expect(await payStatus(order)).toMatchObject({ payStatus: 4, orderStatus: 85 })
  })

  test('the mini-program’s client pays with the parameters it was given, and with no others', async () => {
    const order = await steps.placed(session)
    const { results } = await steps.create(session, order.orderNum, 'wechat-mini')
    const prepayId = results.params['package']!.split('=')[1]!
    const url = `/sandbox/mini/${prepayId}`
    const forged = await steps.post(url, { result: 'ok', ...results.params, nonceStr: 'other' })
    expect(forged.statusCode).toBe(400)
    await steps.post(url, { result: 'cancel' })
    expect((await payStatus(order)).payStatus).toBe(0)
    await steps.post(url, { result: 'ok', ...results.params })
    expect((await payStatus(order)).payStatus).toBe(2)
  })
})

describe('notices', () => {
  test('the outbox tells the server, which books the visit and spends the coupons', async () => {
    const order = await steps.placed(session, { couponCode: 'CP-PL50' })
    await steps.pay(session, order.orderNum)
    expect(await steps.status(session, order.orderNum)).toBe(40)
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('used')
    expect(await events(order)).toEqual(['created', 'paid'])
    const [row] = await rowsOf<{ paid: number; payable: number }>(
      server.database.db,
      sql`select paid_fen as paid, payable_fen as payable from orders where order_num = ${order.orderNum}`
    )
    expect(row).toEqual({ paid: 103000, payable: 103000 })
  })

  test('twice, also at the same time, is once', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { notify: 'twice' })
    await steps.press(prepayId, 'approve')
    await steps.tick()
    const notice = await noticeOf(prepayId)
    const answers = await Promise.all([
      notify(notice),
      notify(notice),
      notify({ ...notice, noticeId: 'nt-other' })
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await events(order)).toEqual(['created', 'paid'])
    expect(await paymentStates(order)).toEqual(['paid'])
  })

  test('a late one finds what the query found out already', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { delayMs: 10 * MINUTE_MS })
    await steps.press(prepayId, 'approve')
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(0)
    expect((await payStatus(order)).payStatus).toBe(2)
    server.clock.advance(11 * MINUTE_MS)
    await steps.tick()
    expect(await events(order)).toEqual(['created', 'paid'])
  })

  test('one that never comes: the order is not closed over money that the gateway has', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { notify: 'never' })
    await steps.press(prepayId, 'approve')
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(40)
  })

  test('out of order: a refusal whose payer has paid since is not believed, although the notice of that is lost', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { notify: 'never' })
    await steps.press(prepayId, 'approve')
    const refusal = await noticeOf(prepayId, { kind: 'declined', tradeNo: '' })
    expect((await notify(refusal)).statusCode).toBe(200)
    expect([await steps.status(session, order.orderNum), await paymentStates(order)]).toEqual([40, ['paid']])
  })

  test('out of order: the refusal of an earlier try after the payment of a later one changes nothing', async () => {
    const order = await steps.placed(session)
    const first = await steps.opened(session, order.orderNum)
    await steps.control(first, { delayMs: 5 * MINUTE_MS })
    await steps.press(first, 'decline')
    expect((await payStatus(order)).payStatus).toBe(7)
    const second = await steps.opened(session, order.orderNum)
    expect(second).not.toBe(first)
    await steps.press(second, 'approve')
    await steps.tick()
    server.clock.advance(6 * MINUTE_MS)
    await steps.tick()
    expect(await payStatus(order)).toMatchObject({ payStatus: 2, orderStatus: 40 })
  })

  test.each([
    ['another signature', {}, { signature: 'x'.repeat(43) }],
    ['no signature', {}, { signature: '' }],
    ['an old time', {}, { timestamp: '1000' }],
    ['another amount', { amountFen: 1 }, {}],
    ['another order', { merchantOrder: 'PT1' }, {}],
    ['a payment that nobody opened', { prepayId: 'pp-nobody' }, {}],
    ['a refund that nobody asked for', { kind: 'refund' as const, refundNo: 'RF1' }, {}]
  ])('a forged notice with %s is refused', async (_breaks, changes, envelope) => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    const answer = await notify(
      await noticeOf(prepayId, changes).then((n) => ({ ...n, ...changes })),
      envelope
    )
    expect(answer.statusCode).toBe(400)
    expect((await payStatus(order)).payStatus).toBe(0)
    expect(await events(order)).toEqual(['created'])
  })

  test.each([
    ['five minutes ago is taken', -5 * MINUTE_MS, 200, 2],
    ['longer ago is refused', -5 * MINUTE_MS - 1, 400, 0],
    ['five minutes ahead of the clock is taken', 5 * MINUTE_MS, 200, 2],
    ['further ahead is refused', 5 * MINUTE_MS + 1, 400, 0]
  ])('a true notice that was signed %s', async (_when, ms, answered, status) => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    const signedAt = new Date(server.clock.now().getTime() + ms)
    expect((await notify(await noticeOf(prepayId), {}, signedAt)).statusCode).toBe(answered)
    expect((await payStatus(order)).payStatus).toBe(status)
  })

  test('what cannot be delivered is tried again, and given up in the end', async () => {
    const order = await steps.placed(session)
    await steps.press(await steps.opened(session, order.orderNum), 'approve')
    await server.database.db.execute(sql`update gateway_notices set payload = payload || '{"amountFen": 1}'`)
    for (let hours = 0; hours < 9; hours += 1) {
      await steps.tick()
      server.clock.advance(61 * MINUTE_MS)
    }
    const rows = await rowsOf<{ state: string; tries: number }>(
      server.database.db,
      sql`select state, tries from gateway_notices`
    )
    expect(rows).toEqual([{ state: 'dropped', tries: 7 }])
    // The shop asked by itself meanwhile; the session has run out by now.
    expect(await events(order)).toEqual(['created', 'paid'])
  })
})

describe('a result that is not known', () => {
  test('R3.69 is 支付确认中 until the gateway knows: then paid', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    expect(await payStatus(order)).toMatchObject({ payStatus: 1, orderStatus: 10, message: '支付结果确认中' })
    expect(await steps.create(session, order.orderNum)).toMatchObject({
      code: ErrorCode.business,
      message: '支付结果确认中，请稍后再试'
    })
    expect((await cancel(order)).code).toBe(ErrorCode.business)
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(40)
  })

  test('falls back to 待支付 after 15 minutes, and the order closes at its time', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await payStatus(order)
    server.clock.advance(14 * MINUTE_MS)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(10)
    server.clock.advance(MINUTE_MS)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(0)
    server.clock.advance(16 * MINUTE_MS)
    expect(await steps.status(session, order.orderNum)).toBe(85)
    expect(await steps.remaining()).toBe(before)
  })

  test('a payment confirmed at the last minute is waited for beyond the 30', async () => {
    const order = await steps.placed(session)
    const prepayId = await steps.opened(session, order.orderNum)
    await steps.control(prepayId, { hold: true })
    server.clock.advance(29 * MINUTE_MS)
    await steps.press(prepayId, 'approve')
    server.clock.advance(2 * MINUTE_MS)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(10)
  })
})

test('the sandbox’s controls do not exist outside the demo', async () => {
  const real = await createTestApp({ env: { DEMO: '0' }, seed: false })
  const answer = await real.app.inject({ method: 'POST', url: '/sandbox/control', payload: { hold: true } })
  expect(answer.statusCode).toBe(404)
  await real.close()
})
