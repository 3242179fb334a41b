import { vi } from 'vitest'
import { CallError, ErrorCode } from '@/contract/errors'
import type { BankAppCapability } from '@/platform/bank-app/types'
import { renewSession } from '@/services/account/account'
import type { HttpRequest } from '@/services/http/http-types'
import { enterByBank, logInAgain } from '@/stores/bank-login'
import { createRoot, type Root } from '@/stores/root'
import { customerWord } from '../server/sandbox/bank-routes'
import { HANDED_COOKIE, toCookie } from '../server/bank/handed-over'
import { demoBank } from '../server/bank/provider'
import { createTestApp, type TestApp } from '../server/testing/test-app'
import { settings, testDoor, testHost } from './support/device'
import { memoryStorage } from './support/storage'

const OTHER = '10000000006'
const DEMO = '10000000001'
const NOTICE = '您还没有登录，或者登录超时，请重新登录'
const HOUR_MS = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  for (const phone of [OTHER, DEMO])
    expect((await server.call('bank.authorize', { ...word(phone), agreed: 1 })).code).toBe(ErrorCode.ok)
})
afterAll(() => server.close())
/** It says nothing: all that is known is what the bank has handed over. */
const APP: BankAppCapability = { available: () => false, customer: async () => null }

function word(phone: string) {
  const bank = demoBank(server.config)
  if (!bank) throw new Error('the demo plays the bank')
  return customerWord(bank, phone, server.clock.now())
}

interface Phone {
  readonly root: Root
  readonly sent: HttpRequest[]
  readonly done: string[]
  /** What the bank's app has opened the site with last; null: nothing. */
  handOver(phone: string | null): void
  paths(): string[]
}

/** The product in the bank's app, over the real server. */
function inBank(comefrom = '68'): Phone {
  const { host, done } = testHost({ comefrom })
  const sent: HttpRequest[] = []
  let cookie = ''
  const root = createRoot({
    door: testDoor('bank', { done }),
    storage: memoryStorage(),
    host,
    settings,
    async send(request) {
      sent.push(request)
      const answer = await server.app.inject({
        method: request.method,
        url: request.url,
        headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
        ...(request.body === undefined ? {} : { payload: request.body })
      })
      return { status: answer.statusCode, json: answer.json(), serverTime: server.clock.now().getTime() }
    },
    locate: async () => null,
    renew: (call, refreshToken, channel) =>
      channel === '68' ? logInAgain(call, APP) : renewSession(call, refreshToken),
    randomBytes: async (size) => crypto.getRandomValues(new Uint8Array(size)),
    newDeviceToken: () => 'device-token-of-a-test',
    deviceNow: () => server.clock.now().getTime(),
    openLogin: () => void done.push('login')
  })
  return {
    root,
    sent,
    done,
    handOver(phone) {
      cookie = phone ? `${HANDED_COOKIE}=${encodeURIComponent(toCookie(word(phone)))}` : ''
    },
    paths: () => sent.map(({ url }) => url.split('?')[0] ?? '')
  }
}

/** A customer in the middle of an order, whose session has run out. */
async function inMidOrder(comefrom?: string): Promise<Phone> {
  const phone = inBank(comefrom)
  phone.handOver(OTHER)
  expect((await enterByBank(phone.root, APP)).kind).toBe('session')
  phone.root.items.set('choosed-coupon', ['CP-85'])
  server.clock.advance(2 * HOUR_MS + 1)
  phone.handOver(null)
  phone.sent.length = 0
  return phone
}
const draft = ({ root }: Phone) => root.items.get('choosed-coupon')
const contacts = ({ root }: Phone) => root.call('contacts.list', {})

describe('a bank session that ends in mid-order', () => {
  test('R8.1 code 2 logs in again by the bank, without a refresh; call and draft go on', async () => {
    const phone = await inMidOrder()
    const { era, token } = phone.root.session
    phone.handOver(OTHER)
    await expect(contacts(phone)).resolves.toBeDefined()
    expect(phone.paths()).toEqual([
      '/api/user/contacts',
      '/api/cmbc/login/params',
      '/api/cmbc/silence/authorize',
      '/api/user/contacts'
    ])
    expect([phone.root.session.era, draft(phone)]).toEqual([era, ['CP-85']])
    expect(phone.root.session.token).not.toBe(token)
  })

  test('R8.1 calls of one moment log in once', async () => {
    const phone = await inMidOrder()
    phone.handOver(OTHER)
    await Promise.all([contacts(phone), contacts(phone), phone.root.call('contacts.relations', {})])
    expect(phone.paths().filter((path) => path.endsWith('/silence/authorize'))).toHaveLength(1)
  })

  test('R8.7 where the bank says nothing the session is over, a fresh login starts, and the draft waits for its owner', async () => {
    const phone = await inMidOrder()
    await contacts(phone).catch(phone.root.presentError)
    expect([phone.root.session.isLoginedUser, phone.root.feedback.toastShown?.text]).toEqual([false, NOTICE])
    expect([phone.done, draft(phone)]).toEqual([['login'], undefined])
    phone.handOver(OTHER)
    await enterByBank(phone.root, APP)
    expect(draft(phone)).toEqual(['CP-85'])
  })

  test('another customer of the bank finds nothing of it', async () => {
    const phone = await inMidOrder()
    phone.handOver(DEMO)
    // Whose call it was is gone: it is not made in the name of the next one.
    await expect(contacts(phone)).rejects.toMatchObject({ code: ErrorCode.cancelled })
    expect([phone.root.session.account?.mobile, draft(phone)]).toEqual([DEMO, undefined])
  })

  test('R8.7 a token that is worthless starts a fresh login as well', async () => {
    const phone = await inMidOrder()
    phone.handOver(OTHER)
    await contacts(phone)
    await phone.root.call('auth.logout', {})
    await contacts(phone).catch(phone.root.presentError)
    expect([phone.root.session.isLoginedUser, phone.done]).toEqual([false, ['login']])
    phone.handOver(OTHER)
    expect((await enterByBank(phone.root, APP)).kind).toBe('session')
    expect(draft(phone)).toEqual(['CP-85'])
  })

  test('a line that is down ends nothing', async () => {
    const phone = await inMidOrder()
    phone.handOver(OTHER)
    const { token } = phone.root.session
    vi.spyOn(server.app, 'inject').mockRejectedValue(new CallError(ErrorCode.network, ''))
    await expect(contacts(phone)).rejects.toMatchObject({ code: ErrorCode.network })
    vi.restoreAllMocks()
    expect([phone.root.session.token, draft(phone)]).toEqual([token, ['CP-85']])
    await expect(contacts(phone)).resolves.toBeDefined()
  })

  test('R8.2 on every other channel it is refreshed as ever', async () => {
    const phone = await inMidOrder('50')
    await expect(contacts(phone)).resolves.toBeDefined()
    expect(phone.paths()).toContain('/api/session/refresh')
  })
})

test('a silent login that several pages want at once is one', async () => {
  const phone = inBank()
  phone.handOver(OTHER)
  const ends = await Promise.all([enterByBank(phone.root, APP), enterByBank(phone.root, APP)])
  expect(ends.map(({ kind }) => kind)).toEqual(['session', 'session'])
  expect(phone.paths().filter((path) => path.endsWith('/silence/authorize'))).toHaveLength(1)
})

test('the phone number and what the bank says stand in no address', async () => {
  const phone = inBank()
  phone.handOver(OTHER)
  await enterByBank(phone.root, APP)
  for (const { url } of phone.sent) expect(url).not.toMatch(/1000000|resp|v1\./)
})
