import type { FirstAnswer } from './types'

/** What index.html has asked for before any script was there, see config/first-frame/loader.js. */
interface Asked {
  readonly status: number
  readonly data: string
  readonly date: string | null
}

declare global {
  interface Window {
    firstAnswers?: Record<string, Promise<Asked>>
  }
}

/** The answer to this address and body, once; null when nobody has asked. It is null itself when asking failed. */
export function takeFirstAnswer(call: string): Promise<FirstAnswer | null> | null {
  const asked = window.firstAnswers?.[call]
  if (!asked) return null
  delete window.firstAnswers?.[call]
  return asked.then(
    ({ status, data, date }) => ({ statusCode: status, data, header: { date } }),
    () => null
  )
}
