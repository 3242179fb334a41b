import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
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
import type { Session } from '@/contract/dto/auth'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode, normalizeCode } from '@/contract/errors'
import { buildApp } from '../app'
import { loadConfig, type Config } from '../config'
import type { Database } from '../db/client'
import { handlers } from '../handlers'
import type { Handlers } from '../http/context'
import { openTestDatabase } from './test-database'

/** A Wednesday morning; seeds of tests are relative to it. */
export const TEST_NOW = new Date('2026-05-20T10:00:00+08:00')

export interface TestAnswer<R> {
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

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: Database
  readonly config: Config
  readonly clock: { now: () => Date; set(at: Date): void; advance(ms: number): void }
  /** Calls as the client does: fills the path, signs, seals, opens. */
  call<N extends EndpointName>(
    name: N,
    input: InputOf<N>,
    options?: CallOptions
  ): Promise<TestAnswer<ResultsOf<N>>>
  /** The same with input that the types forbid. */
  callRaw(name: EndpointName, input: unknown, options?: CallOptions): Promise<TestAnswer<unknown>>
  /** SMS code and login; moves the clock past the 60 s between sends when needed. */
  login(phone: string, device?: string): Promise<Session>
  close(): Promise<void>
}

export interface TestAppOptions {
  now?: Date
  /** false: tables only. */
  seed?: boolean
  env?: Record<string, string>
  /** Stand in for the real ones: for tests of what surrounds a handler. */
  handlers?: Partial<Handlers>
}

const nonce = () => randomBytes(12).toString('base64url')

/** The whole server in this process, on a database of its own, with a clock that stands still. */
export async function createTestApp({
  now = TEST_NOW,
  seed = true,
  env = {},
  handlers: replaced = {}
}: TestAppOptions = {}): Promise<TestApp> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent', DEMO: '1', RATE_LIMIT: '0', ...env }, process.cwd())
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { config } = loaded
  let at = now
  const clock = {
    now: () => at,
    set: (next: Date) => void (at = next),
    advance: (ms: number) => void (at = new Date(at.getTime() + ms))
  }
  const database = await openTestDatabase(seed ? { now, demo: true } : null)
  const app = await buildApp({
    config,
    database,
    now: clock.now,
    handlers: { ...handlers, ...replaced },
    checkResults: true
  })

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
    const timestamp = String(at.getTime())
    const signed = { method: row.method, path: row.path, timestamp, nonce: nonce(), body }
    const token = options.token ?? session?.token
    const response = await app.inject({
      method: row.method,
      url: `${options.prefix ?? '/api'}${path}${query ? `?${query}` : ''}`,
      headers: {
        ...(token ? { token } : {}),
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

  async function login(phone: string, device?: string): Promise<Session> {
    const options = device ? { device } : {}
    let sent = await call('auth.sendCode', { mobile: phone }, options)
    if (sent.code === ErrorCode.tooManyRequests) {
      clock.advance(60_000)
      sent = await call('auth.sendCode', { mobile: phone }, options)
    }
    const answer = await call('auth.login', { mobile: phone, code: sent.results.demoCode ?? '' }, options)
    if (answer.code !== ErrorCode.ok) throw new Error(`login failed: ${answer.message}`)
    return answer.results
  }

  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, database, config, clock, call, callRaw, login, close }
}

function unseal(keys: ChannelKeys, context: string, results: unknown): unknown {
  const res = typeof results === 'object' && results !== null && 'res' in results ? results.res : null
  if (typeof res !== 'string') return results
  const plain = open(keys.answer, keys.kid, context, res)
  if (plain === null) throw new Error('the answer does not open with the keys of the call')
  return JSON.parse(plain)
}
