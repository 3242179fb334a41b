import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

test.each([
  ['wechat-jsapi', expect.stringMatching(/^o[\w-]{27}$/)],
  ['wechat-h5', null],
  ['alipay', null]
] as const)('the gateway is told who pays and from where: %s', async (channel, payer) => {
  const opening = vi.spyOn(server.gateway, 'open')
  const order = await steps.placed(session)
  await steps.create(session, order.orderNum, channel)
  expect(opening.mock.lastCall?.[0]).toMatchObject({ channel, payer, payerAddress: '127.0.0.1' })
})

test('in WeChat’s browser who pays is asked of WeChat first: its page leads back with a code, and nothing is opened', async () => {
  const opening = vi.spyOn(server.gateway, 'open')
  const order = await steps.placed(session)
  const input = { orderNo: order.orderNum, channel: 'wechat-jsapi' } as const
  const asked = await server.call('pay.create', input, { session })
  expect([asked.code, asked.message]).toEqual([ErrorCode.thirdPartyAuthorize, '请先在微信里授权，再支付'])
  expect(opening).not.toHaveBeenCalled()
  const results: unknown = asked.results
  const { url, state } = results as { url: string; state: string }
  expect(state).toMatch(/^[A-Za-z0-9]{20,128}$/)
  const page = await server.app.inject({ url: new URL(url).pathname + new URL(url).search })
  expect(page.statusCode).toBe(302)
  const back = new URL(String(page.headers.location), 'https://shop.test')
  const query = Object.fromEntries(back.searchParams)
  expect([back.pathname, query]).toMatchObject([
    '/wx-callback',
    { state, url: `/process/go-pay?orderNo=${order.orderNum}&orderType=${order.orderType}` }
  ])
  const payerCode = query['code'] ?? ''
  const opened = await server.call('pay.create', { ...input, payerCode }, { session })
  expect(opened.results).toMatchObject({ action: 'jsapi', payOrderNum: order.payOrderNum })
  // It waits now: who comes again needs no code.
  expect((await server.call('pay.create', input, { session })).code).toBe(1)
})

test.each(['a b', '<script>', 'x'.repeat(200)])('%s is no code', async (payerCode) => {
  const order = await steps.placed(session)
  const input = { orderNo: order.orderNum, channel: 'wechat-jsapi' as const, payerCode }
  expect((await server.call('pay.create', input, { session })).code).toBe(ErrorCode.badParameter)
})

test.each([
  ['to another site', 'https://evil.example/', 's1'],
  ['to another site without its scheme', '//evil.example', 's1'],
  ['with a state that is none', '/mine', 'a b'],
  ['without a state', '/mine', ''],
  ['with more than a state holds', '/mine', 'x'.repeat(200)]
])('the sandbox’s page leads nobody %s', async (_name, to, state) => {
  const query = new URLSearchParams({ to, state }).toString()
  expect((await server.app.inject({ url: `/sandbox/oauth?${query}` })).statusCode).toBe(400)
})

test('the sandbox opens no JSAPI payment without a payer, and none without an address', async () => {
  const order = {
    merchantOrder: 'pay-without',
    channel: 'wechat-jsapi' as const,
    amountFen: 1,
    subject: '套餐',
    returnUrl: '',
    expiresAt: server.clock.now()
  }
  const opened = (payer: string | null, payerAddress: string) =>
    server.gateway.open({ ...order, payer, payerAddress })
  await expect(opened(null, '127.0.0.1')).rejects.toThrow('payer')
  await expect(opened('o1', '')).rejects.toThrow('address')
})
