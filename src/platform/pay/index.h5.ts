import { bridge } from '../host/bridge.h5'
import { currentDoor } from '../door/index.h5'
import { CHANNEL_OPTIONS as options } from './options'
import type { ChannelOption, PayCapability, PayOutcome } from './types'

/** A container that stays silent this long, in ms, leaves the result to `/pay/status`. */
const NATIVE_ANSWER_MS = 120_000

function channels(): readonly ChannelOption[] {
  switch (currentDoor().name) {
    case 'wechat':
      return [options.wechatJsapi]
    case 'app-ios':
    case 'app-android':
      return bridge.available()
        ? [options.wechatApp, options.alipay, options.bankcard]
        : [options.wechatH5, options.alipay]
    case 'bank':
      return bridge.available() ? [options.bankApp] : [options.bankcard]
    default:
      return [options.wechatH5, options.alipay, options.bankcard]
  }
}

const OUTCOMES: Readonly<Record<string, PayOutcome>> = { ok: 'accepted', cancel: 'cancelled', fail: 'failed' }

interface JsBridge {
  invoke(name: string, params: Record<string, string>, done: (answer: { err_msg: string }) => void): void
}

/** WeChat's webview puts its bridge on `window` some time after load; it is waited for this long, in ms. */
const BRIDGE_WAIT_MS = 3000
const jsBridge = (): JsBridge | undefined => (window as Window & { WeixinJSBridge?: JsBridge }).WeixinJSBridge

function payInWechat(params: Record<string, string>): Promise<PayOutcome> {
  return new Promise((resolve) => {
    const start = () => {
      const ready = jsBridge()
      if (!ready) return resolve('failed')
      ready.invoke('getBrandWCPayRequest', params, (answer) =>
        resolve(OUTCOMES[answer.err_msg.split(':')[1] ?? ''] ?? 'failed')
      )
    }
    if (jsBridge()) return start()
    document.addEventListener('WeixinJSBridgeReady', start, { once: true })
    window.setTimeout(start, BRIDGE_WAIT_MS)
  })
}

export const payment: PayCapability = {
  channels,
  async pay({ action, cashierUrl, params }) {
    switch (action) {
      case 'done':
        return 'accepted'
      case 'jsapi':
        return payInWechat(params)
      case 'bridge': {
        const answer = await bridge.ask('pay', params, NATIVE_ANSWER_MS)
        return answer ? (OUTCOMES[answer['result'] ?? ''] ?? 'failed') : 'left'
      }
      default:
        window.location.assign(cashierUrl)
        return 'left'
    }
  }
}
