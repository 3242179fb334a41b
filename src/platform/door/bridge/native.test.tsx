import { backGuard } from '../../back-guard'
import { AGENT, fakeHost, type App, type FakeHost } from '../../../../tests/support/native-host'
import { currentDoor } from '..'
import { currentPay } from '../paying'
import { hostState } from './host-channel.h5'

const APPS = ['ios', 'android'] as const
const CARD = { title: '深度体检', text: '21项', path: '/selling/checkup/CK1003', imgUrl: '/share.png' }
const TOKEN = 't'.repeat(43)
const TICKET = {
  payOrderNum: 'PA7',
  cashierUrl: '',
  action: 'bridge',
  params: { prepayId: 'pre-7' },
  nativePage: ''
} as const

let host: FakeHost
const told: string[] = []
const teller = { toast: ({ text }: { text: string }) => void told.push(text) }

/** The chunk of the bridge is loaded, and what it asked is answered. */
const settled = () => jest.advanceTimersByTimeAsync(1)

/** The product in this app, on its first page. */
async function opened(app: App, options: Parameters<typeof fakeHost>[1] = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT[app])
  host = fakeHost(app, options)
  const door = currentDoor()
  door.chrome.pageShown(teller)
  await settled()
  return door
}

/** A session store, as far as the login of an app goes. */
function session(worth = true) {
  const entered: string[] = []
  const made = {
    comefrom: '50',
    isLoginedUser: false,
    enter: ({ accessToken }: { accessToken: string }) => void entered.push(accessToken),
    async ready() {
      made.isLoginedUser = worth
    }
  }
  return { made, entered }
}

beforeEach(() => {
  jest.useFakeTimers()
  told.length = 0
  Object.assign(hostState, { abilities: null, loginFailed: false, teller: undefined })
  window.history.replaceState({ idx: 0 }, '')
})
afterEach(async () => {
  // What no host has answered ends before the next test.
  await jest.advanceTimersByTimeAsync(700_000)
  host.remove()
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.head.querySelectorAll('style').forEach((style) => (style.textContent = ''))
})

