import type { BankAppCapability, BankCustomer } from './types'

/** The app's person may have to agree there; one that stays silent for longer has nothing to say, ms. */
const ANSWER_MS = 30_000
const VERSION = 1
/** Longer than any answer. */
const MAX_CHARS = 8_192

const newId = (): string => `bank-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** What an answer to this request holds; undefined for every other message, null for one of no use. */
function answerIn(data: unknown, id: string): BankCustomer | null | undefined {
  if (typeof data !== 'string' || data.length > MAX_CHARS) return undefined
  let heard: unknown
  try {
    heard = JSON.parse(data)
  } catch {
    return undefined
  }
  if (typeof heard !== 'object' || heard === null || !('id' in heard) || heard.id !== id) return undefined
  if ('taken' in heard) return undefined
  const result = 'result' in heard ? heard.result : null
  if (typeof result !== 'object' || result === null || !('phone' in result) || !('resp' in result))
    return null
  const { phone, resp } = result
  return typeof phone === 'string' && typeof resp === 'string' ? { phone, resp } : null
}

/** By a message with a number of its own, to which the app posts the answer: a late or foreign one ends nothing else. */
export const bankApp: BankAppCapability = {
  available: () => window.CMBCNative !== undefined,
  customer: (request) =>
    new Promise((resolve) => {
      const id = newId()
      const timer = window.setTimeout(() => finish(null), ANSWER_MS)
      function finish(customer: BankCustomer | null) {
        window.clearTimeout(timer)
        window.removeEventListener('message', hear)
        resolve(customer)
      }
      function hear({ origin, data }: MessageEvent<unknown>) {
        // The app posts into the page itself: another site's frame has an origin of its own.
        if (origin !== '' && origin !== window.location.origin) return
        const customer = answerIn(data, id)
        if (customer !== undefined) finish(customer)
      }
      window.addEventListener('message', hear)
      const app = window.CMBCNative
      if (!app) return finish(null)
      app.postMessage(JSON.stringify({ v: VERSION, id, action: 'customer', params: { request } }))
    })
}
