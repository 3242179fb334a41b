/** A customer pays by WeChat, and has money back, against WeChat Pay's stand-in: with what comes late, twice, forged or never. */
import { eq, sql } from 'drizzle-orm'
import { addDays, dateOf } from '@/domain/date'
import { rowsOf } from '../../db/client'
import { bills, payments, refundTransactions, users } from '../../db/schema'
import { runOps } from '../../ops/run'
import { WECHAT_ENV, SITE, MINI, FakeWechat } from '../../testing/providers/wechat'
import { FakeWechatPay } from '../../testing/providers/wechat-pay'
import { WXPAY_ENV } from '../../testing/providers/wechat-pay-keys'
import { paidNotice, probe, refundNotice, type Sent } from '../../testing/providers/wechat-pay-notices'
import { wrongBooks } from '../../testing/money'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { wrongOrders } from '../../testing/orders'
import { wrongCounts } from '../../testing/stock'

let at = () => 0
const wxpay = new FakeWechatPay(() => at())
const wechat = new FakeWechat(() => at())
const env: Record<string, string> = {
  ...WECHAT_ENV,
  ...WXPAY_ENV,
  PUBLIC_ORIGIN: 'https://shop.example'
}
beforeAll(async () => {
  env['PROVIDER_ORIGINS'] = `wechat=${await wechat.start()},wxpay=${await wxpay.start()}`
  wxpay.appids = [SITE.appId, MINI.appId]
})
testOrders({ env })
// The sandbox's books have no part in it; those of the shop agree with themselves.
afterEach(async () => {
  await steps.tick()
  const { db } = server.database
  expect([...(await wrongBooks(db)), ...(await wrongCounts(db)), ...(await wrongOrders(db))]).toEqual([])
})
beforeAll(() => {
  at = () => server.clock.now().getTime()
})
afterAll(async () => {
  await wxpay.stop()
  await wechat.stop()
})
beforeEach(async () => {
  wxpay.refundsAs = 'SUCCESS'
  wxpay.payments.clear()
  wxpay.refunds.clear()
  await server.database.db.delete(bills)
})

const post = ({ headers, payload }: Sent) =>
  server.app.inject({ method: 'POST', url: '/api/pay/notify/wechat', headers, payload })
const triesOf = (payOrderNum: string) =>
  server.database.db.select().from(payments).where(eq(payments.payOrderNum, payOrderNum))
const payStatus = async (payOrderNum: string) =>
  (await server.call('pay.status', { payOrderNum }, { session })).results.payStatus
const sumBooked = async (payOrderNum: string) => {
  const [row] = await rowsOf<{ fen: number }>(
    server.database.db,
    sql`select coalesce(sum(amount_fen), 0)::int as fen from transfers where to_account = ${`pay:${payOrderNum}`}`
  )
  return row?.fen
}

/** An order whose payer stands at WeChat's page. */
async function opened() {
  const order = await steps.placed(session)
  const { results } = await steps.create(session, order.orderNum)
  const [row] = await triesOf(order.payOrderNum)
  return { order, results, id: row!.id }
}
/** Paid, and heard of by its notice. */
async function paid() {
  const { order, id } = await opened()
  await post(paidNotice(wxpay, wxpay.pay(id)))
  return { order, id }
}
let keys = 0
const takeBack = async (orderNum: string) =>
  server.call(
    'order.refund',
    { orderNum, amount: 1080, reasonId: 5 },
    { session, idempotencyKey: `take-back-${(keys += 1)}` }
  )
const payoutOf = async (id: string) =>
  (await server.database.db.select().from(refundTransactions).where(eq(refundTransactions.paymentId, id)))[0]!
const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')

test('the payer is handed to WeChat’s page, and the notice makes the order paid', async () => {
  const { order, results, id } = await opened()
  expect(results).toMatchObject({
    action: 'redirect',
    cashierUrl: expect.stringMatching(
      /^https:\/\/wx\.tenpay\.com\/.+redirect_url=https%3A%2F%2Fshop\.example/
    )
  })
  const answer = await post(paidNotice(wxpay, wxpay.pay(id)))
  expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'SUCCESS', message: '' }])
  expect(await payStatus(order.payOrderNum)).toBe(2)
})

test('in WeChat’s browser WeChat says who pays, and the sheet is signed', async () => {
  const order = await steps.placed(session)
  const input = { orderNo: order.orderNum, channel: 'wechat-jsapi', payerCode: 'page-ann-1' } as const
  const { results } = await server.call('pay.create', input, { session })
  expect(results).toMatchObject({ action: 'jsapi', params: { appId: SITE.appId, signType: 'RSA' } })
})

