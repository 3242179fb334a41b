import { ErrorCode, type ErrorCodeValue } from '@/contract/errors'

/** A business refusal: thrown by commands and handlers, answered as `{ code, message, results }` on HTTP 200. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: ErrorCodeValue,
    message: string,
    readonly results: unknown = null
  ) {
    super(message)
  }
}

/** Input that the schema cannot judge (20001). */
export const badInput = (message: string, results: unknown = null) =>
  new Refusal(ErrorCode.badParameter, message, results)

/** The session is gone: the client logs in again (3). */
export const tokenInvalid = () =>
  new Refusal(ErrorCode.tokenInvalid, '您还没有登录，或者登录超时，请重新登录')

/** The access token ran out: the client refreshes it (2). */
export const sessionExpired = () => new Refusal(ErrorCode.sessionExpired, '登录已过期')
