import type { FastifyInstance } from 'fastify'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { buildApp } from '../app'
import type { CallWatch } from '../app-parts'
import { loadConfig, type Config } from '../config'
import type { Database } from '../db/client'
import { handlers } from '../handlers'
import type { Handlers } from '../http/context'
import type { Gateway } from '../money/gateway'
import { connectPayments, type Payments } from '../gateway/payments'
import { sandbox as makeSandbox } from '../sandbox'
import { createCaller, type Caller } from './caller'
import { outsideTransactions } from './outside-transactions'
import { openTestDatabase } from './test-database'

/** A Wednesday morning; seeds of tests are relative to it. */
export const TEST_NOW = new Date('2026-05-20T10:00:00+08:00')

export interface TestApp extends Caller {
  readonly app: FastifyInstance
  readonly database: Database
  /** Fails when it is called inside a transaction. */
  readonly gateway: Gateway
  readonly bills: Payments['bills']
  readonly config: Config
  readonly clock: {
    now: () => Date
    set(at: Date): void
    advance(ms: number): void
    /** From now on it is so much later at each look, as a clock that goes is; 0: it stands still again. In ms. */
    goOnBy(ms: number): void
  }
  /** SMS code and login; moves the clock past the 60 s between sends when needed. */
  login(phone: string, device?: string, headers?: Record<string, string>): Promise<Session>
  close(): Promise<void>
}

export interface TestAppOptions {
  now?: Date
  /** false: tables only. */
  seed?: boolean
  /** One that is ready, instead of a new one. */
  database?: Database
  env?: Record<string, string>
  /** Stand in for the real ones: for tests of what surrounds a handler. */
  handlers?: Partial<Handlers>
  /** Stands between the shop and the sandbox: a gateway that dies or is slow. */
  gateway?: (sandbox: Gateway) => Gateway
  /** Counts what is called. */
  watch?: CallWatch
  /** Takes the log lines; `LOG_LEVEL` says which. */
  logTo?: { write(line: string): void }
}

/** The whole server in this process, on a database of its own, with a clock that stands still. */
export async function createTestApp({
  now = TEST_NOW,
  seed = true,
  database: ready,
  env = {},
  handlers: replaced = {},
  gateway: between = (sandbox) => sandbox,
  watch,
  logTo
}: TestAppOptions = {}): Promise<TestApp> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent', DEMO: '1', RATE_LIMIT: '0', ...env }, process.cwd())
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { config } = loaded
  let at = now
  let step = 0
  const clock = {
    now: () => (step === 0 ? at : (at = new Date(at.getTime() + step))),
    goOnBy: (ms: number) => void (step = ms),
    set: (next: Date) => void (at = next),
    advance: (ms: number) => void (at = new Date(at.getTime() + ms))
  }
  const database = ready ?? (await openTestDatabase(seed ? { now, demo: true } : null))
  const sandbox = config.production ? null : makeSandbox(database, clock.now)
  const payments = connectPayments(config, sandbox, clock.now)
  const { noticeDoors, bills } = payments
  const gateway = outsideTransactions(database, between(payments.gateway))
  const app = await buildApp({
    config,
    database,
    gateway,
    noticeDoors,
    sandbox,
    now: clock.now,
    handlers: { ...handlers, ...replaced },
    checkResults: true,
    ...(watch ? { watch } : {}),
    ...(logTo ? { logTo } : {})
  })

  const { call, callRaw } = createCaller(clock.now, (request) => app.inject(request))

  async function login(
    phone: string,
    device?: string,
    headers: Record<string, string> = {}
  ): Promise<Session> {
    const options = { ...(device ? { device } : {}), headers }
    let sent = await call('auth.sendCode', { mobile: phone }, options)
    // Within a minute of another device's the server asks for a check.
    if (sent.code === ErrorCode.tooManyRequests || sent.code === ErrorCode.captchaWrong) {
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
  return { app, database, gateway, bills, config, clock, call, callRaw, login, close }
}