test('in the mini-program who logged in by SMS is sent to WeChat’s login first, and then pays', async () => {
  const order = await steps.placed(session)
  const input = { orderNo: order.orderNum, channel: 'wechat-mini' } as const
  expect((await server.call('pay.create', input, { session })).message).toMatch(/用微信手机号登录/)
  const openid = 'o1234567890123456789012345678'
  await server.database.db.update(users).set({ openid }).where(eq(users.id, 'u1001'))
  const { results } = await server.call('pay.create', input, { session })
  expect(results).toMatchObject({ action: 'mini', params: { signType: 'RSA', appId: MINI.appId } })
  expect([...wxpay.payments.values()].map((payment) => payment.openid)).toEqual([openid])
  await server.database.db.update(users).set({ openid: null }).where(eq(users.id, 'u1001'))
})

test('a notice that comes twice, together with its twin and after a query, books once', async () => {
  const { order, id } = await opened()
  const payment = wxpay.pay(id)
  const [one, twin] = [paidNotice(wxpay, payment, { id: 'n-1' }), paidNotice(wxpay, payment, { id: 'n-1' })]
  await payStatus(order.payOrderNum)
  const answers = await Promise.all([post(one), post(twin), post(one)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await sumBooked(order.payOrderNum)).toBe(108_000)
})

test('a notice that never comes costs nothing: the server asks', async () => {
  const { order, id } = await opened()
  wxpay.pay(id)
  expect(await payStatus(order.payOrderNum)).toBe(2)
})

test('money that comes after the order’s end is taken or goes back', async () => {
  const { order, id } = await opened()
  const payment = wxpay.pay(id)
  // The close hears that it was paid.
  server.clock.advance(31 * 60_000)
  await steps.tick()
  expect(payment.state).toBe('SUCCESS')
  await post(paidNotice(wxpay, payment))
  expect(await payStatus(order.payOrderNum)).toBe(2)
})

test.each([
  ['a probe', (sent: Sent) => probe(sent)],
  ['a forged body', (sent: Sent) => ({ ...sent, payload: sent.payload.replace('通知', '通告') })]
])('%s is refused, and nothing is paid', async (_about, change) => {
  const { order, id } = await opened()
  const payment = wxpay.pay(id)
  const answer = await post(change(paidNotice(wxpay, payment)))
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'FAIL' }])
  expect(await sumBooked(order.payOrderNum)).toBe(0)
})

test('a notice of another sum fits no payment', async () => {
  const { order, id } = await opened()
  const payment = wxpay.pay(id)
  expect((await post(paidNotice(wxpay, payment, { changes: { amount: { total: 1 } } }))).statusCode).toBe(401)
  expect(await sumBooked(order.payOrderNum)).toBe(0)
})

test('WeChat’s page of H5 lives for five minutes: who comes back later gets another try, and the first is closed', async () => {
  const { order, id } = await opened()
  server.clock.advance(60_000)
  await steps.create(session, order.orderNum)
  expect(await triesOf(order.payOrderNum)).toHaveLength(1)
  server.clock.advance(4 * 60_000)
  await steps.create(session, order.orderNum)
  expect(await triesOf(order.payOrderNum)).toHaveLength(2)
  expect(wxpay.payments.get(id)?.state).toBe('CLOSED')
})

test('an answer that WeChat Pay did not give is told as an outage, and the same call works afterwards', async () => {
  const order = await steps.placed(session)
  wxpay.silentAfter.add('/transactions/h5')
  const call = () =>
    server.call(
      'pay.create',
      { orderNo: order.orderNum, channel: 'wechat-h5' },
      { session, idempotencyKey: 'wx-lost-answer' }
    )
  expect((await call()).status).toBe(503)
  expect(await call()).toMatchObject({ status: 200, code: 1 })
  expect(wxpay.payments.size).toBe(1)
})

test('while WeChat Pay is silent the status is that of the books', async () => {
  const { order } = await opened()
  wxpay.silentAfter.add('/out-trade-no/')
  expect(await payStatus(order.payOrderNum)).toBe(0)
})

