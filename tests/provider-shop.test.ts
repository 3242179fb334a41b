/** What the journeys of the providers stand on, without a screen: a shop whose money is taken by fakes, by whichever door its payer comes. */
import type { Session } from '@/contract/auth/dto/auth'
import { PAY_STATUS } from '@/domain/order/codes'
import { DEMO_PHONE } from './e2e/journeys/log-in'
import { startShopWithProviders, type ProviderChannel, type ShopWithProviders } from './e2e/support/providers'

const GOODS = {
  ...{ receiveName: '林知夏', receivePhone: '13800000007', receiveCity: '四川省-成都市-武侯区' },
  ...{ receiveAddress: '桐梓林北路 6 号 2 单元 802', productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
}

let shop: ShopWithProviders
beforeEach(async () => {
  shop = await startShopWithProviders()
})
afterEach(() => shop.close())

async function bySms(): Promise<Session> {
  const { call } = shop.server.beside
  const { results } = await call('auth.sendCode', { mobile: DEMO_PHONE })
  return (await call('auth.login', { mobile: DEMO_PHONE, code: results.demoCode ?? '' })).results
}

async function byWechat(): Promise<Session> {
  const input = { code: 'login-ann.1', phoneCode: `phone-${DEMO_PHONE}` }
  const { session } = (await shop.server.beside.call('auth.silent', input)).results
  if (!session) throw new Error('WeChat logged nobody in')
  return session
}

/** WeChat's page sends the reader back with a code. */
async function payerCodeOf(page: string): Promise<string> {
  const answer = await fetch(page.split('#')[0] ?? '', { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

test.each<[ProviderChannel, () => Promise<Session>]>([
  ['wechat-h5', bySms],
  ['wechat-jsapi', bySms],
  ['wechat-mini', byWechat],
  ['alipay', bySms]
])(
  '%s: opened by its own door, left, told twice at once, booked once, given back',
  async (channel, logIn) => {
    const { call } = shop.server.beside
    const till = shop.till(channel)
    const session = await logIn()
    const [order] = (await call('order.completeGoods', GOODS, { session, idempotencyKey: 'provider-shop' }))
      .results
    const orderNo = order?.orderNum ?? ''
    const open = (more = {}) => call('pay.create', { orderNo, channel, ...more }, { session })
    let opened = await open()
    if (channel === 'wechat-jsapi') {
      const asked: object = opened.results
      const url = 'url' in asked ? String(asked.url) : ''
      opened = await open({ payerCode: await payerCodeOf(url) })
    }
    expect([opened.code, opened.message]).toEqual([1, 'success'])
    const { payOrderNum, cashierUrl } = opened.results
    const id = await shop.lastTry()
    till.stands(id, cashierUrl)
    const status = async () => (await call('pay.status', { payOrderNum }, { session })).results.payStatus
    expect([till.state(id), await status(), await shop.bookedFen()]).toEqual([
      'waiting',
      PAY_STATUS.unpaid,
      0
    ])
    const notice = till.pays(id)
    await Promise.all([shop.tell(till, notice()), shop.tell(till, notice())])
    const { results } = await call('order.refundPreview', { orderNum: orderNo }, { session })
    const amount = Number(results.amount)
    expect([await status(), await shop.bookedFen()]).toEqual([PAY_STATUS.paid, amount * 100])
    const back = { orderNum: orderNo, amount, reasonId: 5 }
    expect((await call('order.refund', back, { session, idempotencyKey: 'provider-back' })).code).toBe(1)
    await shop.server.passTime(60_000)
    expect([till.refunds(), (await shop.lastRefund()).state]).toEqual([1, 'done'])
  }
)
