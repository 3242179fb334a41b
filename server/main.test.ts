import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { processDatabase } from './testing/process-database'
import { addressOf, startServer as start } from './testing/processes'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A connection on which a call was sent; `heard` is what came until it was closed, or what became of it. */
async function callOn(port: number) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const heard = once(socket, 'close').then(
    () => said,
    (error: Error) => error.message
  )
  await once(socket, 'connect')
  socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n')
  return { heard }
}

test('wrong settings and arguments stop the start with a list of them all', async () => {
  const wrong = start({ PORT: 'x', LOG_LEVEL: 'y' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/配置有误：\n {2}- PORT 应为[\s\S]*- LOG_LEVEL 应为/)
  const argument = start({}, ['--bulid'])
  expect(await argument.ended).toBe(1)
  expect(argument.output()).toContain('--bulid')
})

test('a database that nobody reaches is told in plain words', async () => {
  const started = start({ PORT: '0', DATABASE_URL: 'postgres://shop:word@127.0.0.1:1/shop' })
  expect(await started.ended).toBe(1)
  expect(started.output()).toMatch(/^连不上 DATABASE_URL 的数据库（ECONNREFUSED）：.+\n$/)
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
onPostgres('a database that only reads is told in plain words', async () => {
  const storage = processDatabase('readonly')
  await storage.create()
  const url = `${String(storage.env['DATABASE_URL'])}?options=-c%20default_transaction_read_only%3Don`
  const started = start({ PORT: '0', DATABASE_URL: url })
  expect(await started.ended).toBe(1)
  expect(started.output()).toMatch(/^数据库现在只读.+请把 DATABASE_URL 指向可写的主库。\n$/)
  await storage.remove()
})

test('a start runs what is built, and builds nothing again', async () => {
  const built = () => {
    const dist = join(__dirname, '..', 'dist', 'server')
    const own = readdirSync(dist).filter((name) => name.startsWith('main-'))
    return own.map((name) => [name, statSync(join(dist, name)).mtimeMs])
  }
  expect(await start({ PORT: 'x' }).ended).toBe(1)
  const before = built()
  expect(before).toEqual([[expect.stringMatching(/^main-[0-9a-f]{16}\.js$/), expect.any(Number)]])
  expect(await start({ PORT: 'x' }).ended).toBe(1)
  expect(built()).toEqual(before)
})

test('the logs tell which call was made and nothing that its address or headers carry', async () => {
  const logging = start({ PORT: '0', DATA_DIR: join(folder, 'logs'), LOG_LEVEL: 'debug', H5_DIR: folder })
  const address = await addressOf(logging)
  const answer = await fetch(`${address}/api/session/refresh?refreshToken=${'secret-of-mine-'.repeat(3)}`, {
    headers: { token: 'token-of-mine', cookie: 'access_token=cookie-of-mine' }
  })
  expect(await answer.json()).toMatchObject({ code: 3 })
  logging.child.kill('SIGTERM')
  expect(await logging.ended).toBe(0)
  expect(logging.output()).toContain(`${folder} 里没有网站（index.html）`)
  expect(logging.output()).toContain('/api/session/refresh')
  expect(logging.output()).not.toMatch(/-of-mine/)
})

test('it starts on an empty folder, turns a second process and another data key away, and SIGTERM finishes what is in flight', async () => {
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const running = start(env)
  const address = await addressOf(running)
  // The next line of the start.
  await vi.waitFor(() => expect(running.output()).toContain('10000000001'))
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })

  const second = start(env)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`正被进程 ${running.child.pid} 使用`)

  const sending = fetch(`${address}/api/uniuser/oauth2/authcode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '10010000001' })
  })
  await new Promise((done) => setTimeout(done, 20))
  running.child.kill('SIGTERM')
  expect((await (await sending).json()) as object).toMatchObject({ code: 1 })
  expect(await running.ended).toBe(0)
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)

  const again = start(env)
  const next = await fetch(`${await addressOf(again)}/api/uniuser/oauth2/authcode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '10010000001' })
  })
  // The code sent before the stop is remembered.
  expect(await next.json()).toMatchObject({ code: 429 })
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)

  // A process that is busy when they call and when the stop is asked.
  const busy = start(env)
  const port = Number(new URL(await addressOf(busy)).port)
  busy.child.kill('SIGSTOP')
  const callers = await Promise.all(Array.from({ length: 20 }, () => callOn(port)))
  busy.child.kill('SIGTERM')
  busy.child.kill('SIGCONT')
  const heard = await Promise.all(callers.map((caller) => caller.heard))
  expect(heard.map((text) => text.split('\r\n')[0])).toEqual(callers.map(() => 'HTTP/1.1 200 OK'))
  expect(await busy.ended).toBe(0)

  const keyed = start({ ...env, DATA_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect(await keyed.ended).toBe(1)
  expect(keyed.output()).toMatch(/^DATA_KEY 和这个数据库不符：有数据是用密钥 /)
  expect(keyed.output()).not.toMatch(/\n\s+at /)
})
