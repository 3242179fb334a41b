import { connect } from 'node:net'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await createTestApp({ seed: false })
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

test.each([
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
])('%s gets an answer of the contract', async (_what, bytes, status) => {
  const said = await answerTo(bytes)
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const body: unknown = JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4))
  expect(body).toEqual({ code: ErrorCode.badParameter, message: expect.any(String) as string, results: null })
})
