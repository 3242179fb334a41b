import { outcomeOf, type PayOutcome } from './pay'

interface JsBridge {
  invoke(name: string, params: Record<string, string>, done: (answer: { err_msg?: string }) => void): void
}

/** WeChat's webview puts its bridge on `window` some time after load; it is waited for this long, in ms. */
const BRIDGE_WAIT_MS = 3000
/** A sheet that was opened and tells nothing for this long, in ms, leaves the result to the server. */
const SHEET_MS = 120_000
const isBridge = (found: unknown): found is JsBridge =>
  typeof found === 'object' && found !== null && 'invoke' in found
const jsBridge = (): JsBridge | undefined => {
  const found: unknown = 'WeixinJSBridge' in window ? window.WeixinJSBridge : undefined
  return isBridge(found) ? found : undefined
}

/** Once WeChat's bridge is there; undefined where it does not come. */
function bridgeReady(): Promise<JsBridge | undefined> {
  return new Promise((resolve) => {
    const look = () => resolve(jsBridge())
    if (jsBridge()) return look()
    document.addEventListener('WeixinJSBridgeReady', look, { once: true })
    window.setTimeout(look, BRIDGE_WAIT_MS)
  })
}

/** WeChat's sheet of payment, with what its gateway signed. */
export async function payInWechat(params: Record<string, string>): Promise<PayOutcome> {
  const bridge = await bridgeReady()
  if (!bridge) return 'failed'
  return new Promise((resolve) => {
    window.setTimeout(() => resolve('left'), SHEET_MS)
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(outcomeOf(err_msg?.split(':')[1])))
  })
}
