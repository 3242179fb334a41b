import { vi } from 'vitest'
import { CallError, ErrorCode } from '@/contract/errors'
import type { StorageCapability } from '@/platform/storage/types'
import { sessionDeps } from '../../tests/support/device'
import { memoryStorage } from '../../tests/support/storage'
import type { Session } from '@/services/account/account'
import { Persisted } from './persisted'
import { SessionItems } from './session-items'
import { SessionStore } from './session'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')

const session = (token: string): Session => ({
  token,
  refreshToken: `refresh-of-${token}-0123456789`,
  kid: token,
  sessionSecret: 'AAAA',
  account: {
    id: 'u1',
    mobile: '10000000001',
    name: '陈予安',
    idType: 1,
    idNumber: ''
  }
})

const typed = {
  contactId: 'c001',
  name: '陈予安',
  mobile: '10000000001',
  gender: 1,
  idType: 1,
  idNumber: '',
  birthday: '',
  marry: null
} as const

function world(refresh: (token: string) => Promise<Session> = async () => session('t2')) {
  const cookies: (string | null)[] = []
  const maxAges: number[] = []
  const storage: StorageCapability = {
    ...memoryStorage(),
    setTokenCookie(value, maxAge) {
      cookies.push(value)
      maxAges.push(maxAge)
    }
  }
  const build = (accessToken: string | null = null) =>
    new SessionStore({ ...sessionDeps(NOW), storage, refresh, accessToken })
  return { storage, cookies, maxAges, build, store: build() }
}

test('R3.4 a new visitor returns to / and came from channel 50', () => {
  const { store } = world()
  expect([store.redirect, store.comefrom, store.isLoginedUser]).toEqual(['/', '50', false])
})

test('R4.2 a session that nobody used for thirty days is over: what its person left is gone, what is of the phone stays', () => {
  const { store, storage } = world()
  store.begin(session('t1'))
  const kept = storage.local.get('session') ?? ''
  for (const key of ['favourites', 'history:search', 'settings']) storage.local.set(key, 'x')
  const left = (at: number) => {
    storage.local.set('session', JSON.stringify({ ...(JSON.parse(kept) as object), at }))
    const { isLoginedUser } = new SessionStore({ ...sessionDeps(NOW), storage })
    return [
      isLoginedUser,
      ...['session', 'favourites', 'history:search', 'settings'].map((key) => storage.local.get(key) !== null)
    ]
  }
  const days = (count: number) => NOW - count * 24 * 3_600_000
  expect(left(days(29))).toEqual([true, true, true, true, true])
  expect(left(days(31))).toEqual([false, false, false, false, true])
})

test('R3.63 formWeChat: who came from WeChat’s channel is known over a reload, until their session ends', () => {
  const { store, storage, build } = world()
  store.setThird(true)
  expect([storage.session.get('formWeChat'), build().isThird]).toEqual(['1', true])
  store.begin(session('t1'))
  store.end()
  expect([storage.session.get('formWeChat'), build().isThird]).toEqual([null, false])
})

test('R3.3 who logged in stands in the state with token, mobile, ID type and ID number', () => {
  const { store } = world()
  store.begin(session('t1'))
  const { isLoginedUser, token, account, redirect, comefrom, isThird } = store
  expect({ isLoginedUser, token, redirect, comefrom, isThird }).toEqual({
    isLoginedUser: true,
    token: 't1',
    redirect: '/',
    comefrom: '50',
    isThird: false
  })
  expect(account).toMatchObject({ mobile: '10000000001', idType: 1, idNumber: '' })
})

test('R4.1 setting a token logs in, and a reload remembers it', () => {
  const { store, build } = world()
  store.begin(session('t1'))
  expect(store.isLoginedUser).toBe(true)
  expect(build().token).toBe('t1')
})

test('what an older client kept still logs in; whose it is, is known once the account was asked', () => {
  const { store, build } = world()
  const { account, ...older } = session('t1')
  store.begin(older)
  const later = build()
  expect([later.token, later.account]).toEqual(['t1', null])
  later.setAccount(account)
  expect(build().account).toEqual(account)
})

test('R9.35 the token cookie lives two hours', () => {
  const { store, cookies, maxAges } = world()
  store.begin(session('t1'))
  expect([cookies, maxAges]).toEqual([['t1'], [7200]])
})

test('R4.2 R2.101 logout clears token and form data and leads to /mine', () => {
  const { store, storage, cookies, build } = world()
  const items = new SessionItems(storage, () => NOW)
  store.onEnd(items.sessionEnded)
  store.begin(session('t1'))
  items.set('choosed-coupon', ['CP-85'])
  items.set('contactDraft', { ...typed, relation: '', region: '', addressDetail: '' })
  items.set('contactFormDatas', { ...typed, sexHistory: null })
  store.end()
  expect([store.token, store.redirect]).toEqual([null, '/mine'])
  for (const key of ['choosed-coupon', 'contactDraft', 'contactFormDatas'] as const)
    expect([key, items.get(key)]).toEqual([key, undefined])
  expect(cookies.at(-1)).toBeNull()
  expect(build().isLoginedUser).toBe(false)
})

test('R4.5 an access token of the query counts as a login', () => {
  expect(world().build('from-query').isLoginedUser).toBe(true)
})