describe.each(APPS)('the bridge of the app on %s', (app) => {
  test('is greeted once, with the versions that we speak and who speaks', async () => {
    const { chrome } = await opened(app)
    chrome.pageShown(teller)
    await settled()
    expect(host.heard.map(({ action, params }) => [action, params])).toEqual([
      ['hello', { versions: [1], page: window.location.origin }],
      ['hideTitle', {}],
      ['hideTitle', {}]
    ])
    expect(new Set(host.heard.map(({ v, id }) => `${v} ${id}`)).size).toBe(3)
  })

  test('R6.6 logs in: the app’s token becomes a session, and the page goes on', async () => {
    const { chrome } = await opened(app)
    host.answers['login'] = ({ id }) => {
      host.say({ v: 1, id, taken: true })
      return { result: { token: TOKEN } }
    }
    const { made, entered } = session()
    const [openLogin, loggedIn] = [jest.fn(), jest.fn()]
    expect(chrome.login(made, openLogin, loggedIn)).toBe(true)
    await settled()
    const calls = [loggedIn, openLogin].map(({ mock }) => mock.calls.length)
    expect([entered, calls, told]).toEqual([[TOKEN], [1, 0], []])
  })

  test('R6.7 pays by it, shares and closes', async () => {
    const { share, chrome } = await opened(app)
    for (const action of ['pay', 'share', 'closePanel']) host.answers[action] = { result: { state: 'ok' } }
    const paid = currentPay().pay(TICKET)
    const shared = share.share(CARD)
    chrome.close()
    await settled()
    expect([await paid, await shared]).toEqual(['accepted', true])
    expect(host.last('share')?.params).toEqual({
      title: CARD.title,
      text: CARD.text,
      url: `${window.location.origin}${CARD.path}`,
      imgUrl: `${window.location.origin}/share.png`
    })
    expect(host.actions()).toEqual(['hideTitle', 'pay', 'share', 'closePanel'])
  })

  test('several requests at once: each has the answer that names it, in any order', async () => {
    const { share } = await opened(app)
    const paid = currentPay().pay(TICKET)
    const shared = share.share(CARD)
    await settled()
    host.say({ v: 1, id: host.last('share')?.id, error: { code: 'cancelled' } })
    host.say({ v: 1, id: host.last('pay')?.id, result: { state: 'ok' } })
    expect([await paid, await shared]).toEqual(['accepted', false])
  })

  test('a late answer to one payment settles no other; a malformed one, and one of another site, settles none', async () => {
    await opened(app)
    const first = currentPay().pay(TICKET)
    await settled()
    const late = host.last('pay')?.id
    await jest.advanceTimersByTimeAsync(3000)
    expect(await first).toBe('left')
    const second = currentPay().pay(TICKET)
    await settled()
    const id = host.last('pay')?.id
    host.say({ v: 1, id: late, result: { state: 'ok' } })
    host.say('{"v":1,"id":')
    host.say({ v: 1, result: { state: 'ok' } })
    host.say({ v: 1, id, result: { state: 'ok' } }, 'https://evil.example')
    host.say({ v: 1, id, result: { state: 'cancel' } })
    host.say({ v: 1, id, result: { state: 'ok' } })
    expect(await second).toBe('cancelled')
  })

  test('a payment that was taken has two minutes, then the server is asked', async () => {
    await opened(app)
    host.answers['pay'] = { taken: true }
    const paid = currentPay().pay(TICKET)
    const ended = jest.fn()
    void paid.then(ended)
    await jest.advanceTimersByTimeAsync(119_000)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1100)
    expect(await paid).toBe('left')
  })

  test('the phone’s key closes what is open, goes back while there is a page behind, and leaves the rest to the app', async () => {
    await opened(app)
    const back = jest.spyOn(window.history, 'back').mockReturnValue()
    const answers = () => host.heard.filter(({ id }) => id.startsWith('app-'))
    const close = jest.fn()
    const end = backGuard.hold(close)
    host.say({ v: 1, id: 'app-1', action: 'back' })
    end()
    window.history.replaceState({ idx: 2 }, '')
    host.say({ v: 1, id: 'app-2', action: 'back' })
    window.history.replaceState({ idx: 0 }, '')
    host.say({ v: 1, id: 'app-3', action: 'back' })
    expect([close.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
    expect(answers()).toEqual([
      { v: 1, id: 'app-1', result: { handled: true } },
      { v: 1, id: 'app-2', result: { handled: true } },
      { v: 1, id: 'app-3', result: { handled: false } }
    ])
  })

  test('its bars and its keyboard are kept clear of, and the field that is typed in stays in sight', async () => {
    await opened(app, { insets: { top: 44, bottom: 34 } })
    const rules = () =>
      [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    expect(rules()).toBe(':root,.ca-theme.ca-theme{--ca-safe-t:44px;--ca-safe-b:34px;}')
    const field = document.body.appendChild(document.createElement('input'))
    field.scrollIntoView = jest.fn()
    field.focus()
    host.say({ v: 1, id: 'app-1', action: 'keyboard', params: { height: 300 } })
    expect(rules()).toContain('--ca-safe-b:300px')
    expect(field.scrollIntoView).toHaveBeenCalledTimes(1)
    host.say({ v: 1, id: 'app-2', action: 'keyboard', params: { height: 0 } })
    expect(rules()).toContain('--ca-safe-b:34px')
    host.say({ v: 1, id: 'app-3', action: 'insets', params: { top: 0, bottom: 21 } })
    expect(rules()).toBe(':root,.ca-theme.ca-theme{--ca-safe-b:21px;}')
    field.remove()
  })

  test('what it asks for and no page has is answered so', async () => {
    await opened(app)
    host.say({ v: 1, id: 'app-1', action: 'constructor' })
    expect(host.heard.at(-1)).toEqual({ v: 1, id: 'app-1', error: { code: 'lacking' } })
  })
})

test.each([
  ['a browser', 'Safari'],
  ['an app of before the bridge', AGENT.ios]
])('%s has no title bar to hide and no login, and closes by going back', async (_name, agent) => {
  host = fakeHost('ios')
  host.remove()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const back = jest.spyOn(window.history, 'back').mockReturnValue()
  const { chrome } = currentDoor()
  chrome.pageShown(teller)
  const asked = chrome.login(session().made, jest.fn())
  chrome.close()
  await settled()
  expect([asked, back.mock.calls.length, host.heard, told]).toEqual([false, 1, [], []])
})

describe('an app that lacks what was tapped', () => {
  test.each([
    ['says so', { abilities: ['hideTitle'] }],
    ['speaks another version', { version: 2 }]
  ])(
    '%s: our own login opens, with a sentence where it was asked before it said so',
    async (_name, options) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT.android)
      host = fakeHost('android', options)
      const { chrome } = currentDoor()
      chrome.pageShown(teller)
      const openLogin = jest.fn()
      expect(chrome.login(session().made, openLogin)).toBe(true)
      await settled()
      expect([openLogin.mock.calls.length, told]).toEqual([1, ['当前应用不支持自动登录，请用手机号登录']])
      expect(chrome.login(session().made, openLogin)).toBe(false)
      expect(host.last('login')).toBeUndefined()
    }
  )

  test('share: the browser’s sheet, and without one the link is copied', async () => {
    const { share } = await opened('ios', { abilities: [] })
    Object.assign(navigator, { clipboard: { writeText: jest.fn(async () => undefined) } })
    const shared = share.share(CARD)
    await settled()
    expect([await shared, told]).toEqual([true, ['链接已复制，可粘贴发送给好友']])
    const sheet = jest.fn(async () => undefined)
    Object.assign(navigator, { share: sheet })
    const second = share.share(CARD)
    await settled()
    expect([await second, sheet.mock.calls.length]).toEqual([true, 1])
    Object.assign(navigator, { share: undefined })
  })

  test('pay, though it said that it pays: from then on what a page can is offered, and it is not asked again', async () => {
    await opened('ios')
    host.answers['pay'] = { error: { code: 'lacking' } }
    const channels = () =>
      currentPay()
        .channels()
        .map(({ channel }) => channel)
    expect(channels()).toContain('wechat-app')
    const first = currentPay().pay(TICKET)
    await settled()
    expect([await first, channels()]).toEqual(['lacking', ['wechat-h5', 'alipay']])
    const second = currentPay().pay(TICKET)
    await settled()
    expect([await second, host.actions().filter((action) => action === 'pay')]).toEqual(['lacking', ['pay']])
  })

  test('close: back, and from the first page a word how to leave', async () => {
    const { chrome } = await opened('android', { abilities: [] })
    const back = jest.spyOn(window.history, 'back').mockReturnValue()
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1)
    chrome.close()
    await settled()
    expect([back.mock.calls.length, told]).toEqual([0, ['当前应用没有回应，请用手机的返回键离开']])
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(3)
    chrome.close()
    await settled()
    expect(back).toHaveBeenCalledTimes(1)
  })
})

