import { native } from './native.h5'
import { outcomeOf, type PayOutcome } from './pay'

/** A container that stays silent this long, in ms, leaves the result to `/pay/status`. */
const ANSWER_MS = 120_000

/** Sends a message and waits for the container's answer; null when there is no container or it stays silent. */
function ask(action: string, params: Record<string, string>): Promise<Record<string, string> | null> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => finish(null), ANSWER_MS)
    function finish(answer: Record<string, string> | null) {
      window.clearTimeout(timer)
      delete window.onTjbNative
      resolve(answer)
    }
    window.onTjbNative = (message) => {
      const answer: unknown = JSON.parse(message)
      if (typeof answer === 'object' && answer !== null && 'action' in answer && answer.action === action) {
        finish(Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, String(value)])))
      }
    }
    if (!native.call(action, params)) finish(null)
  })
}

/** The app's own payment. */
export async function payInContainer(params: Record<string, string>): Promise<PayOutcome> {
  const answer = await ask('pay', params)
  return answer ? outcomeOf(answer['result']) : 'left'
}
