import { fakeBankApp, type FakeBankApp } from '@/../tests/support/bank-app'
import { bankApp } from '.'

const CUSTOMER = { phone: '10000000001', resp: 'v1.a.b' }
let app: FakeBankApp | null = null
afterEach(() => {
  app?.remove()
  app = null
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the bank’s app is asked by the server’s request, and answers under its number', async () => {
  app = fakeBankApp((id) => ({ v: 1, id, result: CUSTOMER }))
  expect(await bankApp.customer('v1.request.sig')).toEqual(CUSTOMER)
  expect(app.asked).toMatchObject([{ v: 1, action: 'customer', params: { request: 'v1.request.sig' } }])
})

test('without the bank’s app there is nobody to ask', async () => {
  expect(bankApp.available()).toBe(false)
  expect(await bankApp.customer('r')).toBeNull()
})

test('several at once: each gets its own answer, in whatever order they come', async () => {
  app = fakeBankApp()
  const [first, second] = [bankApp.customer('a'), bankApp.customer('b')]
  const [one, two] = app.asked
  app.tell({ v: 1, id: two?.id, result: { phone: '2', resp: 'two' } })
  app.tell({ v: 1, id: one?.id, result: { phone: '1', resp: 'one' } })
  expect([await first, await second]).toEqual([
    { phone: '1', resp: 'one' },
    { phone: '2', resp: 'two' }
  ])
})

test('what is malformed, of another number, twice or from another site ends nothing', async () => {
  app = fakeBankApp()
  const asked = bankApp.customer('r')
  const id = app.asked[0]?.id
  app.tell('{')
  app.tell('"text"')
  app.tell({ v: 1, id: 'another', result: { phone: '9', resp: 'x' } })
  app.tell({ v: 1, id, taken: true })
  window.dispatchEvent(
    new MessageEvent('message', {
      data: JSON.stringify({ v: 1, id, result: { phone: '9', resp: 'evil' } }),
      origin: 'https://evil.example'
    })
  )
  app.tell({ v: 1, id, result: CUSTOMER })
  app.tell({ v: 1, id, result: { phone: '9', resp: 'again' } })
  expect(await asked).toEqual(CUSTOMER)
})

test.each([
  ['refuses', { error: { code: 'cancelled' } }],
  ['answers nothing of use', { result: { phone: 1 } }],
  ['answers a list', { result: null }]
])('an app that %s says nothing about its customer', async (_what, told) => {
  app = fakeBankApp((id) => ({ v: 1, id, ...told }))
  expect(await bankApp.customer('r')).toBeNull()
})

test('an app that stays silent is not waited for longer than half a minute', async () => {
  jest.useFakeTimers()
  app = fakeBankApp()
  const asked = bankApp.customer('r')
  jest.advanceTimersByTime(30_000)
  expect(await asked).toBeNull()
})
