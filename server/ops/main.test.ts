/** The command line as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'ops-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ops = (...typed: string[]) => opsIn('development', ...typed)

/** @returns what it says, and what it says beside */
async function opsIn(mode: string, ...typed: string[]): Promise<readonly [string, string]> {
  return opsWith({ NODE_ENV: mode }, ...typed)
}

async function opsWith(
  settings: Readonly<Record<string, string>>,
  ...typed: string[]
): Promise<readonly [string, string]> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...inherited } = process.env
  const env = { ...inherited, DEMO: '0', DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [join(__dirname, '..', 'ops.mjs'), ...typed], { env })
  child.stdin.end()
  return Promise.all([text(child.stdout), text(child.stderr)])
}

test('a command that loads more on its way, as pictures need it, says its answer and no warning of Node', async () => {
  const [said, beside] = await ops('import', 'media', join(__dirname, 'samples', 'media'), '--json')
  expect(beside).toBe('')
  expect(JSON.parse(said)).toMatchObject({ rows: [{ what: 'media', new: 1 }] })
})

test('in production a command needs no origin: it makes no link', async () => {
  const [said, beside] = await opsIn('production', 'tills', 'list', '--json')
  expect(beside).toBe('')
  expect(JSON.parse(said)).toMatchObject({ ok: true, rows: [] })
})

test('a command without the settings of a shop says that it is about the demo', async () => {
  const demo = mkdtempSync(join(tmpdir(), 'ops-demo-'))
  try {
    const settings = { NODE_ENV: 'development', DEMO: '1', DATA_DIR: demo }
    const [said, beside] = await opsWith(settings, 'shop', 'get')
    expect(said).toContain('澄安体检')
    expect(beside).toBe(`没有设 DATABASE_URL：这里操作的是 ${demo} 里的演示商店。\n`)
  } finally {
    rmSync(demo, { recursive: true, force: true })
  }
})

test('a file that cannot be written is named, with what to look at', async () => {
  const [said, beside] = await ops('export', 'products', '/nowhere/products.csv')
  expect([said, beside]).toEqual([
    '',
    '文件 /nowhere/products.csv 不能用（ENOENT）：检查文件夹在不在，运行命令的用户能不能读写它。\n'
  ])
})

test('what pgBackRest says is read from standard input, too', async () => {
  const [said, beside] = await opsWith({ NODE_ENV: 'development' }, 'backup', 'check', '--info', '-')
  expect([said, beside]).toEqual(['未执行：--info 不是 pgbackrest --output=json info 的输出\n', ''])
})

test('with the key of another database it says so in one sentence', async () => {
  await ops('shop', 'get')
  const other = Buffer.alloc(32, 7).toString('base64')
  const [said, beside] = await opsWith({ NODE_ENV: 'development', DATA_KEY: other }, 'shop', 'get')
  expect([said, beside]).toEqual(['', '数据密钥（DATA_KEY）和这个数据库不符，请换成服务器正在使用的密钥。\n'])
})
