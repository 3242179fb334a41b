/**
 * What happens between payer, provider and shop, as one description for each channel of WeChat Pay and Alipay: pay, a late notice, one that
 * comes twice, decline, refund, a refund that fails, and stored money beside.
 */
import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '@/domain/date'
import { rowsOf } from '../../db/client'
import { payments, refundTransactions, storedValues, users } from '../../db/schema'
import { runOps } from '../../ops/run'
import { wrongCards } from '../../testing/cards'
import { wrongGifts } from '../../testing/gifts'
import { wrongBooks } from '../../testing/money'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { wrongOrders } from '../../testing/orders'
import { ALIPAY_ENV, FakeAlipay } from '../../testing/providers/alipay'
import { alipayTill, wechatTill, type Till } from '../../testing/providers/tills'
import { FakeWechat, MINI, SITE, WECHAT_ENV } from '../../testing/providers/wechat'
import { FakeWechatPay } from '../../testing/providers/wechat-pay'
import { WXPAY_ENV } from '../../testing/providers/wechat-pay-keys'
import type { Sent } from '../../testing/providers/wechat-pay-notices'
import { wrongCounts } from '../../testing/stock'

const APP = 'wx00000000000000c3'
const GIFT = 'GF2026000017'
let at = () => 0
const wxpay = new FakeWechatPay(() => at())
const wechat = new FakeWechat(() => at())
const alipay = new FakeAlipay(() => at())
const env: Record<string, string> = {
  ...{ ...WECHAT_ENV, ...WXPAY_ENV, ...ALIPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example' },
  ...{ WX_OPEN_APP_ID: APP, WXPAY_CHANNELS: 'jsapi,h5,mini,app' }
}
beforeAll(async () => {
  env['PROVIDER_ORIGINS'] =
    `wechat=${await wechat.start()},wxpay=${await wxpay.start()},alipay=${await alipay.start()}`
  wxpay.appids = [SITE.appId, MINI.appId, APP]
})
testOrders({ env })
beforeAll(async () => {
  at = () => server.clock.now().getTime()
  const openid = 'o1234567890123456789012345678'
  await server.database.db.update(users).set({ openid }).where(eq(users.id, 'u1001'))
})
afterAll(() => Promise.all([wxpay.stop(), wechat.stop(), alipay.stop()]))
afterEach(async () => {
  await steps.tick()
  const { db } = server.database
  const wrong = [wrongBooks, wrongCounts, wrongOrders, wrongCards, wrongGifts].map((look) => look(db))
  expect((await Promise.all(wrong)).flat()).toEqual([])
})

const TILLS: readonly Till[] = [
  wechatTill(wxpay, 'wechat-h5'),
  wechatTill(wxpay, 'wechat-jsapi'),
  wechatTill(wxpay, 'wechat-mini'),
  wechatTill(wxpay, 'wechat-app'),
  alipayTill(alipay)
]

let count = 0
describe.each(TILLS.map((till) => [till.channel, till] as const))('%s', (channel, till) => {
  beforeEach(() => {
    till.refundsAre('done')
    for (const book of [wxpay.payments, wxpay.refunds, alipay.trades, alipay.refunds]) book.clear()
  })

  const post = ({ headers, payload }: Sent) =>
    server.app.inject({ method: 'POST', url: till.door, headers, payload })
  const triesOf = (payOrderNum: string) =>
    server.database.db.select().from(payments).where(eq(payments.payOrderNum, payOrderNum))
  const stands = async (order: { orderNum: string; payOrderNum: string }) => {
    count += 1
    const code = channel === 'wechat-jsapi' ? { payerCode: `page-ann-${count}` } : {}
    const input = { orderNo: order.orderNum, channel, ...code }
    const { code: answer, message, results } = await server.call('pay.create', input, { session })
    if (answer !== 1) throw new Error(`${answer} ${message}`)
    const id = (await triesOf(order.payOrderNum)).at(-1)!.id
    till.stands(id, results.cashierUrl)
    return id
  }
  const opened = async (changes = {}) => {
    const order = await steps.placed(session, changes)
    return { ...order, id: await stands(order) }
  }
  const paid = async (changes = {}) => {
    const one = await opened(changes)
    const answer = await post(till.pays(one.id)())
    expect([answer.statusCode, answer.body]).toEqual([200, till.taken])
    return one
  }
  const status = async (payOrderNum: string) =>
    (await server.call('pay.status', { payOrderNum }, { session })).results.payStatus
  const bookedFen = async (payOrderNum: string) => {
    const rows = await rowsOf<{ fen: number }>(
      server.database.db,
      sql`select coalesce(sum(amount_fen), 0)::int as fen from transfers
          where from_account like 'gateway%' and to_account = ${`pay:${payOrderNum}`}`
    )
    return rows[0]?.fen
  }
  const takeBack = (orderNum: string) =>
    server.call(
      'order.refund',
      { orderNum, amount: 1080, reasonId: 5 },
      { session, idempotencyKey: `journey-${(count += 1)}` }
    )
  const partOf = async (id: string) =>
    (
      await server.database.db.select().from(refundTransactions).where(eq(refundTransactions.paymentId, id))
    )[0]!
  const later = async (ms = 31_000) => {
    server.clock.advance(ms)
    await steps.tick()
  }

  test('paid, and told by a notice', async () => {
    const { payOrderNum, orderNum } = await paid()
    expect([await status(payOrderNum), await steps.status(session, orderNum)]).toEqual([2, 40])
  })

  test('paid in time, and told a day after the order would have ended: it is paid once, and the notice is no news', async () => {
    const { payOrderNum, orderNum, id } = await opened()
    server.clock.advance(29 * MINUTE_MS)
    const told = till.pays(id)
    await later(2 * MINUTE_MS)
    expect([await status(payOrderNum), await steps.status(session, orderNum)]).toEqual([2, 40])
    server.clock.advance(24 * 60 * MINUTE_MS)
    expect((await post(told())).body).toBe(till.taken)
    expect(await bookedFen(payOrderNum)).toBe(108_000)
  })

  test('told twice at once, and again later: booked once', async () => {
    const { payOrderNum, id } = await opened()
    const told = till.pays(id)
    const answers = [...(await Promise.all([post(told()), post(told())])), await post(told())]
    expect(answers.map(({ body }) => body)).toEqual([till.taken, till.taken, till.taken])
    expect([await status(payOrderNum), await bookedFen(payOrderNum)]).toEqual([2, 108_000])
  })

  test('declined: nothing is paid, the payer may try again, and in the end the provider has closed it', async () => {
    const order = await opened()
    expect([await status(order.payOrderNum), till.state(order.id)]).toEqual([0, 'waiting'])
    const again = await stands(order)
    expect(again).toBe(order.id)
    await later(31 * MINUTE_MS)
    expect(till.state(order.id)).toBe('closed')
    expect(await bookedFen(order.payOrderNum)).toBe(0)
    expect(await steps.remaining()).toBeGreaterThan(0)
  })

  test('given back at once', async () => {
    const { orderNum } = await paid()
    expect((await takeBack(orderNum)).code).toBe(1)
    expect([await steps.status(session, orderNum), till.refunds()]).toEqual([95, 1])
  })

  test('on its way back, and told or found out when it has arrived', async () => {
    const { orderNum, id } = await paid()
    till.refundsAre('processing')
    await takeBack(orderNum)
    expect(await steps.status(session, orderNum)).toBe(90)
    const notice = till.arrives((await partOf(id)).gatewayNo)
    if (notice)
      expect([(await post(notice)).body, (await post(notice)).body]).toEqual([till.taken, till.taken])
    else await later()
    expect([await steps.status(session, orderNum), till.refunds()]).toEqual([95, 1])
  })

  test('what the provider gives back no more waits for a person, and is asked for again by one', async () => {
    const { orderNum, id } = await paid()
    till.refundsAre('failed')
    await takeBack(orderNum)
    const { refundNo, state, failure } = await partOf(id)
    expect([state, failure]).toEqual(['failed', 'closed'])
    expect((await server.call('order.detail', { id: orderNum }, { session })).results.refundState).toBe(62)
    await later(60 * MINUTE_MS)
    expect(till.refunds()).toBe(0)
    till.refundsAre('done')
    const context = { db: server.database.db, now: server.clock.now }
    expect((await runOps(context, ['refunds', 'retry', refundNo], 'night-shift')).exit).toBe(0)
    await later()
    expect([await steps.status(session, orderNum), till.refunds()]).toEqual([95, 1])
  })

  test('a gift card pays first: the provider has the rest, and each has its own back', async () => {
    const { orderNum, payOrderNum } = await paid({ giftCard: GIFT })
    expect(await bookedFen(payOrderNum)).toBe(58_000)
    const left = async () => {
      const rows = await server.database.db.select().from(storedValues).where(eq(storedValues.no, GIFT))
      return rows.map(({ amountFen, takenFen }) => amountFen - takenFen)
    }
    expect(await left()).toEqual([0])
    await takeBack(orderNum)
    await later()
    expect([await steps.status(session, orderNum), await left(), till.refunds()]).toEqual([95, [50_000], 1])
  })
})
