import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, startServer as start } from './testing/processes'

jest.setTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('wrong settings and arguments stop the start with a list of them all', async () => {
  const wrong = start({ PORT: 'x', LOG_LEVEL: 'y' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/- PORT must be[\s\S]*- LOG_LEVEL must be/)
  const argument = start({}, ['--bulid'])
  expect(await argument.ended).toBe(1)
  expect(argument.output()).toContain('--bulid')
})

test('the logs tell which call was made and nothing that its address or headers carry', async () => {
  const logging = start({ PORT: '0', DATA_DIR: join(folder, 'logs'), LOG_LEVEL: 'debug' })
  const address = await addressOf(logging)
  const answer = await fetch(`${address}/api/session/refresh?refreshToken=${'secret-of-mine-'.repeat(3)}`, {
    headers: { token: 'token-of-mine', cookie: 'access_token=cookie-of-mine' }
  })
  expect(await answer.json()).toMatchObject({ code: 3 })
  logging.child.kill('SIGTERM')
  expect(await logging.ended).toBe(0)
  expect(logging.output()).toContain('/api/session/refresh')
  expect(logging.output()).not.toMatch(/-of-mine/)
})

test('it starts on an empty folder, turns a second process away, and SIGTERM finishes what is in flight', async () => {
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const running = start(env)
  const address = await addressOf(running)
  expect(running.output()).toContain('10000000001')
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })

  const second = start(env)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`in use by process ${running.child.pid}`)

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
})
