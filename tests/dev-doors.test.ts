import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import vm from 'node:vm'
import { vi } from 'vitest'
import { heardIn } from '@/platform/door/bridge/protocol'
import { Requests } from '@/platform/door/bridge/requests'

interface Phone {
  readonly name: string
  readonly userAgent: string
}
interface Choice {
  readonly label: string
  readonly says: readonly { readonly after: number; readonly data: string }[]
}
/** The scripts have no types of their own. */
interface Doors {
  doorServer(site: { host: string; port: number }): http.Server
  readonly PHONES: readonly Phone[]
  answersTo(asked: { id: string; action: string }, bridge: string | null, given?: object): Choice[]
}
interface Host {
  postMessage(text: string): void
}

const PAGE = '<!doctype html><html><head><title>体检商城</title></head><body></body></html>'
const PARTS = ['server.mjs', 'phones.mjs', 'answers.mjs']
const servers: http.Server[] = []
/** What the site was asked, as whom. */
const asked: { url: string | undefined; agent: string | undefined; host: string | undefined }[] = []
let doors: Doors
let port: number

const listening = (server: http.Server) =>
  new Promise<number>((resolve) => {
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

beforeAll(async () => {
  const modules: object[] = await Promise.all(
    PARTS.map((name) => import(path.resolve(__dirname, '../scripts/doors', name)) as Promise<object>)
  )
  doors = Object.assign({}, ...modules) as Doors
  const site = http.createServer(({ url, headers }, response) => {
    asked.push({ url, agent: headers['user-agent'], host: headers.host })
    const isPage = url?.startsWith('/js/') !== true
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN'
    })
    response.end(isPage ? PAGE : 'app()')
  })
  port = await listening(doors.doorServer({ host: '127.0.0.1', port: await listening(site) }))
})
afterAll(() => servers.forEach((server) => server.close()))

const fetched = (url: string, name: string) =>
  new Promise<{ headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const headers = { host: `${name}:${port}`, connection: 'close' }
    http
      .get({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ headers: answer.headers, text }))
      })
      .on('error', reject)
  })

test('the page of the six phones, and what it is made of', async () => {
  const names = doors.PHONES.map(({ name }) => name)
  expect(names).toEqual(['browser', 'wechat', 'ios', 'android', 'bank', 'mini'])
  const { text } = await fetched('/', 'doors.localhost')
  const files = [...text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toEqual(['/page.css', '/page.mjs'])
  const { text: script } = await fetched('/page.mjs', 'doors.localhost')
  const parts = [...script.matchAll(/from '([^']+)'/g)].map(([, file = '']) => file)
  expect(parts).toHaveLength(2)
  for (const part of parts) {
    const { pathname } = new URL(part, 'http://doors.localhost/page.mjs')
    expect((await fetched(pathname, 'doors.localhost')).headers['content-type']).toContain('text/javascript')
  }
})

test('a phone is the site as its host asks for it, with the disguise before all else, and may lie in a frame', async () => {
  for (const { name, userAgent } of doors.PHONES) {
    const { headers, text } = await fetched('/selling/checkup/CK1003', `${name}.doors.localhost`)
    expect(text).toContain('<head><script src="/__disguise.js"></script><title>')
    const kept = ['content-security-policy', 'x-frame-options'].filter((header) => header in headers)
    expect(kept).toEqual([])
    const host = `${name}.doors.localhost:${port}`
    expect(asked.at(-1)).toEqual({ url: '/selling/checkup/CK1003', agent: userAgent, host })
  }
  expect((await fetched('/js/app.js', 'ios.doors.localhost')).text).toBe('app()')
})

/** The disguise in a page: what it makes of the window. */
async function disguised(name: string, look = 'dark', kept: Record<string, string> = {}) {
  const { text } = await fetched('/__disguise.js', `${name}.doors.localhost`)
  const told: object[] = []
  const events: object[] = []
  const listeners: ((event: object) => void)[] = []
  const window: Record<string, unknown> & { webkit?: { messageHandlers: { tjb: Host } } } = {
    name: look,
    location: { origin: 'http://own', pathname: '/', search: '' },
    parent: { postMessage: (data: object, origin: string) => told.push({ ...data, origin }) },
    addEventListener: (_name: string, run: (event: object) => void) => listeners.push(run),
    dispatchEvent: (event: object) => events.push({ ...event })
  }
  const navigator: { userAgent?: string } = {}
  const localStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value })
  }
  function MessageEvent(this: object, _type: string, init: object) {
    Object.assign(this, init)
  }
  vm.runInNewContext(text, { window, navigator, localStorage, MessageEvent })
  const panel = `http://doors.localhost:${port}`
  const says = (data: string, origin = panel) =>
    listeners.forEach((run) => run({ origin, data: { says: data } }))
  return { window, navigator, told, events, says, kept, panel }
}

