import type { CallServer } from '@/contract/call-servers'
import type { ClientCall, InputOf, ResultsOf } from '@/contract/catalogue'
import { firstEndpoints } from '@/contract/first-endpoints'
import type { EndpointMeta } from '@/contract/endpoint'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT, normalizeCode } from '@/contract/errors'
import { fillPath, queryOf } from '@/contract/url'
import { apiPrefix } from '@/contract/channels'
import { createTaskQueue } from '@/platform/scheduler/tasks'
import type { CancelSignal } from '../order/cancel'
import type { ServerClock } from './clock'
import { callHeaders } from './headers'
import type { HttpRequest, HttpResponse } from './http-types'
import type { SecureChannel } from './secure-channel'

/** What the client sends of a session with every call; the session store implements it. */
export interface Credentials {
  readonly token: string | null
  /** 50 web, 66 mini-program channel, 68 partner bank (§1). */
  readonly comefrom: string
  /** Random, made once for a device: a guest's slot hold hangs on it until login adopts it. */
  readonly deviceToken: string
  /** Invite ids that login calls carry (§7). */
  readonly inviteIds: Readonly<Record<string, string>>
}

/** Session trouble is somebody else's: `renew` renews or rejects, `invalidate` ends the session. */
export interface SessionKeeper {
  /** Another one with each person. */
  readonly era: number
  credentials(): Credentials
  /** Resolves once a token that came in the address is traded, or found worthless; rejects while the line is down. */
  ready(): Promise<void>
  /** Runs `attempt` again after renewing the session; single-flight, ten shared tries (§8). */
  renew(failedToken: string | null): Promise<void>
  /** A call went through: the shared tries start anew. */
  renewed(): void
  /** Code 3: the session is over. */
  invalidate(failure: CallError): void
}

export interface CallDeps {
  /** @param server that answers the call, where it is another one */
  readonly origin: (server?: CallServer) => string
  readonly send: (request: HttpRequest, signal?: CancelSignal) => Promise<HttpResponse>
  readonly session: SessionKeeper
  readonly secure: SecureChannel
  readonly clock: ServerClock
  readonly loading: { begin(): void; end(): void }
}

interface CallOptions {
  readonly signal?: CancelSignal
  /** One key an intention; it survives a reload with the draft. */
  readonly idempotencyKey?: string
  /** Off for background polls of a call that usually shows the animation. */
  readonly showLoading?: boolean
}

export type Call = <N extends ClientCall>(
  name: N,
  input: InputOf<N>,
  options?: CallOptions
) => Promise<ResultsOf<N>>

const LOGIN_CALLS: ReadonlySet<ClientCall> = new Set(['auth.login', 'auth.silent', 'auth.thirdLogin'])

/** Their input holds the token: what they answer is about that one, not about the session. */
const TOKEN_CALLS: ReadonlySet<ClientCall> = new Set([
  'auth.refresh',
  'auth.thirdLogin',
  'auth.tokenOwner',
  'auth.wxTokenCheck'
])

/** The sealed `res` of an answer; it takes the place of the results. */
function sealedOf(json: Readonly<Record<string, unknown>>): string | null {
  const { results } = json
  const res = typeof results === 'object' && results !== null && 'res' in results ? results.res : json['res']
  return typeof res === 'string' ? res : null
}

/** Region lists say by `error_code` how they ended (§7), everything else by `code`. */
function codeOf(meta: EndpointMeta, json: Readonly<Record<string, unknown>>): number {
  if (meta.envelope !== 'geo') return normalizeCode(json)
  const { error_code: error } = json
  if (String(error) === '0') return ErrorCode.ok
  const code = normalizeCode(error === undefined ? json : { ...json, code: error })
  return code === ErrorCode.ok ? ErrorCode.badAnswer : code
}

/** The server does not know the key of a sealed or signed call (any more). */
function isKeyUnknown({ code, results }: CallError): boolean {
  if (code !== ErrorCode.badParameter || typeof results !== 'object' || results === null) return false
  return 'reason' in results && results.reason === 'key'
}

const isFirst = (name: ClientCall): name is keyof typeof firstEndpoints => name in firstEndpoints

/** The row of a single page's call: where it cannot be fetched, the call fails as one without network. */
async function laterRow(name: Exclude<ClientCall, keyof typeof firstEndpoints>): Promise<EndpointMeta> {
  const { laterEndpoints } = await import('@/contract/later-endpoints').catch(() => {
    throw new CallError(ErrorCode.network, NETWORK_ERROR_TEXT)
  })
  return laterEndpoints[name]
}

