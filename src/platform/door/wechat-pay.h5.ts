import { outcomeOf, type PayOutcome } from './pay'

interface JsBridge {
  invoke(name: string, params: Record<string, string>, done: (answer: { err_msg: string }) => void): void
}

/** WeChat's webview puts its bridge on `window` some time after load; it is waited for this long, in ms. */
const BRIDGE_WAIT_MS = 3000
const isBridge = (found: unknown): found is JsBridge =>
  typeof found === 'object' && found !== null && 'invoke' in found
const jsBridge = (): JsBridge | undefined => {
  const found: unknown = 'WeixinJSBridge' in window ? window.WeixinJSBridge : undefined
  return isBridge(found) ? found : undefined
}

/** WeChat's sheet of payment, with what its gateway signed. */
export function payInWechat(params: Record<string, string>): Promise<PayOutcome> {
  return new Promise((resolve) => {
    const start = () => {
      const ready = jsBridge()
      if (!ready) return resolve('failed')
      ready.invoke('getBrandWCPayRequest', params, (answer) =>
        resolve(outcomeOf(answer.err_msg.split(':')[1]))
      )
    }
    if (jsBridge()) return start()
    document.addEventListener('WeixinJSBridgeReady', start, { once: true })
    window.setTimeout(start, BRIDGE_WAIT_MS)
  })
}
