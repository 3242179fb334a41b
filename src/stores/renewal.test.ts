import { NOW, ok, SECRET, setup } from '@/../tests/support/client'
import { sessionDeps } from '@/../tests/support/device'
import { agreedKeys, open } from '@/contract/crypto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { Session } from '@/services/account/account'
import { SessionStore } from './session'

const sessionOf = (token: string): Session => ({
  token,
  refreshToken: `refresh-of-${token}`,
  kid: token,
  sessionSecret: SECRET.sessionSecret,
  account: { id: 'u1', mobile: '', name: '', idType: 1, idNumber: '' }
})

const unknownKey = { code: 20001, message: '安全连接已失效，请重试', results: { reason: 'key' } }

test('a key that the server has forgotten is agreed anew, and the call repeated once with it', async () => {
  let keys = 0
  const { call, sent } = setup({
    answers: (_, count) => (count === 1 ? { json: unknownKey } : ok({ done: true })),
    secret: null,
    token: null,
    agree: async (x) => ({ kid: `pre${(keys += 1)}`, secret: x, expiresIn: 60 })
  })
  await expect(call('auth.silent', { code: 'wx1' })).resolves.toEqual({ done: true })
  expect([keys, sent.length]).toEqual([2, 2])
  const seed = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU'
  const { req } = JSON.parse(sent[1]?.body ?? '') as { req: string }
  const second = agreedKeys('pre2', seed, seed)
  expect(open(second.request, 'pre2', 'POST /uniuser/silence/authorize', req)).toBe('{"code":"wx1"}')
})

test.each([
  ['a key that stays unknown', unknownKey, 2],
  ['another wrong parameter', { code: 20001, message: '参数不正确', results: null }, 1],
  ['a wrong parameter with another reason', { ...unknownKey, results: { reason: 'req' } }, 1]
])('%s is told, not asked for ever', async (_name, json, calls) => {
  const { call, sent } = setup({ answers: () => ({ json }), secret: null, token: null })
  await expect(call('auth.silent', { code: 'wx1' })).rejects.toMatchObject({
    code: ErrorCode.badParameter,
    message: json.message
  })
  expect(sent).toHaveLength(calls)
})

/** The path of a call that the server answers to anybody. */
const NO_LOGIN = '/lottery/float'

describe('a session that ends in mid-quote', () => {
  const quote = { customAddPackage: [], orgCode: 'H1001', productCode: 'CK1003', rtime: '2026-11-24' }

  function quoting(refresh: (count: number) => Promise<Session>, accepts: (token: string) => boolean) {
    let refreshes = 0
    const store = new SessionStore({ ...sessionDeps(NOW), refresh: () => refresh((refreshes += 1)) })
    store.begin(sessionOf('t0'))
    const { call, sent } = setup({
      answers: ({ headers, url }) =>
        accepts(headers['token'] ?? '') || url.includes(NO_LOGIN)
          ? ok(['priced'])
          : { json: { code: 2, message: '' } },
      session: {
        credentials: store.credentials,
        renew: store.renew,
        renewed: store.renewed,
        invalidate: store.invalidate
      }
    })
    const five = () => Promise.allSettled(Array.from({ length: 5 }, () => call('addon.quote', quote)))
    return { call, five, sent, store, refreshes: () => refreshes }
  }

  test('five requests in flight refresh exactly once, and each is answered with the new token', async () => {
    const { five, sent, refreshes } = quoting(
      async (count) => sessionOf(`t${count}`),
      (token) => token === 't1'
    )
    const ends = await five()
    expect(ends).toEqual(ends.map(() => ({ status: 'fulfilled', value: ['priced'] })))
    expect([refreshes(), sent.length]).toEqual([1, 10])
  })

  test('R8.3 five requests in flight share ten failed refreshes; each is refused, nothing is asked again', async () => {
    const { five, sent, store, refreshes } = quoting(
      async () => {
        throw new CallError(ErrorCode.serviceUnavailable, '')
      },
      () => false
    )
    const ends = await five()
    expect(ends.map((end) => end.status === 'rejected' && (end.reason as CallError).code)).toEqual(
      ends.map(() => ErrorCode.tokenInvalid)
    )
    expect([refreshes(), sent.length, store.isLoginedUser]).toEqual([10, 5, false])
  })

  test('R8.3 a call that needs no login goes through meanwhile: the ten tries stay shared', async () => {
    const { call, store, refreshes } = quoting(
      async () => {
        await call('home.lotteryFloat', {})
        throw new CallError(ErrorCode.serviceUnavailable, '')
      },
      () => false
    )
    await expect(call('addon.quote', quote)).rejects.toMatchObject({ code: ErrorCode.tokenInvalid })
    expect([refreshes(), store.isLoginedUser]).toEqual([10, false])
  })

  test('R8.2 tokens that are refused as soon as they are made end the same way', async () => {
    const { five, store, refreshes } = quoting(
      async (count) => sessionOf(`t${count}`),
      () => false
    )
    await five()
    expect([refreshes(), store.isLoginedUser]).toEqual([10, false])
  })
})
