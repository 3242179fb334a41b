import { sessionDeps } from '@/../tests/support/device'
import { CallError, ErrorCode } from '@/contract/errors'
import type { ClientCall } from '@/contract/catalogue'
import type { Session } from '@/services/account/account'
import type { Call } from '@/services/http/call'
import { shellEnd, type ShellEnd } from './late-pages'
import { checkMiniProgram } from './mini-program'
import { SessionStore } from './session'

const NOW = 1_780_000_000_000
const sessionOf = (token: string, id = 'u1'): Session => ({
  token,
  refreshToken: `refresh-${token}`,
  kid: 'k1',
  sessionSecret: 's',
  account: { id, mobile: '10000000001', name: '', idType: 1, idNumber: '' }
})
const failed = (code: number) => new CallError(code, '')

interface Given {
  readonly comefrom?: string
  readonly silent?: boolean
  readonly answers?: Partial<Record<ClientCall, () => Promise<unknown>>>
}
function shell({ comefrom = '66', silent = false, answers = {} }: Given = {}) {
  const made: unknown[] = []
  const session = new SessionStore({
    ...sessionDeps(NOW),
    comefrom,
    refresh: async () => sessionOf('t2')
  })
  const call = (async (name: ClientCall, input: object) => {
    made.push([name, input])
    return answers[name]?.() ?? {}
  }) as Call
  const login = { silent, credential: async () => (silent ? 'wx-code' : null) }
  return {
    ...{ session, made, answers },
    end: () => shellEnd({ session, call }, login),
    enter: () => checkMiniProgram({ session, call }, login)
  }
}
const VERIFY = ['auth.wxTokenVerify', {}]
const checkOf = (token: string) => ['auth.wxTokenCheck', { token, comefrom: '66' }]

test('R4.9 R7.32 on channel 66 the first check is without parameters, the second with token and channel', async () => {
  const { session, made, end } = shell()
  session.begin(sessionOf('t1'))
  expect([await end(), made]).toEqual(['open', [VERIFY, checkOf('t1')]])
})

test('on another channel nothing is checked, and all is open', async () => {
  const { session, made, end } = shell({ comefrom: '50' })
  session.begin(sessionOf('t1'))
  expect([await end(), made]).toEqual(['open', []])
})

test.each<[string, ClientCall, number, ShellEnd]>([
  ['the first says no', 'auth.wxTokenVerify', ErrorCode.business, 'closed'],
  ['the second says no', 'auth.wxTokenCheck', ErrorCode.business, 'closed'],
  ['the token is worthless', 'auth.wxTokenCheck', ErrorCode.tokenInvalid, 'closed'],
  ['the line is down', 'auth.wxTokenVerify', ErrorCode.network, 'offline'],
  ['it never answers', 'auth.wxTokenCheck', ErrorCode.timeout, 'offline'],
  ['its answer is none', 'auth.wxTokenCheck', ErrorCode.badAnswer, 'offline'],
  ['the server is down', 'auth.wxTokenCheck', ErrorCode.serviceUnavailable, 'offline']
])('R4.10 %s', async (_what, name, code, ended) => {
  const { session, made, answers, end, enter } = shell({
    answers: { [name]: () => Promise.reject(failed(code)) }
  })
  session.begin(sessionOf('t1'))
  await enter()
  expect(await end()).toBe(ended)
  const before = made.length
  Reflect.deleteProperty(answers, name)
  // Decided until a reload; what nobody answered is asked again.
  expect([await end(), made.length > before]).toEqual(ended === 'closed' ? ['closed', false] : ['open', true])
})

test('the entry’s checks are those that a page waits for, before and after they have ended', async () => {
  const { session, made, end, enter } = shell()
  session.begin(sessionOf('t1'))
  expect(await Promise.all([enter(), end(), end()])).toEqual([undefined, 'open', 'open'])
  session.begin(sessionOf('t2'))
  await enter()
  expect([await end(), made.length]).toEqual(['open', 2])
})

test('a guest has no token to check; a login, and another person, are checked anew', async () => {
  const { session, made, end } = shell()
  expect([await end(), made]).toEqual(['guest', []])
  session.begin(sessionOf('t1'))
  expect(await end()).toBe('open')
  session.begin(sessionOf('t9', 'u2'))
  expect(await end()).toBe('open')
  expect(made).toEqual([VERIFY, checkOf('t1'), VERIFY, checkOf('t9')])
})

test('a token that ran out is renewed, and the new one checked', async () => {
  let first = true
  const { session, made, end } = shell({
    answers: {
      'auth.wxTokenCheck': async () => {
        if (!first) return {}
        first = false
        throw failed(ErrorCode.sessionExpired)
      }
    }
  })
  session.begin(sessionOf('t1'))
  expect([await end(), made]).toEqual(['open', [VERIFY, checkOf('t1'), VERIFY, checkOf('t2')]])
})

test('a host with a credential of its own is checked at each entry', async () => {
  const { session, made, enter } = shell({ silent: true })
  session.begin(sessionOf('t1'))
  await enter()
  await enter()
  expect(made.slice(2)).toEqual([
    VERIFY,
    ['auth.wxTokenCheck', { token: 't1', comefrom: '66', code: 'wx-code' }]
  ])
})
