import { currentDoor } from '.'
import { currentPay } from './paying'
import type { PayTicket } from './pay'

const AGENTS = { wechat: 'MicroMessenger/8.0', app: 'tjb-ios/7.1', bank: 'CMBC/9', browser: 'Safari' }

function openedBy(agent: keyof typeof AGENTS) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent])
  return currentPay()
}
function doorOf(agent: keyof typeof AGENTS) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent])
  return currentDoor()
}

const ticket = (action: PayTicket['action']): PayTicket => ({
  payOrderNum: 'PA7',
  cashierUrl: '/sandbox/cashier/pre-7',
  action,
  params: { prepayId: 'pre-7' }
})

/** The app's or the bank's side of the bridge: what it was told, and its answer to a payment. */
function container(result?: string) {
  const told: unknown[] = []
  const bridge = {
    postMessage(message: string) {
      const asked = JSON.parse(message) as { action: string }
      told.push(asked)
      if (asked.action === 'pay') window.onTjbNative?.(JSON.stringify({ action: 'pay', result }))
    }
  }
  return { bridge, told }
}

type WeChatWindow = Window & { WeixinJSBridge?: object }

afterEach(() => {
  jest.restoreAllMocks()
  delete window.TjbNative
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
  expect([offered('app'), offered('bank')]).toEqual([['wechat-h5', 'alipay'], ['bankcard']])
  window.TjbNative = container().bridge
  expect(offered('app')).toEqual(['wechat-app', 'alipay', 'bankcard'])
  window.CMBCNative = container().bridge
  expect(offered('bank')).toEqual(['bank-app'])
})

test.each([
  ['ok', 'accepted'],
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
  ['something new', 'failed']
])('the app says %s: the payment is %s', async (word, outcome) => {
  const { bridge, told } = container(word)
  window.TjbNative = bridge
  expect(await openedBy('app').pay(ticket('bridge'))).toBe(outcome)
  expect(told).toEqual([{ action: 'pay', params: { prepayId: 'pre-7' } }])
})

test('an app without its bridge leaves the result to the server', async () => {
  expect(await openedBy('app').pay(ticket('bridge'))).toBe('left')
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

test('R6.6 a container hides its title, closes its panel and logs in by itself; a browser does neither', () => {
  const { bridge, told } = container()
  window.TjbNative = bridge
  const { chrome } = doorOf('app')
  chrome.hideTitle()
  chrome.close()
  expect([chrome.login(), told]).toEqual([
    true,
    [
      { action: 'hideTitle', params: {} },
      { action: 'closePanel', params: {} },
      { action: 'login', params: {} }
    ]
  ])
  const back = jest.spyOn(window.history, 'back').mockReturnValue()
  const browser = doorOf('browser').chrome
  browser.hideTitle()
  browser.close()
  expect([browser.login(), told.length, back.mock.calls.length]).toEqual([false, 3, 1])
})
