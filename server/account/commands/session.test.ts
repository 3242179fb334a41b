import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { invitations } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

const DEMO = '10000000001'
const OTHER = '10000000006'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestApp
const who = async (session: Session) => (await server.call('auth.userInfo', {}, { session })).code
const refresh = (session: Session) => server.call('auth.refresh', { refreshToken: session.refreshToken })

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('R7.18 refresh', () => {
  test('R8.2 an access token that ran out answers 2 on HTTP 200, and the refreshed one works', async () => {
    const session = await server.login(DEMO)
    server.clock.advance(2 * HOUR_MS)
    expect(await server.call('auth.userInfo', {}, { session })).toMatchObject({
      status: 200,
      code: ErrorCode.sessionExpired
    })
    const next = await refresh(session)
    expect(next.code).toBe(ErrorCode.ok)
    expect(next.results.token).not.toBe(session.token)
    expect(next.results).toMatchObject({ kid: session.kid, sessionSecret: session.sessionSecret })
    expect(await who(next.results)).toBe(ErrorCode.ok)
  })

  test('R7.18 the old access token is told to refresh, not to log in again', async () => {
    const session = await server.login(DEMO)
    await refresh(session)
    expect(await who(session)).toBe(ErrorCode.sessionExpired)
  })

  test('R7.18 the same credential twice at once gives the same pair', async () => {
    const session = await server.login(DEMO)
    const [a, b] = await Promise.all([refresh(session), refresh(session)])
    expect(a.code).toBe(ErrorCode.ok)
    expect(b.results.token).toBe(a.results.token)
    expect(b.results.refreshToken).toBe(a.results.refreshToken)
    expect(await who(a.results)).toBe(ErrorCode.ok)
  })

  test('R7.18 a late twin within the grace gets the pair in force, even after another rotation', async () => {
    const session = await server.login(DEMO)
    const first = await refresh(session)
    const second = await refresh(first.results)
    server.clock.advance(9_000)
    const late = await refresh(session)
    expect(late.results.token).toBe(second.results.token)
    expect(await who(late.results)).toBe(ErrorCode.ok)
  })

  test('R7.18 a credential used again after the grace ends the session for thief and owner', async () => {
    const session = await server.login(DEMO)
    const next = await refresh(session)
    server.clock.advance(11_000)
    expect(await refresh(session)).toMatchObject({ status: 200, code: ErrorCode.tokenInvalid })
    expect(await who(next.results)).toBe(ErrorCode.tokenInvalid)
    expect((await refresh(next.results)).code).toBe(ErrorCode.tokenInvalid)
  })

  test('R7.18 the credential in the address is kept by no cache and sent on to no other page', async () => {
    const session = await server.login(DEMO)
    const { headers } = await refresh(session)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test('R7.18 a credential nobody gave is refused', async () => {
    expect((await server.call('auth.refresh', { refreshToken: 'x'.repeat(43) })).code).toBe(
      ErrorCode.tokenInvalid
    )
  })

  test('R7.18 who comes back within thirty days of the last refresh stays logged in', async () => {
    const first = await server.login(DEMO)
    server.clock.advance(20 * DAY_MS)
    const second = (await refresh(first)).results
    server.clock.advance(30 * DAY_MS - 1)
    const third = await refresh(second)
    expect(third.code).toBe(ErrorCode.ok)
    expect(await who(third.results)).toBe(ErrorCode.ok)
  })

  test('R8.4 after thirty days without use even the refresh credential is worthless', async () => {
    const session = await server.login(DEMO)
    server.clock.advance(30 * DAY_MS)
    expect((await refresh(session)).code).toBe(ErrorCode.tokenInvalid)
    expect(await who(session)).toBe(ErrorCode.tokenInvalid)
  })
})

describe('R6.2 who may call', () => {
  test('R6.2 a private call without a token answers 3 on HTTP 200', async () => {
    expect(await server.call('auth.userInfo', {})).toMatchObject({
      status: 200,
      code: ErrorCode.tokenInvalid
    })
  })

  test('R8.4 a forged token answers 3', async () => {
    expect((await server.callRaw('auth.userInfo', {}, { token: 'forged' })).code).toBe(ErrorCode.tokenInvalid)
  })

  test.each(['query', 'cookie'])('R6.1 the token may come as access_token in the %s', async (place) => {
    const { token } = await server.login(DEMO)
    const answer =
      place === 'query'
        ? await server.call('auth.userInfo', { access_token: token })
        : await server.call('auth.userInfo', {}, { headers: { cookie: `access_token=${token}` } })
    expect(answer).toMatchObject({ code: ErrorCode.ok, results: [{ account: { mobile: DEMO } }] })
  })

  test('R7.31 user info by an access_token carries the account of whom it belongs to, its mobile and a masked number', async () => {
    const [{ token }, other] = [await server.login(DEMO), await server.login('10000000002')]
    const answer = await server.call('auth.userInfo', { access_token: token })
    expect(answer.results).toMatchObject([{ account: { mobile: DEMO, id_number: '990***********011X' } }])
    const { results } = await server.call('auth.userInfo', { access_token: other.token })
    expect(results[0]?.account.mobile).toBe('10000000002')
  })

  test('R7.17 after logout token and refresh credential are worthless, other devices stay', async () => {
    const [mine, other] = [await server.login(DEMO), await server.login(DEMO)]
    expect((await server.call('auth.logout', {}, { session: mine })).code).toBe(ErrorCode.ok)
    expect(await who(mine)).toBe(ErrorCode.tokenInvalid)
    expect((await refresh(mine)).code).toBe(ErrorCode.tokenInvalid)
    expect(await who(other)).toBe(ErrorCode.ok)
  })

  test('R7.17 a guest may log out too', async () => {
    expect((await server.call('auth.logout', {})).code).toBe(ErrorCode.ok)
  })

  describe('R7.16 a token that came in an address is traded for a session', () => {
    const trade = (token: string) => server.call('auth.thirdLogin', { comefrom: '66', token })

    test('R7.16 the session is the same user’s and can seal calls; the token is worthless from then on', async () => {
      const session = await server.login(OTHER)
      const handed = await trade(session.token)
      expect(handed.results.userInfo.user_id).toBe('u1002')
      expect(handed.results.kid).not.toBe(session.kid)
      expect((await server.call('contacts.list', {}, { session: handed.results })).code).toBe(ErrorCode.ok)
      expect((await server.call('auth.userInfo', { access_token: session.token })).code).not.toBe(
        ErrorCode.ok
      )
      expect((await trade(session.token)).code).not.toBe(ErrorCode.ok)
    })

    test('R7.16 of two that trade the same token at once one gets a session', async () => {
      const { token } = await server.login(OTHER)
      const codes = (await Promise.all([trade(token), trade(token), trade(token)])).map(({ code }) => code)
      expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(1)
    })

    test('R7.16 who handed the token over renews theirs; the two sessions end each by itself', async () => {
      const session = await server.login(OTHER)
      const handed = await trade(session.token)
      expect(await who(session)).toBe(ErrorCode.sessionExpired)
      const next = (await refresh(session)).results
      expect(await who(next)).toBe(ErrorCode.ok)
      await server.call('auth.logout', {}, { session: next })
      expect(await who(handed.results)).toBe(ErrorCode.ok)
    })

    test('R7.16 a token of a session that ended opens none', async () => {
      const session = await server.login(OTHER)
      await server.call('auth.logout', {}, { session })
      expect((await trade(session.token)).code).toBe(ErrorCode.tokenInvalid)
    })
  })

  describe('§7 invite ids', () => {
    const invited = () =>
      server.database.db
        .select()
        .from(invitations)
        .then((rows) => rows.map(({ id: _id, createdAt: _at, ...row }) => row))

    test('a login keeps what invited the person, once; the first login is told from later ones', async () => {
      const headers = { inviteid: 'spring-7', inviteuserid: 'u1001' }
      const fresh = await server.login('10000000055', undefined, headers)
      await server.login('10000000055', undefined, headers)
      await server.login(OTHER, undefined, { inviteid: 'spring-8' })
      expect(await invited()).toEqual([
        { userId: fresh.userInfo.user_id, inviteId: 'spring-7', inviteUserId: 'u1001', isNewUser: true },
        { userId: 'u1002', inviteId: 'spring-8', inviteUserId: '', isNewUser: false }
      ])
    })

    test('the first login is told from later ones by a clock that goes on, too', async () => {
      const headers = { inviteid: 'spring-9', inviteuserid: 'u1001' }
      server.clock.goOnBy(1)
      try {
        const fresh = await server.login('10000000056', undefined, headers)
        await server.login(OTHER, undefined, headers)
        const by = (await invited()).filter(({ inviteId }) => inviteId === 'spring-9')
        expect(by.map(({ userId, isNewUser }) => [userId, isNewUser])).toEqual([
          [fresh.userInfo.user_id, true],
          ['u1002', false]
        ])
      } finally {
        server.clock.goOnBy(0)
      }
    })

    test('nobody invites themselves, and an id that cannot be one is dropped', async () => {
      const before = await invited()
      await server.login(DEMO, undefined, { inviteuserid: 'u1001' })
      await server.login(DEMO, undefined, { inviteid: 'x'.repeat(65), inviteuserid: '<b>' })
      expect(await invited()).toEqual(before)
    })
  })
})

describe('mini-program', () => {
  test('R7.14 a stranger is asked for a phone number, then known', async () => {
    expect((await server.call('auth.silent', { code: 'wx-code-1' })).results).toEqual({
      needPhone: 1,
      session: null
    })
    const granted = await server.call('auth.silent', { code: 'wx-code-1', phoneCode: 'phone-10000000006' })
    expect(granted.results.session?.userInfo.user_id).toBe('u1002')
    const again = await server.call('auth.silent', { code: 'wx-code-1' })
    expect(again.results.session?.userInfo.user_id).toBe('u1002')
    expect((await server.call('auth.silent', { code: 'wx-code-2' })).results.needPhone).toBe(1)
  })

  test('R7.14 the phone number decides whose account the host opens', async () => {
    await server.call('auth.silent', { code: 'wx-code-3', phoneCode: 'phone-10000000001' })
    await server.call('auth.silent', { code: 'wx-code-3', phoneCode: 'phone-10000000006' })
    const { results } = await server.call('auth.silent', { code: 'wx-code-3' })
    expect(results.session?.userInfo.user_id).toBe('u1002')
  })

  test('R7.32 the first check wants the channel, the second a live token', async () => {
    const channel = { headers: { comefrom: '66' } }
    expect((await server.call('auth.wxTokenVerify', {}, channel)).code).toBe(ErrorCode.ok)
    expect((await server.call('auth.wxTokenVerify', {})).code).toBe(ErrorCode.business)
    const { token } = await server.login(DEMO)
    expect((await server.call('auth.wxTokenCheck', { token, comefrom: '66' }, channel)).code).toBe(
      ErrorCode.ok
    )
    expect((await server.call('auth.wxTokenCheck', { token, comefrom: '50' }, channel)).code).toBe(
      ErrorCode.business
    )
    expect((await server.call('auth.wxTokenCheck', { token: 'x', comefrom: '66' }, channel)).code).toBe(
      ErrorCode.tokenInvalid
    )
  })

  test('the same call answers under /wxappapi', async () => {
    const session = await server.login(DEMO)
    const answer = await server.call('auth.userInfo', {}, { session, prefix: '/wxappapi' })
    expect(answer.results[0]?.account.user_id).toBe('u1001')
  })
})
