import Taro from '@tarojs/taro'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import { takeFirstAnswer } from '@/platform/first-paint/answers'
import type { FirstAnswer } from '@/platform/first-paint/types'
import type { CancelSignal } from '../order/cancel'
import type { HttpRequest, HttpResponse } from './http-types'

/** A request gives up after this long, in ms. */
const TIMEOUT_MS = 15_000

const isTimeout = (error: unknown): boolean =>
  /time\s?out/i.test(
    String(typeof error === 'object' && error !== null && 'errMsg' in error ? error.errMsg : error)
  )

/**
 * The one place that calls Taro.request. Knows no code of ours: it answers what came, or throws a `CallError` with
 * `network`, `timeout` or `cancelled`.
 */
export async function send(request: HttpRequest, signal?: CancelSignal): Promise<HttpResponse> {
  if (signal?.aborted) throw new CallError(ErrorCode.cancelled, '')
  const asked = takeFirstAnswer(request.url + (request.body ?? ''))
  const first = asked && (await asked)
  if (first) return responseOf(first)
  const task = Taro.request<unknown, string>({
    url: request.url,
    method: request.method,
    header: request.headers,
    ...(request.body === undefined ? {} : { data: request.body }),
    dataType: 'text',
    responseType: 'text',
    timeout: TIMEOUT_MS
  })
  const stop = signal?.onAbort?.(() => task.abort?.())
  try {
    return responseOf(await task)
  } catch (error) {
    if (signal?.aborted) throw new CallError(ErrorCode.cancelled, '')
    throw new CallError(isTimeout(error) ? ErrorCode.timeout : ErrorCode.network, NETWORK_ERROR_TEXT)
  } finally {
    stop?.()
  }
}

const responseOf = ({ statusCode, data, header }: FirstAnswer): HttpResponse => ({
  status: statusCode,
  json: parse(data),
  serverTime: dateOf(header)
})

function parse(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data === 'object') return data === null ? null : { ...data }
  try {
    const value: unknown = JSON.parse(String(data))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function dateOf(headers: unknown): number | null {
  if (typeof headers !== 'object' || headers === null) return null
  const entry = Object.entries(headers).find(([name]) => name.toLowerCase() === 'date')
  const time = entry ? Date.parse(String(entry[1])) : NaN
  return Number.isNaN(time) ? null : time
}
