import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

jest.setTimeout(120_000)

const START = join(__dirname, 'start.mjs')
const folder = mkdtempSync(join(tmpdir(), 'server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Running {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function start(env: Record<string, string>, args: string[] = ['--no-build']): Running {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...inherited } = process.env
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...inherited, NODE_ENV: 'development', ...env }
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(() => child.exitCode)
  return { child, output: () => output, ended }
}

async function addressOf(running: Running): Promise<string> {
  for (let waited = 0; waited < 90_000; waited += 100) {
    const found = /Open (http:\/\/[^\s]+)\//.exec(running.output())
    if (found?.[1]) return found[1]
    if (running.child.exitCode !== null) break
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the server did not start: ${running.output()}`)
}

test('wrong settings and arguments stop the start with a list of them all', async () => {
  const wrong = start({ PORT: 'x', LOG_LEVEL: 'y' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/- PORT must be[\s\S]*- LOG_LEVEL must be/)
  const argument = start({}, ['--bulid'])
  expect(await argument.ended).toBe(1)
  expect(argument.output()).toContain('--bulid')
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
