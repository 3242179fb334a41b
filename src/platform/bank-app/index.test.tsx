import { fakeHost, type FakeHost } from '@/../tests/support/native-host'
import { bankApp } from '.'

const CUSTOMER = { phone: '10000000001', resp: 'v1.a.b' }
let app: FakeHost | null = null
afterEach(() => {
  app?.remove()
  app = null
  jest.useRealTimers()
})

test('the bank’s app is asked by the server’s request, and answers under its number', async () => {
  app = fakeHost('bank')
  app.answers['customer'] = { result: CUSTOMER }
  expect(await bankApp.customer('v1.request.sig')).toEqual(CUSTOMER)
  expect(app.last('customer')).toMatchObject({ v: 1, params: { request: 'v1.request.sig' } })
})

test('without the bank’s app there is nobody to ask, nor in another app', async () => {
  expect([bankApp.available(), await bankApp.customer('r')]).toEqual([false, null])
  app = fakeHost('ios')
  expect(bankApp.available()).toBe(false)
})

test.each([
  ['refuses', { error: { code: 'cancelled' } }],
  ['answers half', { result: { phone: '10000000001' } }],
  ['answers nothing of use', { result: { phone: 1, resp: 'v1.a.b' } }],
  ['answers a list', { result: [] }]
])('an app that %s says nothing about its customer', async (_what, told) => {
  app = fakeHost('bank')
  app.answers['customer'] = told
  expect(await bankApp.customer('r')).toBeNull()
})

test('an app that cannot say who its customer is is not asked', async () => {
  app = fakeHost('bank', { abilities: ['closePanel'] })
  app.answers['customer'] = { result: CUSTOMER }
  expect([await bankApp.customer('r'), app.actions()]).toEqual([null, []])
})

test('an app that took the request and stays silent is not waited for longer than half a minute', async () => {
  jest.useFakeTimers()
  app = fakeHost('bank')
  app.answers['customer'] = { taken: true }
  const asked = bankApp.customer('r')
  await jest.advanceTimersByTimeAsync(30_000)
  expect(await asked).toBeNull()
})
