import { hasCode } from './error-code'

const NO_LOGIN = ['28P01', '28000']
const NO_DATABASE = '3D000'
/** Of Node: nobody listens there, no such name, no way there, no answer in time. */
const NO_ANSWER = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET'
]
/** By which node-postgres says that no connection came about in time; it has no code. */
const TOO_SLOW = /timeout/i

/** Why a database was not reached, as far as its settings are the reason: nobody answers, it lets nobody in, or it is not there. */
export type Unreachable = { readonly reason: 'silent' | 'noLogin' | 'noDatabase'; readonly code: string }

/** Looks at what other errors carry, too; null where something else is wrong. */
export function unreachable(error: unknown): Unreachable | null {
  if (!(error instanceof Error)) return null
  const one = (codes: readonly string[]) => codes.find((code) => hasCode(error, code))
  const login = one(NO_LOGIN)
  if (login !== undefined) return { reason: 'noLogin', code: login }
  if (hasCode(error, NO_DATABASE)) return { reason: 'noDatabase', code: NO_DATABASE }
  const silent = one(NO_ANSWER)
  if (silent !== undefined) return { reason: 'silent', code: silent }
  if (!('code' in error) && TOO_SLOW.test(error.message) && error.cause === undefined)
    return { reason: 'silent', code: 'ETIMEDOUT' }
  return unreachable(error.cause)
}
