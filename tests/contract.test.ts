/** The suite for other backends, held against ours, and against ours with one thing wrong at a time. */
import { createTestApp, type TestApp } from '../server/testing/test-app'
import type { WireAnswer } from '../server/testing/caller'
import { Shop, type Send } from './contract/shop'
import { runSuite, type Outcome } from './contract/suite'

const OPTIONS = {
  ...{ phone: '10000000001', code: null },
  goods: { productCode: 'HS2009', skuId: 'HS2009-3' }
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server?.close())

const send: Send = async (request) => {
  const { statusCode, headers, body } = await server.app.inject({ ...request })
  return { statusCode, headers, json: <T>() => JSON.parse(body) as T }
}
async function outcomesOf(by: Send): Promise<readonly Outcome[]> {
  // A code is sent once a minute.
  server.clock.advance(61_000)
  return runSuite(new Shop(by, server.clock.now), OPTIONS, () => undefined)
}
const broken = async (by: Send) =>
  (await outcomesOf(by)).filter(({ state }) => state !== 'held').map(({ what, note }) => `${what}: ${note}`)

test('our own backend answers as the contract says', async () => {
  const outcomes = await outcomesOf(send)
  expect(outcomes.filter(({ state }) => state !== 'held')).toEqual([])
  expect(outcomes.length).toBeGreaterThan(50)
})

type Json = Record<string, unknown>
/** Answers of one address are changed. */
const answering =
  (path: RegExp, change: (answer: Json) => Json): Send =>
  async (request) => {
    const answer = await send(request)
    if (!path.test(request.url)) return answer
    const body = change(answer.json<Json>())
    return { ...answer, json: <T>() => body as T } satisfies WireAnswer
  }
let count = 0
/** No call says its key. */
const keyless: Send = (request) =>
  send(
    'idempotency-key' in request.headers
      ? { ...request, headers: { ...request.headers, 'idempotency-key': `another-${(count += 1)}` } }
      : request
  )

test.each<[string, Send, RegExp]>([
  [
    'a field of another type',
    answering(/\/city\/indexAllCity/, (answer) => ({ ...answer, results: [{ letter: 1 }] })),
    /city\.list answers: city\.list: results\.0/
  ],
  [
    'a refusal with another code',
    answering(/authcode/, (answer) => (answer['code'] === 20001 ? { ...answer, code: 0 } : answer)),
    /wrong input is refused/
  ],
  [
    'what is to be sealed, in plain',
    answering(/\/user\/contacts/, (answer) => ({ ...answer, results: [] })),
    /contacts\.list is answered in plain/
  ],
  [
    'a key that places an order each time',
    keyless,
    /placed once for its key, shown, and cancelled: order\.completeGoods answered 27008/
  ]
])('%s is found', async (_about, by, found) => {
  expect((await broken(by)).join('\n')).toMatch(found)
})
