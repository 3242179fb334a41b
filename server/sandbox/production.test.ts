import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    env: { NODE_ENV: 'production', DEMO: '', PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' }
  })
})
afterAll(() => server.close())

test.each([
  ['the cashier', 'GET', '/sandbox/cashier/anything'],
  ['the payer of the mini-program', 'POST', '/sandbox/mini/anything'],
  ['the page that says who pays', 'GET', '/sandbox/oauth?to=/mine&state=s1'],
  ['the controls', 'POST', '/sandbox/control']
] as const)('the stand-in for payment has no door in production: %s', async (_name, method, url) => {
  const answer = await server.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('支付单')
})

test('nor has its door for notices, by which whoever reads the database could pay', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/pay/notify', payload: {} })
  expect(answer.statusCode).toBe(404)
})

test('without anybody who takes money no channel is offered, and none is opened', async () => {
  expect(server.gateway.channels).toEqual([])
})