test.each([
  ['ios', 'http://own'],
  ['android', '']
])(
  '%s has the app’s bridge: what is posted is shown, and what is answered by hand arrives as the app posts',
  async (name, origin) => {
    const { window, navigator, told, events, says, panel } = await disguised(name)
    expect(navigator.userAgent).toContain(`tjb-${name}/`)
    const app = window.webkit?.messageHandlers.tjb ?? (window['TjbNative'] as Host)
    app.postMessage('{"v":1}')
    expect(told).toContainEqual({ door: name, posted: '{"v":1}', origin: panel })
    says('{"v":1,"id":"x"}')
    says('{"v":1,"id":"y"}', 'https://evil.example')
    expect(events).toEqual([{ data: '{"v":1,"id":"x"}', origin }])
  }
)

test('the look is that of the phone’s own settings, what else they hold stays', async () => {
  const value = { theme: 'auto', elder: false, hiddenModules: [7] }
  const { kept } = await disguised('browser', 'care', { settings: JSON.stringify({ v: 1, at: 0, value }) })
  expect(JSON.parse(kept['settings'] ?? '')).toMatchObject({
    value: { theme: 'light', elder: true, hiddenModules: [7] }
  })
})

test('in WeChat and in the mini-program its bridge answers the call that it is asked by', async () => {
  const { window, told, says } = await disguised('mini')
  expect(window['__wxjs_environment']).toBe('miniprogram')
  const done = vi.fn()
  const bridge = window['WeixinJSBridge'] as { invoke(name: string, params: object, run: typeof done): void }
  bridge.invoke('getBrandWCPayRequest', { package: 'p' }, done)
  const { posted } = told.at(-1) as { posted: string }
  const [right] = doors.answersTo(JSON.parse(posted) as { id: string; action: string }, 'wechat')
  says(right?.says[0]?.data ?? '')
  expect(done.mock.calls).toEqual([[{ err_msg: 'getBrandWCPayRequest:ok' }]])
})

test('the bank’s app tells its customer by what the demo’s bank says of them', () => {
  const word = { phone: '10000000001', resp: 'v1.a.b' }
  const [right] = doors.answersTo({ id: 'bank-1', action: 'customer' }, 'bank', word)
  expect(JSON.parse(right?.says[0]?.data ?? '')).toEqual({ v: 1, id: 'bank-1', result: word })
})

describe('an answer by hand', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** How the page's request ends by it. */
  async function endOf(label: string): Promise<string> {
    const requests = new Requests({
      post({ id, action }) {
        const choice = doors.answersTo({ id, action }, 'ios').find((one) => one.label === label)
        for (const { after, data } of choice?.says ?? []) {
          setTimeout(() => {
            const heard = heardIn(data)
            if (heard?.kind === 'told') requests.hear(heard.id, heard.told)
          }, after)
        }
      },
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      page: 'p'
    })
    const end = requests.ask('pay', {}, { taken: 3000, done: 60_000 })
    await vi.advanceTimersByTimeAsync(100_000)
    return (await end).kind
  }

  test.each([
    ['成功', 'done'],
    ['取消', 'cancelled'],
    ['失败', 'failed'],
    ['没有此能力', 'lacking'],
    ['两次', 'done'],
    ['答错', 'silent'],
    ['答给别的', 'silent'],
    ['已接手', 'silent'],
    ['晚答', 'silent'],
    ['不答', 'silent']
  ])('%s: the page’s request ends as %s', async (label, kind) => {
    expect(await endOf(label)).toBe(kind)
  })
})

test('nothing of the product or its build reaches it', () => {
  const root = path.resolve(__dirname, '..')
  const sources = ['src', 'config', 'server'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|cjs|js|html)$/.test(file))
      .map((file) => path.join(root, folder, file))
  )
  const reaching = sources.filter((file) =>
    /scripts\/doors|dev-doors|__disguise/.test(fs.readFileSync(file, 'utf8'))
  )
  expect(reaching).toEqual([])
})

test.each([
  ['an app', 'scan', 'ios', { v: 1, id: 'p-1', result: { text: 'CODE_128,8600100012345670' } }],
  [
    'WeChat',
    'scanQRCode',
    'wechat',
    { id: 'p-1', answer: { err_msg: 'scanQRCode:ok', resultStr: 'CODE_128,8600100012345670' } }
  ]
])('the scanner of %s plays the bar code of a card', (_name, action, bridge, says) => {
  const [right] = doors.answersTo({ id: 'p-1', action }, bridge)
  expect(JSON.parse(right?.says[0]?.data ?? '')).toEqual(says)
})
