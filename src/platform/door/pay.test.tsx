import { AGENT, fakeHost, type FakeHost } from '../../../tests/support/native-host'
import { currentDoor } from '.'
import { currentPay } from './paying'
import type { PayTicket } from './pay'

const AGENTS = {
  wechat: 'MicroMessenger/8.0',
  miniWeb: 'MicroMessenger/8.0 miniProgram/wx1',
  app: AGENT.ios,
  bank: 'CMBC/9',
  browser: 'Safari'
}

function openedBy(agent: keyof typeof AGENTS) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent])
  return currentPay()
}

const ticket = (action: PayTicket['action']): PayTicket => ({
  payOrderNum: 'PA7',
  cashierUrl: '/sandbox/cashier/pre-7',
  action,
  params: { prepayId: 'pre-7' },
  nativePage: '/pages/pay/go-pay/index?orderNo=CA7'
})

let host: FakeHost | undefined

type WeChatWindow = Window & { WeixinJSBridge?: object }

afterEach(() => {
  jest.restoreAllMocks()
  host?.remove()
  delete window.CMBCNative
  delete (window as WeChatWindow).WeixinJSBridge
})

const offered = (agent: keyof typeof AGENTS) =>
  openedBy(agent)
    .channels()
    .map(({ channel }) => channel)

test('each door offers what can be paid with in it; a container without its bridge what a page can', () => {
  expect(offered('browser')).toEqual(['wechat-h5', 'alipay', 'bankcard'])
  expect(offered('wechat')).toEqual(['wechat-jsapi'])
  expect(offered('miniWeb')).toEqual(['wechat-mini'])
  expect([offered('app'), offered('bank')]).toEqual([['wechat-h5', 'alipay'], ['bankcard']])
  host = fakeHost('ios')
  expect(offered('app')).toEqual(['wechat-app', 'alipay', 'bankcard'])
  window.CMBCNative = { postMessage: () => undefined }
  expect(offered('bank')).toEqual(['bank-app'])
})

test.each([
  ['the app on iOS', AGENT.ios, 'app-ios', 'wechat-app'],
  ['the app on Android', AGENT.android, 'app-android', 'wechat-app'],
  ['WeChat', 'MicroMessenger/8.0', 'wechat', 'wechat-jsapi']
])('R6.7 the mark of %s picks its door, and its way to pay', (_name, agent, name, channel) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  host = fakeHost(name === 'app-ios' ? 'ios' : 'android')
  expect([currentDoor().name, currentPay().channels()[0]?.channel]).toEqual([name, channel])
})

test.each([
  ['ok', 'accepted'],
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
  ['something new', 'failed']
])('the app says %s: the payment is %s', async (state, outcome) => {
  host = fakeHost('ios')
  host.answers['pay'] = { result: { state } }
  expect(await openedBy('app').pay(ticket('bridge'))).toBe(outcome)
  expect(host.last('pay')).toMatchObject({ action: 'pay', params: { prepayId: 'pre-7' } })
})

test('an app without its bridge cannot pay so; one that has said it does not offers what a page can', async () => {
  expect(await openedBy('app').pay(ticket('bridge'))).toBe('lacking')
  host = fakeHost('ios', { abilities: ['share'] })
  expect(await openedBy('app').pay(ticket('bridge'))).toBe('lacking')
  expect(offered('app')).toEqual(['wechat-h5', 'alipay'])
})

test.each([
  ['get_brand_wcpay_request:ok', 'accepted'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed']
])('WeChat, whose bridge comes late, says %s: the payment is %s', async (err_msg, outcome) => {
  const paid = openedBy('wechat').pay(ticket('jsapi'))
  const invoke = jest.fn((_name: string, _params: object, done: (answer: object) => void) =>
    done({ err_msg })
  )
  // The sheet's own code is on its way at first.
  await new Promise((resolve) => setTimeout(resolve))
  Object.assign(window, { WeixinJSBridge: { invoke } })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  expect(await paid).toBe(outcome)
  expect(invoke.mock.lastCall?.slice(0, 2)).toEqual(['getBrandWCPayRequest', { prepayId: 'pre-7' }])
})

describe('WeChat’s bridge', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('opens the sheet once, though it comes while it is waited for; a sheet that tells nothing leaves it to the server', async () => {
    const paid = openedBy('wechat').pay(ticket('jsapi'))
    await jest.advanceTimersByTimeAsync(2000)
    const invoke = jest.fn()
    Object.assign(window, { WeixinJSBridge: { invoke } })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await jest.advanceTimersByTimeAsync(5000)
    expect(invoke).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(await paid).toBe('left')
  })

  test('that never comes has failed after three seconds', async () => {
    const paid = openedBy('wechat').pay(ticket('jsapi'))
    await jest.advanceTimersByTimeAsync(3100)
    expect(await paid).toBe('failed')
  })
})
