import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await createTestApp({
    seed: false,
    handlers: {
      'city.list': async () => {
        await pause(100)
        return []
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
