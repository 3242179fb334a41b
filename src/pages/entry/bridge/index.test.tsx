import { act } from 'react'
import type { BankSession } from '@/contract/bank/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { AGENT, fakeHost, type FakeHost } from '@/../tests/support/native-host'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, demoSession, type World, type WorldOptions } from '@/../tests/support/world'
import BridgePage from './index'

const SESSION: BankSession = { ...demoSession, accessToken: demoSession.token }
const HANDED = { phone: '10000000001', resp: 'v1.handed.sig' }
const ORDERS = '/mine/order'
const LOGIN = `replace /mine/authorize?url=${encodeURIComponent(ORDERS)}&notice=1`

let world: World
let page: MountedPage | null = null
let app: FakeHost | null = null
afterEach(() => {
  page?.leave()
  page = null
  app?.remove()
  app = null
  jest.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

interface Opening extends WorldOptions {
  readonly hosts?: readonly string[]
}

/** The bridge as another host opens it by this address. */
async function open(address: string, { hosts = [], ...options }: Opening = {}): Promise<void> {
  window.history.replaceState(null, '', address)
  const params = Object.fromEntries(new URLSearchParams(window.location.search))
  world = createWorld({ session: null, query: params, ...options })
  Object.assign(world.root, { urlHosts: hosts })
  page = await world.open('loading', BridgePage, params)
}
/** Lets so many ms pass, in which what is due is drawn. */
const after = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)))
const inBank = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT.bank)
const to = (url: string, path = '/loading') => `${path}?url=${encodeURIComponent(url)}`

test('R2.186 a member page of an app: the app logs in, and the page opens', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT.android)
  const native = fakeHost('android')
  app = native
  native.answers['login'] = { taken: true }
  await open(to(ORDERS, '/member-web-view'))
  await after(1500)
  expect([native.actions(), world.visited]).toEqual([['hideTitle', 'login'], []])
  await act(async () => world.root.session.begin(demoSession))
  await after(100)
  expect(world.visited).toEqual([`replace ${ORDERS}`])
})

describe('who is not logged in', () => {
  test('R2.179 R2.180 R9.16 reads why, and is at login after 1.3 s, which leads on to where they wanted to be', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout')
    await open(to(ORDERS))
    await after(0)
    expect([shows('登录跳转中'), shows('您还没有登录，请登录后再访问')]).toEqual([true, true])
    expect(timers.mock.calls.filter(([, ms]) => ms === 1300)).toHaveLength(1)
    await after(900)
    expect(world.visited).toEqual([])
    await after(500)
    expect(world.visited).toEqual([LOGIN])
  })

  test('the button leads there at once; and who has left the page is not taken there by its time', async () => {
    await open(to(ORDERS))
    await after(0)
    await act(async () => byText('直接去登录')?.click())
    expect(world.visited).toEqual([LOGIN])
    page?.leave()
    page = null
    await after(1500)
    expect(world.visited).toEqual([LOGIN])
  })

  test('nothing leads on over a page that lies on top; back from it the time runs anew', async () => {
    await open(to(ORDERS))
    await after(500)
    page?.fire('onHide')
    await after(1500)
    expect(world.visited).toEqual([])
    page?.fire('onShow')
    await after(1400)
    expect(world.visited).toEqual([LOGIN])
  })

  test('who logs in meanwhile, in another tab, goes on', async () => {
    await open(to(ORDERS))
    await after(100)
    await act(async () => world.root.session.begin(demoSession))
    await after(1500)
    expect(world.visited).toEqual([`replace ${ORDERS}`])
  })
})

describe('what needs no login is opened at once', () => {
  test.each([
    ['R2.77 /loading leads on', '/loading'],
    ['R2.46 /entryLoading leads on', '/entryLoading']
  ])('%s, and takes no place in the history', async (_name, path) => {
    await open(to('/selling/checkup/CK1003', path))
    await idle()
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })

  test('who is logged in is at a private page at once', async () => {
    await open(to(ORDERS), { session: demoSession })
    await idle()
    expect(world.visited).toEqual([`replace ${ORDERS}`])
  })

  test.each([
    '',
    '?url=',
    '?url=%2F%2Fevil.example',
    '?url=https%3A%2F%2Fevil.example%2F',
    '?url=%2Fno%2Fpage'
  ])('without a page that there is, home: %s', async (query) => {
    await open(`/loading${query}`)
    await idle()
    expect(world.visited).toEqual(['tab /'])
  })

  test('a site of the configured hosts takes the place of the bridge, so that back does not lead into it again', async () => {
    const replaced = jest.spyOn(host, 'replaceAddress').mockReturnValue()
    await open(to('https://mall.example/a?access_token=x&b=1'), { hosts: ['mall.example'] })
    await idle()
    expect([replaced.mock.calls, world.visited]).toEqual([[['https://mall.example/a?b=1']], []])
  })
})

