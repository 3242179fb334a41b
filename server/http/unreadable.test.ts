import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { CityGroup } from '@/contract/content/dto'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let port: number
let begun = 0
let cities: CityGroup[] = []
beforeAll(async () => {
  server = await createTestApp({
    seed: false,
    handlers: {
      'city.list': async () => {
        begun += 1
        await pause(100)
        return cities
      }
    }
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Everything the server says to these bytes until it hangs up. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })

const CALL = 'GET /api/city/indexAllCity HTTP/1.1\r\nhost: x\r\n\r\n'
const refused = (status: number) => ({
  status,
  body: { code: ErrorCode.badParameter, message: expect.any(String) as string, results: null }
})
const answersTo = async (bytes: string) =>
  (await answerTo(bytes)).split(/(?=HTTP\/1\.1 )/).map((said): unknown => ({
    status: Number(said.slice(9, 12)),
    body: JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4))
  }))

describe.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  [
    'endless headers',
    `GET /api/city/indexAllCity HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    431
  ],
  [
    'an expectation',
    'POST /api/user/relation HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 2\r\n\r\n{}',
    417
  ],
  ['a tunnel', 'CONNECT elsewhere:80 HTTP/1.1\r\nhost: elsewhere:80\r\n\r\n', 405],
  ['a request to no host', 'GET /api/city/indexAllCity HTTP/1.1\r\nconnection: close\r\n\r\n', 400]
])('%s', (_what, bytes, status) => {
  test('gets an answer of the contract', async () => {
    expect(await answersTo(bytes)).toEqual([refused(status)])
  })

  test('that follows calls on their connection is answered after them', async () => {
    const answered = { status: 200, body: { code: ErrorCode.ok, message: 'success', results: [] } }
    expect(await answersTo(CALL + CALL + bytes)).toEqual([answered, answered, refused(status)])
  })
})

test.each([
  ['half of a head', 'GET /api/city/indexAllCity HTTP/1.1\r\nhost'],
  [
    'half of a body',
    'POST /api/user/relation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'
  ]
])('%s is refused when its time is over, 30 s at most', async (_what, bytes) => {
  const { server: http } = server.app
  const { headersTimeout, requestTimeout } = http
  // Half a minute would be long for a test.
  Object.assign(http, { headersTimeout: headersTimeout / 20, requestTimeout: requestTimeout / 20 })
  try {
    const started = Date.now()
    expect(await answersTo(bytes)).toEqual([refused(408)])
    expect(Date.now() - started).toBeLessThan(30_000 / 20 + 1_400)
  } finally {
    Object.assign(http, { headersTimeout, requestTimeout })
  }
})

test('of a thousand calls sent ahead on one connection a few are made, and the next one is told that it is too many', async () => {
  begun = 0
  const answers = await answersTo(CALL.repeat(1_000))
  expect([begun, answers.length]).toEqual([32, 33])
  expect(answers.slice(-2)).toEqual([
    { status: 200, body: { code: ErrorCode.ok, message: 'success', results: [] } },
    {
      status: 429,
      body: { code: ErrorCode.tooManyRequests, message: '操作太频繁，请稍后再试', results: null }
    }
  ])
})

test('who does not read an answer is not waited for longer than a minute', async () => {
  const { server: http } = server.app
  const { timeout } = http
  const open = () => new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)))
  while ((await open()) > 0) await pause(20)
  // More than the connection takes without being read.
  cities = [{ classifyName: '城'.repeat(8_000_000), cityList: [] }]
  Object.assign(http, { timeout: timeout / 100 })
  try {
    const socket = connect(port, '127.0.0.1', () => socket.pause().write(CALL))
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    while ((await open()) === 0) await pause(10)
    const since = Date.now()
    while ((await open()) > 0 && Date.now() - since < 60_000) await pause(20)
    const took = Date.now() - since
    socket.destroy()
    expect(took).toBeLessThan(20_000)
  } finally {
    cities = []
    Object.assign(http, { timeout })
  }
})