test('five calls that met code 2 together refresh once', async () => {
  let refreshes = 0
  const { store } = world(async () => {
    refreshes += 1
    return session('t2')
  })
  store.begin(session('t1'))
  await Promise.all(Array.from({ length: 5 }, () => store.renew('t1')))
  expect([refreshes, store.token]).toEqual([1, 't2'])
})

test('a call that failed with an older token does not refresh again', async () => {
  const refresh = vi.fn(async () => session('t3'))
  const { store } = world(refresh)
  store.begin(session('t2'))
  await store.renew('t1')
  expect(refresh).not.toHaveBeenCalled()
})

test('another tab that has renewed already lends its token instead of a second refresh', async () => {
  const refresh = vi.fn(async () => session('t3'))
  const { store, build } = world(refresh)
  store.begin(session('t1'))
  build().begin(session('t2'))
  await store.renew('t1')
  expect([refresh.mock.calls.length, store.token]).toEqual([0, 't2'])
})

test('R8.3 R9.1 after ten failed refreshes, shared by all that wait, the token is cleared and the call is refused', async () => {
  let tries = 0
  const { store } = world(async () => {
    tries += 1
    throw new CallError(ErrorCode.serviceUnavailable, '服务异常')
  })
  store.begin(session('t1'))
  const ends = await Promise.allSettled([store.renew('t1'), store.renew('t1'), store.renew('t1')])
  expect(tries).toBe(10)
  expect(ends.map((end) => end.status === 'rejected' && (end.reason as CallError).code)).toEqual([3, 3, 3])
  expect(store.isLoginedUser).toBe(false)
})

test('R8.2 renewals that do not help count too: ten in a row, then the session ends', async () => {
  let count = 0
  const { store } = world(async () => session(`t${(count += 1)}`))
  store.begin(session('t0'))
  for (let i = 0; i < 10; i += 1) await store.renew(store.token)
  await expect(store.renew(store.token)).rejects.toMatchObject({ code: ErrorCode.tokenInvalid })
  expect(count).toBe(10)
})

test('a call that goes through starts the tries anew', async () => {
  let count = 0
  const { store } = world(async () => session(`t${(count += 1)}`))
  store.begin(session('t0'))
  for (let i = 0; i < 15; i += 1) {
    await store.renew(store.token)
    store.renewed()
  }
  expect(store.isLoginedUser).toBe(true)
})

test('a lost line while refreshing clears nothing', async () => {
  const { store } = world(async () => {
    throw new CallError(ErrorCode.network, '网络错误')
  })
  store.begin(session('t1'))
  await expect(store.renew('t1')).rejects.toMatchObject({ code: ErrorCode.network })
  expect(store.token).toBe('t1')
})

test('a refused credential ends the session at the first try', async () => {
  let tries = 0
  const { store } = world(async () => {
    tries += 1
    throw new CallError(ErrorCode.tokenInvalid, '')
  })
  store.begin(session('t1'))
  await expect(store.renew('t1')).rejects.toMatchObject({ code: ErrorCode.tokenInvalid })
  expect([tries, store.isLoginedUser]).toEqual([1, false])
})

const another = { ...session('tb'), account: { ...session('tb').account, id: 'u2' } }
/** What the phone keeps is changed by another tab without a word to this one. */
const kept = ({ storage }: ReturnType<typeof world>) =>
  new Persisted<Session>(storage.local, 'session', () => NOW)
const meanwhile: [string, (here: ReturnType<typeof world>) => void, string | undefined][] = [
  ['nothing has happened', () => undefined, 'u1'],
  ['the person has left', ({ store }) => store.leave(), undefined],
  ['somebody else has logged in', ({ store }) => store.begin(another), 'u2'],
  ['the person has left in another tab', (here) => kept(here).clear(), undefined],
  ['somebody else has logged in in another tab', (here) => kept(here).write(another), 'u2']
]
const whoIs = (here: ReturnType<typeof world>) => [here.store.account?.id, kept(here).read()?.account.id]

test.each(meanwhile)(
  'R4.2 an answer about the account comes once %s: it brings nobody back',
  (_what, change, id) => {
    const here = world()
    here.store.begin(session('t1'))
    change(here)
    here.store.setAccount({ ...session('t1').account, name: '陈晚' })
    expect(whoIs(here)).toEqual([id, id])
    expect(kept(here).read()?.account.name === '陈晚').toBe(id === 'u1')
  }
)

test.each(meanwhile)(
  'R4.2 a renewed session comes once %s: it brings nobody back',
  async (_what, change, id) => {
    let answer: (renewed: Session) => void = () => undefined
    const here = world(() => new Promise((resolve) => (answer = resolve)))
    here.store.begin(session('t1'))
    const renewing = here.store.renew('t1')
    change(here)
    answer(session('t9'))
    await renewing
    expect(whoIs(here)).toEqual([id, id])
    expect(here.store.token === 't9').toBe(id === 'u1')
  }
)

test('on a phone without room for the session its absence logs nobody out', () => {
  const storage = memoryStorage()
  const full = { ...storage, local: { ...storage.local, set: () => false } }
  const store = new SessionStore({ ...sessionDeps(NOW), storage: full })
  store.begin(session('t1'))
  store.adopt()
  expect(store.token).toBe('t1')
})
