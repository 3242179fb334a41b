import { randomBytes } from 'node:crypto'
import { catalogue, type EndpointName, type InputOf, type ResultsOf } from '@/contract/catalogue'
import {
  agreedKeys,
  base64urlEncode,
  IV_BYTES,
  open,
  seal,
  sessionKeys,
  sign,
  type ChannelKeys
} from '@/contract/crypto'
import type { Session } from '@/contract/auth/dto/auth'
import type { EndpointMeta } from '@/contract/endpoint'
import { normalizeCode } from '@/contract/errors'

interface TestAnswer<R> {
  status: number
  code: number
  message: string
  /** Opened when the call is encrypted. */
  results: R
  /** The body as it came. */
  raw: Record<string, unknown>
  headers: Record<string, unknown>
}

export interface CallOptions {
  session?: Session | null
  /** A token without its session: for calls that must fail. */
  token?: string
  headers?: Record<string, string>
  device?: string
  idempotencyKey?: string
  /** Signature headers to send instead of true ones. */
  signature?: Record<string, string>
  prefix?: '/api' | '/wxappapi'
}

/** A call as it goes over the wire, and what comes back. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
}
export interface WireAnswer {
  statusCode: number
  headers: Record<string, unknown>
  json<T>(): T
}

export interface Caller {
  /** Calls as the client does: fills the path, signs, seals, opens. */
  call<N extends EndpointName>(
    name: N,
    input: InputOf<N>,
    options?: CallOptions
  ): Promise<TestAnswer<ResultsOf<N>>>
  /** The same with input that the types forbid. */
  callRaw(name: EndpointName, input: unknown, options?: CallOptions): Promise<TestAnswer<unknown>>
}

const nonce = () => randomBytes(12).toString('base64url')

/** A client of the catalogue over any transport. */
export function createCaller(now: () => Date, send: (request: WireRequest) => Promise<WireAnswer>): Caller {
  async function agree(): Promise<ChannelKeys> {
    const x = base64urlEncode(randomBytes(32))
    const { results } = await call('auth.keys', { x })
    return agreedKeys(results.kid, x, results.secret)
  }

  async function callRaw(
    name: EndpointName,
    input: unknown,
    options: CallOptions = {}
  ): Promise<TestAnswer<unknown>> {
    const row: EndpointMeta = catalogue[name]
    const { session } = options
    const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
    const params = new Map(fields)
    const path = row.path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(String(params.get(key) ?? ''))
    )
    const rest = fields.filter(([key, value]) => value !== undefined && !row.path.includes(`:${key}`))
    const query =
      row.method === 'GET'
        ? new URLSearchParams(rest.map(([key, value]): [string, string] => [key, String(value)])).toString()
        : ''
    const keys = session
      ? sessionKeys(session.kid, session.sessionSecret)
      : row.encrypted || row.signed
        ? await agree()
        : null

    const plain = JSON.stringify(Array.isArray(input) ? input : Object.fromEntries(rest))
    const context = `${row.method} ${row.path}`
    const body =
      keys && row.encrypted
        ? JSON.stringify({ req: seal(keys.request, keys.kid, context, plain, randomBytes(IV_BYTES)) })
        : plain
    const timestamp = String(now().getTime())
    const address = `${path}${query ? `?${query}` : ''}`
    const signed = { method: row.method, path: address, timestamp, nonce: nonce(), body }
    const token = options.token ?? session?.token
    const response = await send({
      method: row.method,
      url: `${options.prefix ?? '/api'}${address}`,
      headers: {
        ...(token ? { [row.tokenHeader ?? 'token']: token } : {}),
        ...(options.device ? { devicetoken: options.device } : {}),
        ...(row.idempotent ? { 'idempotency-key': options.idempotencyKey ?? nonce() } : {}),
        ...(row.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(keys && row.signed
          ? (options.signature ?? {
              signature: sign(keys.signing, signed),
              timestamp,
              nonce: signed.nonce,
              ...(session ? {} : { kid: keys.kid })
            })
          : {}),
        ...options.headers
      },
      ...(row.method === 'GET' ? {} : { payload: body })
    })
    const raw = response.json<Record<string, unknown>>()
    return {
      status: response.statusCode,
      code: normalizeCode(raw),
      message: String(raw['message']),
      results: keys && row.encrypted ? unseal(keys, context, raw['results']) : raw['results'],
      raw,
      headers: response.headers
    }
  }

  async function call<N extends EndpointName>(
    name: N,
    input: InputOf<N>,
    options?: CallOptions
  ): Promise<TestAnswer<ResultsOf<N>>> {
    const answer = await callRaw(name, input, options)
    return { ...answer, results: answer.results as ResultsOf<N> }
  }

  return { call, callRaw }
}

function unseal(keys: ChannelKeys, context: string, results: unknown): unknown {
  const res = typeof results === 'object' && results !== null && 'res' in results ? results.res : null
  if (typeof res !== 'string') return results
  const plain = open(keys.answer, keys.kid, context, res)
  if (plain === null) throw new Error('the answer does not open with the keys of the call')
  return JSON.parse(plain)
}