describe('an app’s login', () => {
  test('that the person leaves opens nothing else', async () => {
    const { chrome } = await opened('ios')
    host.answers['login'] = { error: { code: 'cancelled' } }
    const openLogin = jest.fn()
    chrome.login(session().made, openLogin)
    await settled()
    expect([openLogin.mock.calls.length, told]).toEqual([0, []])
    expect(chrome.login(session().made, openLogin)).toBe(true)
  })

  test.each([
    ['gives no token', { result: { token: '<script>' } }],
    ['fails', { error: { code: 'failed' } }]
  ])('that %s: ours opens with a sentence, and from then on', async (_name, answer) => {
    const { chrome } = await opened('ios')
    host.answers['login'] = answer
    const openLogin = jest.fn()
    chrome.login(session().made, openLogin)
    await settled()
    expect([openLogin.mock.calls.length, told]).toEqual([1, ['应用登录没有成功，请用手机号登录']])
    expect(chrome.login(session().made, openLogin)).toBe(false)
  })

  test('whose token is worth no session is not opened again by itself', async () => {
    const { chrome } = await opened('ios')
    host.answers['login'] = { result: { token: TOKEN } }
    const [openLogin, loggedIn] = [jest.fn(), jest.fn()]
    chrome.login(session(false).made, openLogin, loggedIn)
    await settled()
    expect(loggedIn).not.toHaveBeenCalled()
    expect(chrome.login(session().made, openLogin)).toBe(false)
  })

  test('that never answers: ours opens after three seconds', async () => {
    const { chrome } = await opened('ios')
    const openLogin = jest.fn()
    chrome.login(session().made, openLogin)
    await jest.advanceTimersByTimeAsync(2900)
    expect(openLogin).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect([openLogin.mock.calls.length, told]).toEqual([1, ['应用登录没有成功，请用手机号登录']])
  })
})
