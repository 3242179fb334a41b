import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let port: number
let sockets: Socket[]
/** The call `city.list` ends when a test says so. */
let underWay: Promise<void>
let finish: () => void

beforeEach(async () => {
  sockets = []
  let begun = () => undefined as void
  underWay = new Promise((done) => (begun = done))
  const go = new Promise<void>((done) => (finish = done))
  server = await createTestApp({
    seed: false,
    handlers: {
      'city.list': async () => {
        begun()
        await go
        return []
      }
    }
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy())
  await server.database.close()
})

const HEAD = ' HTTP/1.1\r\nhost: x\r\n'
const CALL = `GET /api/city/indexAllCity${HEAD}\r\n`

/** A connection on which something was sent; `heard` is everything until the server hangs up. */
async function connection(sent: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const heard = once(socket, 'close').then(() => said)
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return { socket, heard, said: () => said }
}

const bodies = (said: string): unknown[] =>
  [...said.matchAll(/\{"code".*?\}(?=HTTP|$|\r)/g)].map(([body]): unknown => JSON.parse(body))
const STOPPING = { code: ErrorCode.serviceUnavailable, message: '服务异常', results: null }

test('a stop answers the call in flight and ends connections that are idle, silent or half-sent', async () => {
  const call = await connection(CALL)
  await underWay
  const kept = await connection(`GET /livez${HEAD}\r\n`)
  await once(kept.socket, 'data')
  const silent = await connection('')
  const halfHead = await connection(`POST /api/x${HEAD}content-le`)
  const halfBody = await connection(
    `POST /api/uniuser/oauth2/authcode${HEAD}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"mob`
  )
  const closed = server.app.close()
  await kept.heard
  expect(bodies(await silent.heard)).toEqual([STOPPING])
  expect(bodies(await halfHead.heard)).toEqual([STOPPING])
  expect(bodies(await halfBody.heard)).toEqual([STOPPING])
  expect(call.said()).toBe('')
  finish()
  expect(bodies(await call.heard)).toEqual([{ code: ErrorCode.ok, message: 'success', results: [] }])
  await closed
})

test('a call that becomes whole while the server stops is answered by the contract', async () => {
  const call = await connection(CALL)
  await underWay
  const late = await connection(`POST /api/none${HEAD}content-le`)
  await once((await connection(`GET /livez${HEAD}\r\n`)).socket, 'data')
  const closed = server.app.close()
  while (server.app.server.listening) await new Promise((next) => setImmediate(next))
  late.socket.write('ngth: 0\r\n\r\n')
  const said = await late.heard
  expect(said).toMatch(/^connection: close\r$/im)
  expect(bodies(said)).toMatchObject([{ code: ErrorCode.notFound, results: null }])
  finish()
  await call.heard
  await closed
})