/**
 * The typed client. Answers `results` of code 1; every other end is a `CallError` whose code the catalogue names.
 * It shows nothing: pages hand what they do not understand to `presentError`.
 */
export function createCall(deps: CallDeps): Call {
  const turn = createTaskQueue()

  /** Its person has gone: it is not made in the name of the next one, nor does it tell them anything. */
  const gone = (meta: EndpointMeta, era: number) => meta.auth !== 'none' && deps.session.era !== era
  const cancelled = () => new CallError(ErrorCode.cancelled, '')

  async function attempt(
    name: ClientCall,
    meta: EndpointMeta,
    input: object,
    options: CallOptions,
    era: number
  ) {
    await turn()
    if (gone(meta, era)) throw cancelled()
    const { token, comefrom, deviceToken, inviteIds } = deps.session.credentials()
    const { method, path: pattern } = meta
    const { path, rest } = fillPath(pattern, input as Record<string, unknown>)
    const context = `${method} ${pattern}`
    const headers: Record<string, string> = {
      ...callHeaders({ comefrom, deviceToken, token, tokenHeader: meta.tokenHeader }),
      ...(LOGIN_CALLS.has(name) ? inviteIds : {}),
      ...(meta.idempotent && options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {})
    }
    let body: string | undefined
    if (method === 'POST') {
      body = JSON.stringify(
        meta.encrypted ? { req: await deps.secure.seal(context, JSON.stringify(rest)) } : rest
      )
      headers['content-type'] = 'application/json'
    }
    const query = body === undefined ? queryOf(rest) : ''
    if (meta.signed) Object.assign(headers, await deps.secure.sign(method, path + query, body ?? ''))
    const url = `${deps.origin(meta.server)}${apiPrefix(Number(comefrom))}${path}${query}`

    const response = await deps.send(
      { url, method, headers, ...(body === undefined ? {} : { body }) },
      options.signal
    )
    if (response.serverTime !== null) deps.clock.learn(response.serverTime)
    if (!response.json) {
      if (response.status === 401) throw new CallError(ErrorCode.httpUnauthorized, '')
      throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
    }
    const code = codeOf(meta, response.json)
    const message = typeof response.json['message'] === 'string' ? response.json['message'] : ''
    const results = await unwrap(meta, context, response.json)
    if (code !== ErrorCode.ok) throw new CallError(code, message, results)
    return results
  }

  async function unwrap(meta: EndpointMeta, context: string, json: Readonly<Record<string, unknown>>) {
    if (meta.encrypted) {
      const sealed = sealedOf(json)
      if (sealed !== null) return deps.secure.open(context, sealed)
    }
    if (meta.envelope === 'wx')
      return (json['appResultList'] as { results?: unknown } | undefined)?.results ?? null
    return json['results'] ?? json['result'] ?? null
  }

  async function withSession(
    name: ClientCall,
    meta: EndpointMeta,
    input: object,
    options: CallOptions,
    era: number
  ): Promise<unknown> {
    let keyRenewed = false
    if (meta.auth !== 'none') await deps.session.ready()
    for (;;) {
      const { token } = deps.session.credentials()
      try {
        const results = await attempt(name, meta, input, options, era)
        if (gone(meta, era)) throw cancelled()
        // Where the server does not look at the token, success says nothing about it.
        if (token && meta.auth !== 'none') deps.session.renewed()
        return results
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (isKeyUnknown(error) && !keyRenewed) {
          keyRenewed = true
          deps.secure.forget()
          continue
        }
        if (TOKEN_CALLS.has(name)) throw error
        if (gone(meta, era) && deps.session.credentials().token !== null) throw cancelled()
        if (error.code === ErrorCode.sessionExpired) await deps.session.renew(token)
        else {
          if (error.code === ErrorCode.tokenInvalid) deps.session.invalidate(error)
          throw error
        }
      }
    }
  }

  return async <N extends ClientCall>(name: N, input: InputOf<N>, options: CallOptions = {}) => {
    const { era } = deps.session
    const meta: EndpointMeta = isFirst(name) ? firstEndpoints[name] : await laterRow(name)
    const animated = options.showLoading ?? meta.showLoading ?? false
    if (animated) deps.loading.begin()
    try {
      // The row ties the name to its results; the wire itself is checked on the server.
      return (await withSession(name, meta, input as object, options, era)) as ResultsOf<N>
    } finally {
      if (animated) deps.loading.end()
    }
  }
}
