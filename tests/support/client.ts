import { createCall, type CallDeps, type SessionKeeper } from '@/services/http/call'
import { ServerClock } from '@/services/http/clock'
import type { HttpRequest, HttpResponse } from '@/services/http/http-types'
import { createSecureChannel, type SecureDeps } from '@/services/http/secure-channel'

export const SECRET = { kid: 'k1', sessionSecret: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
export const NOW = 1_780_000_000_000

interface Setup {
  answers: (request: HttpRequest, count: number) => Partial<HttpResponse> & { json?: HttpResponse['json'] }
  session?: Partial<SessionKeeper>
  comefrom?: string
  token?: string | null
  secret?: typeof SECRET | null
  agree?: SecureDeps['agree']
}

const agreePre: SecureDeps['agree'] = async (x) => ({ kid: 'pre', secret: x, expiresIn: 60 })

/** The typed client over answers of a test; what it sent is in `sent`. */
export function setup({
  answers,
  session = {},
  comefrom = '50',
  token = 't1',
  secret = SECRET,
  agree = agreePre
}: Setup) {
  const sent: HttpRequest[] = []
  const loading: string[] = []
  const keeper: SessionKeeper & { era: number } = {
    era: 0,
    credentials: () => ({ token, comefrom, deviceToken: 'd1', inviteIds: { inviteid: 'i9' } }),
    ready: async () => undefined,
    renew: async () => undefined,
    renewed: () => undefined,
    invalidate: () => undefined,
    ...session
  }
  const clock = new ServerClock(() => NOW)
  const send: CallDeps['send'] = async (request) => {
    sent.push(request)
    return { status: 200, serverTime: null, json: null, ...answers(request, sent.length) }
  }
  const secure = createSecureChannel({
    secret: () => secret,
    agree,
    randomBytes: async (size) => new Uint8Array(size).fill(5),
    now: clock.now
  })
  const call = createCall({
    origin: (server) => `https://${server ?? 'shop'}.test`,
    send,
    session: keeper,
    secure,
    clock,
    loading: { begin: () => loading.push('on'), end: () => loading.push('off') }
  })
  return { call, sent, loading, clock, keeper }
}

export const ok = (results: unknown) => ({ json: { code: 1, message: '', results } })