describe('refund', () => {
  test('done at once', async () => {
    const { order } = await paid()
    await takeBack(order.orderNum)
    expect(await steps.status(session, order.orderNum)).toBe(95)
  })

  test('under way, then done by its notice, which comes twice', async () => {
    const { order, id } = await paid()
    wxpay.refundsAs = 'PROCESSING'
    await takeBack(order.orderNum)
    expect(await steps.status(session, order.orderNum)).toBe(90)
    const { gatewayNo } = await payoutOf(id)
    const notice = refundNotice(wxpay, wxpay.endRefund(gatewayNo, 'SUCCESS'))
    expect([(await post(notice)).statusCode, (await post(notice)).statusCode]).toEqual([200, 200])
    expect(await steps.status(session, order.orderNum)).toBe(95)
    expect((await triesOf(order.payOrderNum))[0]?.refundedFen).toBe(108_000)
  })

  test('its notice may come before that of the payment', async () => {
    const { order, id } = await opened()
    const payment = wxpay.pay(id)
    await payStatus(order.payOrderNum)
    wxpay.refundsAs = 'PROCESSING'
    await takeBack(order.orderNum)
    const { gatewayNo } = await payoutOf(id)
    await post(refundNotice(wxpay, wxpay.endRefund(gatewayNo, 'SUCCESS')))
    expect((await post(paidNotice(wxpay, payment))).statusCode).toBe(200)
    expect(await steps.status(session, order.orderNum)).toBe(95)
  })

  test('a lost answer does not keep the customer waiting, and the job finds out', async () => {
    const { order } = await paid()
    wxpay.silentAfter.add('/refund/')
    expect((await takeBack(order.orderNum)).code).toBe(1)
    expect(await steps.status(session, order.orderNum)).toBe(90)
    server.clock.advance(31_000)
    await steps.tick()
    expect(await steps.status(session, order.orderNum)).toBe(95)
    expect(wxpay.refunds.size).toBe(1)
  })

  test('one that the payer’s account does not take waits for a person, is listed, and asked for again under its number', async () => {
    const { order, id } = await paid()
    wxpay.refundsAs = 'PROCESSING'
    await takeBack(order.orderNum)
    const { gatewayNo, refundNo } = await payoutOf(id)
    await post(refundNotice(wxpay, wxpay.endRefund(gatewayNo, 'ABNORMAL')))
    expect(await payoutOf(id)).toMatchObject({ state: 'failed', failure: 'abnormal', gatewayNo })
    expect((await ops('refunds', 'list', '--state', '62')).text).toContain(refundNo)
    const detail = (await server.call('order.detail', { id: order.orderNum }, { session })).results
    expect(detail.refundState).toBe(62)
    await steps.tick()
    expect(wxpay.refunds.size).toBe(1)
    // Somebody has given WeChat Pay another account.
    wxpay.endRefund(gatewayNo, 'SUCCESS')
    expect((await ops('refunds', 'retry', refundNo)).exit).toBe(0)
    server.clock.advance(31_000)
    await steps.tick()
    expect(await payoutOf(id)).toMatchObject({ state: 'done', failure: null, gatewayNo })
    expect(await steps.status(session, order.orderNum)).toBe(95)
    expect((await ops('refunds', 'retry', refundNo)).exit).toBe(1)
  })

  test('one that WeChat Pay has closed is asked for again under another number', async () => {
    const { order, id } = await paid()
    wxpay.refundsAs = 'CLOSED'
    await takeBack(order.orderNum)
    const { gatewayNo, refundNo, state } = await payoutOf(id)
    expect(state).toBe('failed')
    wxpay.refundsAs = 'SUCCESS'
    await ops('refunds', 'retry', refundNo)
    server.clock.advance(31_000)
    await steps.tick()
    expect(await payoutOf(id)).toMatchObject({ state: 'done', gatewayNo: `${gatewayNo}r2` })
    expect(await steps.status(session, order.orderNum)).toBe(95)
  })
})

describe('the bill', () => {
  const tomorrow = () => server.clock.set(new Date(`${addDays(dateOf(at()), 1)}T10:05:00+08:00`))
  /** Orders of the sample data were paid elsewhere. */
  let sample: string[] = []
  beforeEach(async () => {
    sample = (await server.database.db.select({ id: payments.id }).from(payments)).map(({ id }) => id)
  })
  const told = async (day: string) => {
    const { rows } = JSON.parse((await ops('bill', '--day', day, '--json')).text) as {
      rows: { no: string }[]
    }
    return rows.filter(({ no }) => !sample.includes(no))
  }

  test('of a day on which books and bill agree has no difference', async () => {
    const day = dateOf(at())
    const { order } = await paid()
    await takeBack(order.orderNum)
    tomorrow()
    await steps.tick()
    expect(await told(day)).toEqual([])
    const [row] = await server.database.db.select().from(bills).where(eq(bills.day, day))
    expect(row).toMatchObject({ payments: 1, paidFen: 108_000, refunds: 1, refundedFen: 108_000 })
  })

  test('what the shop never heard of, and what WeChat Pay has not, is listed once the bill is there', async () => {
    const day = dateOf(at())
    const { id } = await paid()
    const lost = wxpay.payments.get(id)!
    wxpay.payments.set('PTbyhand', { ...lost, no: 'PTbyhand' })
    wxpay.payments.delete(id)
    server.clock.set(new Date(`${addDays(day, 1)}T09:59:00+08:00`))
    await steps.tick()
    expect((await ops('bill', '--day', day)).text).toContain('还没有核对')
    tomorrow()
    await steps.tick()
    expect(await told(day)).toEqual([
      { provider: 'wechat', kind: 'payment', no: 'PTbyhand', in_bill: '1080.00', in_books: null },
      { provider: 'wechat', kind: 'payment', no: id, in_bill: null, in_books: '1080.00' }
    ])
    wxpay.payments.set(id, lost)
    await ops('bill', 'again', day)
    await steps.tick()
    expect(await told(day)).toHaveLength(1)
  })
})
