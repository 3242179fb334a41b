import { TOAST_MS } from '@/domain/constants'

/**
 * The error catalogue (§8): every code a call can end with and what the client does about it.
 * Transport failures are codes too (negative numbers), so that nothing outside knows of HTTP.
 */
export const ErrorCode = {
  network: -1,
  timeout: -2,
  badAnswer: -3,
  cancelled: -4,
  httpUnauthorized: -401,
  httpRejected: -400,
  ok: 1,
  business: 0,
  sessionExpired: 2,
  tokenInvalid: 3,
  thirdPartyAuthorize: 33,
  serviceUnavailable: 503,
  forbidden: 403,
  notFound: 404,
  tooManyRequests: 429,
  badParameter: 20001,
  oauthTokenInvalid: 21315,
  quotaFull: 27002,
  scheduleChanged: 27003,
  priceChanged: 27004,
  offShelf: 27005,
  personUnfit: 27006,
  discountUnavailable: 27007,
  duplicateOrder: 27008,
  crossBorderQuantity: 27101,
  crossBorderAmount: 27102,
  crossBorderAnnual: 27103,
  crossBorderPayer: 27104,
  holdExpired: 27201,
  waitlistFull: 27202,
  cardRefused: 27301,
  cardBound: 27302,
  cardExpired: 27303,
  captchaWrong: 27304,
  realNameMismatch: 28001,
  realNameUnknown: 28002,
  realNameBusy: 28003,
  notice: 40002,
  addTogether: 40003,
  deleteTogether: 40004,
  bankLoginFailed: 50001,
  exitAndRetry: 50002,
  noticeClose: 50003
} as const

type ErrorCodeName = keyof typeof ErrorCode
export type ErrorCodeValue = (typeof ErrorCode)[ErrorCodeName]

/** What `present-error` does with a code. `caller` leaves it to the page that made the call. */
export type Reaction =
  | { kind: 'silent' }
  | { kind: 'caller' }
  | { kind: 'toast'; text?: string; ms: number; icon?: 'info' }
  | { kind: 'network' }
  | { kind: 'logout'; text: string }
  | { kind: 'authorize' }
  | { kind: 'alert'; title: string }
  | { kind: 'exit'; suffix: string }
  | { kind: 'bankLogin' }

/** Whoever is not logged in, or not any more (§8). */
export const LOGIN_NOTICE = '您还没有登录，或者登录超时，请重新登录'

const CALLER: Reaction = { kind: 'caller' }
const MESSAGE: Reaction = { kind: 'toast', ms: TOAST_MS }
/** Of the codes that the configuration names as failures of the real-name check (§8). */
export const REAL_NAME_REACTION: Reaction = {
  kind: 'toast',
  text: '实名校验失败',
  ms: TOAST_MS,
  icon: 'info'
}

/** `code -> reaction`; a code that is not listed shows its message (or 网络错误 when it has none). */
export const REACTIONS: Readonly<Record<number, Reaction>> = {
  [ErrorCode.network]: { kind: 'network' },
  [ErrorCode.timeout]: { kind: 'network' },
  [ErrorCode.badAnswer]: { kind: 'network' },
  [ErrorCode.cancelled]: { kind: 'silent' },
  [ErrorCode.httpUnauthorized]: { kind: 'silent' },
  [ErrorCode.httpRejected]: MESSAGE,
  [ErrorCode.business]: MESSAGE,
  [ErrorCode.badParameter]: MESSAGE,
  [ErrorCode.sessionExpired]: { kind: 'logout', text: LOGIN_NOTICE },
  [ErrorCode.tokenInvalid]: { kind: 'logout', text: LOGIN_NOTICE },
  [ErrorCode.oauthTokenInvalid]: { kind: 'logout', text: LOGIN_NOTICE },
  [ErrorCode.thirdPartyAuthorize]: { kind: 'authorize' },
  [ErrorCode.serviceUnavailable]: { kind: 'toast', text: '服务异常', ms: TOAST_MS },
  [ErrorCode.notFound]: CALLER,
  [ErrorCode.tooManyRequests]: MESSAGE,
  [ErrorCode.quotaFull]: CALLER,
  [ErrorCode.scheduleChanged]: CALLER,
  [ErrorCode.priceChanged]: CALLER,
  [ErrorCode.offShelf]: CALLER,
  [ErrorCode.personUnfit]: CALLER,
  [ErrorCode.discountUnavailable]: CALLER,
  [ErrorCode.duplicateOrder]: CALLER,
  [ErrorCode.holdExpired]: CALLER,
  [ErrorCode.addTogether]: CALLER,
  [ErrorCode.deleteTogether]: CALLER,
  [ErrorCode.notice]: { kind: 'alert', title: '温馨提示' },
  [ErrorCode.noticeClose]: { kind: 'alert', title: '温馨提示' },
  [ErrorCode.exitAndRetry]: { kind: 'exit', suffix: '请退出重试' },
  [ErrorCode.bankLoginFailed]: { kind: 'bankLogin' }
}

/** Default notice, and the page-level one beside its retry link (§8). */
export const NETWORK_ERROR_TEXT = '网络错误'
export const NETWORK_RETRY_TEXT = '网络错误，请重新加载'

/** Codes arrive as number or string, and `error_code` 21315 means the token is invalid: normalise once. */
export function normalizeCode(raw: { code?: unknown; error_code?: unknown }): number {
  if (String(raw.error_code) === String(ErrorCode.oauthTokenInvalid)) return ErrorCode.tokenInvalid
  const code = typeof raw.code === 'string' && raw.code.trim() === '' ? NaN : Number(raw.code)
  return Number.isInteger(code) ? code : ErrorCode.badAnswer
}

/** A call that ended with another code than 1. `results` carries what the code promises (27002, 27004, 27008, 40003…). */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly code: number,
    message: string,
    readonly results: unknown = null
  ) {
    super(message)
  }
}

/** What helps after a failure. `gone`: what a link names is not there, somebody else's, or cannot be a name at all; nothing helps. */
type ErrorGroup = 'retry' | 'login' | 'chooseAgain' | 'gone'

const GROUPS: Readonly<Record<number, ErrorGroup>> = {
  [ErrorCode.network]: 'retry',
  [ErrorCode.timeout]: 'retry',
  [ErrorCode.badAnswer]: 'retry',
  [ErrorCode.httpUnauthorized]: 'login',
  [ErrorCode.sessionExpired]: 'login',
  [ErrorCode.tokenInvalid]: 'login',
  [ErrorCode.oauthTokenInvalid]: 'login',
  [ErrorCode.quotaFull]: 'chooseAgain',
  [ErrorCode.holdExpired]: 'chooseAgain',
  [ErrorCode.notFound]: 'gone',
  [ErrorCode.badParameter]: 'gone'
}

/** The group of a code, or of a failure that may have none; null for a code of its own. */
export function groupOf(failure: unknown): ErrorGroup | null {
  const code = failure instanceof CallError ? failure.code : failure
  return (typeof code === 'number' && GROUPS[code]) || null
}

/** After these nobody knows whether the request was carried out: the same idempotency key asks again. */
const UNDECIDED: readonly number[] = [
  ErrorCode.network,
  ErrorCode.timeout,
  ErrorCode.badAnswer,
  ErrorCode.cancelled,
  ErrorCode.httpUnauthorized,
  ErrorCode.sessionExpired,
  ErrorCode.tokenInvalid,
  ErrorCode.serviceUnavailable,
  ErrorCode.tooManyRequests
]

/** True while a failed request may still have taken effect; its key must not be given up. */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof CallError) || UNDECIDED.includes(error.code)
}
