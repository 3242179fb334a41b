/** WeChat keeps a mini-program's money until it hears that what was paid for was handed over. */
import { eq } from 'drizzle-orm'
import { payments, users } from '../db/schema'
import { runOps } from '../ops/run'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { RECIPIENT } from '../testing/ordering'
import { json } from '../testing/providers/serve'
import { FakeWechat, MINI, SITE, WECHAT_ENV } from '../testing/providers/wechat'
import { FakeWechatPay } from '../testing/providers/wechat-pay'
import { MERCHANT, WXPAY_ENV } from '../testing/providers/wechat-pay-keys'
import { paidNotice } from '../testing/providers/wechat-pay-notices'

const UPLOAD = '/wxa/sec/order/upload_shipping_info'
const OPENID = 'o1234567890123456789012345678'
let at = () => 0
const wxpay = new FakeWechatPay(() => at())
const wechat = new FakeWechat(() => at())
const env: Record<string, string> = { ...WECHAT_ENV, ...WXPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example' }
beforeAll(async () => {
  env['PROVIDER_ORIGINS'] = `wechat=${await wechat.start()},wxpay=${await wxpay.start()}`
  wxpay.appids = [SITE.appId, MINI.appId]
})
testOrders({ env })
beforeAll(async () => {
  at = () => server.clock.now().getTime()
  await server.database.db.update(users).set({ openid: OPENID }).where(eq(users.id, 'u1001'))
})
afterAll(async () => {
  await wxpay.stop()
  await wechat.stop()
})
beforeEach(() => {
  wxpay.payments.clear()
  wechat.asked.length = 0
  wechat.more = (asked) => wechat.asAccount(asked, () => ({ errcode: 0, errmsg: 'ok' }))
})

async function paidInMini(orderNum: string, payOrderNum: string): Promise<string> {
  await server.call('pay.create', { orderNo: orderNum, channel: 'wechat-mini' }, { session })
  const [row] = await server.database.db.select().from(payments).where(eq(payments.payOrderNum, payOrderNum))
  const notice = paidNotice(wxpay, wxpay.pay(row!.id))
  await server.app.inject({ method: 'POST', url: '/api/pay/notify/wechat', ...notice })
  return row!.id
}
async function goods() {
  const input = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
  const [order] = (await server.call('order.completeGoods', input, { session })).results
  return { orderNum: order!.orderNum, id: await paidInMini(order!.orderNum, order!.payOrderNum) }
}
const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
const uploads = () =>
  wechat.asked
    .filter(({ path }) => path === UPLOAD)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const hourLater = async () => {
  server.clock.advance(3_601_000)
  await steps.tick()
}

test('goods: nothing before the parcel is on its way, then once', async () => {
  const { orderNum, id } = await goods()
  await steps.tick()
  expect(uploads()).toEqual([])
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await hourLater()
  await hourLater()
  expect(uploads()).toEqual([
    expect.objectContaining({
      ...{ logistics_type: 1, delivery_mode: 1, payer: { openid: OPENID } },
      order_key: { order_number_type: 1, mchid: MERCHANT.mchId, out_trade_no: id },
      shipping_list: [expect.objectContaining({ tracking_no: 'SF1042', express_company: 'SF' })]
    })
  ])
})

test('a visit: once somebody has come', async () => {
  const order = await steps.placed(session)
  await paidInMini(order.orderNum, order.payOrderNum)
  await steps.tick()
  expect(uploads()).toEqual([])
  await steps.comesToday(order.orderNum)
  await ops('orders', 'check-in', order.orderNum)
  await hourLater()
  expect(uploads()).toEqual([expect.objectContaining({ logistics_type: 4 })])
})

test('one that went back needs no word, and another channel’s money none either', async () => {
  const { orderNum } = await goods()
  const amount = (await server.call('order.refundPreview', { orderNum }, { session })).results.amount
  await server.call(
    'order.refund',
    { orderNum, amount, reasonId: 5 },
    { session, idempotencyKey: 'take-back-shipped-1' }
  )
  const other = await steps.placed(session)
  await steps.create(session, other.orderNum)
  await hourLater()
  expect(uploads()).toEqual([])
})

test('WeChat that is busy hears it later; one that knows already is not told for ever', async () => {
  const { orderNum } = await goods()
  await ops('orders', 'ship', orderNum, '--courier', '中通快递', '--parcel', 'ZT7001')
  wechat.once.set(UPLOAD, json({ errcode: -1, errmsg: 'busy' }))
  await hourLater()
  wechat.once.set(UPLOAD, json({ errcode: 10060002, errmsg: 'done' }))
  await hourLater()
  await hourLater()
  expect(uploads()).toHaveLength(2)
})