test.each([
  ['a browser', 'Mozilla/5.0 (iPhone) Safari'],
  ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0'],
  ['the app on iOS', AGENT.ios],
  ['the app on Android', AGENT.android],
  ['a mini-program’s shell', 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1'],
  ['the partner bank’s app', AGENT.bank]
])('R1.2 the same product is opened in %s', async (_name, agent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await open(to('/selling/checkup/CK1003', '/entryLoading'))
  await idle()
  expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
})

describe('a token in the address', () => {
  test('while the line is down the page says so, and both ways on work', async () => {
    await open(`${to(ORDERS)}&access_token=tok`)
    await idle()
    expect([shows('网络不通，还没有登录'), world.visited]).toEqual([true, []])
    await tap(byText('回首页'))
    expect(world.visited).toEqual(['tab /'])
    await act(async () => world.root.session.begin(demoSession))
    await tap(byText('重新登录'))
    expect(world.visited).toEqual(['tab /', `replace ${ORDERS}`])
  })

  test('one that is worthless leads to login once, and nowhere else by itself', async () => {
    await open(`${to(ORDERS)}&access_token=forged`)
    await after(100)
    await act(async () => world.root.session.invalidate(new CallError(ErrorCode.tokenInvalid, '')))
    page?.fire('onHide')
    page?.fire('onShow')
    await after(3000)
    expect(world.visited).toEqual([LOGIN])
  })
})

test('after 5 s the way on by hand is the main thing on the page', async () => {
  inBank()
  let answer: (params: typeof HANDED) => void = () => undefined
  const late = new Promise<typeof HANDED>((done) => (answer = done))
  await open(`${to(ORDERS)}&comefrom=68`, { calls: { 'bank.params': () => late } })
  await after(4500)
  const before = byText('直接去登录')?.className
  await after(700)
  expect([before, byText('直接去登录')?.className]).toEqual([
    expect.stringContaining('soft'),
    expect.stringContaining('primary')
  ])
  answer({ phone: '', resp: '' })
  await idle()
})

describe('a login by the host', () => {
  const openInBank = (calls: WorldOptions['calls'] = {}) => {
    inBank()
    return open(`${to(ORDERS)}&comefrom=68`, { calls })
  }
  const refused =
    (reason: string, code: number = ErrorCode.bankLoginFailed) =>
    () => {
      throw new CallError(code, '请重新授权', { reason })
    }

  test('R2.181 on 68 the bank logs in silently, in place of a form', async () => {
    await openInBank({ 'bank.params': () => HANDED, 'bank.login': () => SESSION })
    await idle()
    expect(world.root.session.account?.mobile).toBe('10000000001')
    expect(world.visited).toEqual([`replace ${ORDERS}`])
    expect(world.made1('bank.login')).toEqual(HANDED)
  })

  test('R2.181 the source of the address says so as well', async () => {
    inBank()
    await open(`${to(ORDERS)}&source=68`, {
      calls: { 'bank.params': () => HANDED, 'bank.login': () => SESSION }
    })
    await idle()
    expect(world.visited).toEqual([`replace ${ORDERS}`])
  })

  test.each([
    ['asks its customer first', { 'bank.params': () => HANDED, 'bank.login': refused('consent') }],
    ['has refused', { 'bank.params': () => HANDED, 'bank.login': refused('replayed') }],
    ['has said nothing', { 'bank.params': () => ({ phone: '', resp: '' }) }],
    ['is not configured', { 'bank.params': () => HANDED, 'bank.login': refused('', ErrorCode.business) }]
  ] as const)('R6.4 a bank that %s: its own login page says what helps', async (_name, calls) => {
    inBank()
    await open(`${to(ORDERS)}&comefrom=68`, { calls })
    await idle()
    expect(world.visited).toEqual([`replace /CMBC-login?source=68&url=${encodeURIComponent(ORDERS)}`])
  })

  test('while the line is down the page says so, and tries again by a button', async () => {
    await openInBank({
      'bank.params': () => {
        throw new CallError(ErrorCode.network, '')
      }
    })
    await idle()
    expect([shows('网络不通，还没有登录'), world.visited]).toEqual([true, []])
    world.calls['bank.params'] = () => HANDED
    world.calls['bank.login'] = () => SESSION
    await tap(byText('重新登录'))
    await idle()
    expect(world.visited).toEqual([`replace ${ORDERS}`])
  })
})

describe('/wx-callback', () => {
  const GO_PAY = '/process/go-pay?orderNo=CA1&orderType=1'
  const BACK = `${to(GO_PAY, '/wx-callback')}&code=c9&state=s7`

  test('R2.42 WeChat has said who pays: the way leads back to the payment, without the code in its address', async () => {
    await open(BACK, { session: demoSession })
    await idle()
    expect(world.visited).toEqual([`replace ${GO_PAY}`])
  })

  test('R2.42 it is private: a guest logs in first, and comes back with all that WeChat said', async () => {
    await open(BACK)
    await idle()
    expect(world.visited).toEqual([`replace /mine/authorize?url=${encodeURIComponent(BACK)}&notice=1`])
  })
})

test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '{{7*7}}'])(
  'nothing of an address is drawn: %s',
  async (script) => {
    const drawn = jest.spyOn(document, 'createElement')
    const query = new URLSearchParams(
      [
        'access_token comefrom platform envVersion activityId encryptStr isLogin url promoteChannel countType appType',
        'staCome source code state from isappinstalled'
      ]
        .join(' ')
        .split(' ')
        .flatMap((name) => (name === 'access_token' ? [] : [[name, script]]))
    )
    await open(`/loading?${query.toString()}`)
    await idle()
    expect(all('script,img[onerror],[onerror],[href^="javascript"]')).toEqual([])
    expect(drawn.mock.calls.some(([tag]) => String(tag) === 'script')).toBe(false)
    expect(shows(script)).toBe(false)
    expect(world.visited).toEqual(['tab /'])
  }
)
