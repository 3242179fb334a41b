import { and, eq, like } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import { consents, nonces, sessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { DEMO_BANK } from './demo-keys'
import { customerWord } from '../sandbox/bank-routes'
import { MESSAGE_LIFE_MS } from './envelope'
import { HANDED_COOKIE } from './handed-over'
import { loginRequest, type CustomerMessage } from './messages'
import { demoBank } from './provider'
import { sm2PublicKey, smEnvelope } from './sm-envelope'

const OTHER = '10000000006'
const MINUTE_MS = 60_000

let server: TestApp
let bank: NonNullable<ReturnType<typeof demoBank>>
let numbers = 0
const newNumber = () => `1002${String((numbers += 1)).padStart(7, '0')}`

beforeAll(async () => {
  server = await createTestApp()
  const played = demoBank(server.config)
  if (!played) throw new Error('the demo plays the bank')
  bank = played
})
afterAll(() => server.close())

const word = (phone: string) => customerWord(bank, phone, server.clock.now())
const said = (changes: Partial<CustomerMessage> = {}): CustomerMessage => ({
  kind: 'customer',
  customer: 'C-77',
  phone: OTHER,
  time: server.clock.now().getTime(),
  nonce: `nonce-${(numbers += 1)}-of-this-test`,
  ...changes
})
const logIn = (told: { phone: string; resp: string }) => server.call('bank.login', told)
const agree = (told: { phone: string; resp: string }) => server.call('bank.authorize', { ...told, agreed: 1 })

/** A customer who has agreed before. */
async function knownCustomer(): Promise<string> {
  const phone = newNumber()
  expect((await agree(word(phone))).code).toBe(ErrorCode.ok)
  return phone
}

describe('R7.29 silent login', () => {
  test('R7.29 phone and resp give a session whose accessToken is its token, on the bank’s proven channel', async () => {
    const phone = await knownCustomer()
    const { code, results } = await logIn(word(phone))
    expect(code).toBe(ErrorCode.ok)
    expect(results.accessToken).toBe(results.token)
    expect(results.userInfo.mobile).toBe(phone)
    expect((await server.call('contacts.list', {}, { session: results })).code).toBe(ErrorCode.ok)
    const [row] = await server.database.db.select().from(sessions).where(eq(sessions.id, results.kid))
    expect(row?.channel).toBe(CHANNEL.bank)
  })

  test('what it says serves once: shown again it opens nothing, also to many at once', async () => {
    const told = word(await knownCustomer())
    const codes = (await Promise.all([logIn(told), logIn(told), logIn(told)])).map(({ code }) => code)
    expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(1)
    expect(await logIn(told)).toMatchObject({
      code: ErrorCode.bankLoginFailed,
      message: '银行登录信息已使用过，请重新授权',
      results: { reason: 'replayed' }
    })
    // Nor does it authorize what it has opened before.
    expect(await agree(told)).toMatchObject({ code: ErrorCode.business, results: { reason: 'replayed' } })
  })

  test('it is good for five minutes, and its number is remembered for longer than that', async () => {
    const phone = await knownCustomer()
    const late = word(phone)
    const inTime = word(phone)
    server.clock.advance(MESSAGE_LIFE_MS - 1)
    expect((await logIn(inTime)).code).toBe(ErrorCode.ok)
    server.clock.advance(1)
    expect(await logIn(late)).toMatchObject({
      code: ErrorCode.bankLoginFailed,
      message: '银行登录信息已过期，请重新授权',
      results: { reason: 'expired' }
    })
    const kept = await server.database.db.select().from(nonces).where(eq(nonces.scope, 'bank-customer'))
    expect(kept.every(({ expiresAt }) => expiresAt > server.clock.now())).toBe(true)
  })

  test('one of a clock that is far ahead is refused, as it would serve for longer', async () => {
    const phone = await knownCustomer()
    const { customer } = { customer: `C${phone.slice(1)}` }
    const ahead = said({ phone, customer, time: server.clock.now().getTime() + 2 * MINUTE_MS })
    expect(await logIn({ phone, resp: bank.seal(ahead) })).toMatchObject({ results: { reason: 'expired' } })
  })

  test('R8.13 who has not agreed yet is refused with 50001, and may agree by the same word', async () => {
    const told = word(newNumber())
    expect(await logIn(told)).toMatchObject({
      code: ErrorCode.bankLoginFailed,
      message: '首次使用，请先授权用银行登录',
      results: { reason: 'consent' }
    })
    expect(await agree(told)).toMatchObject({ code: ErrorCode.ok })
  })

  test('a word about another number than the one that is sent opens nothing', async () => {
    const phone = await knownCustomer()
    expect(await logIn({ ...word(phone), phone: OTHER })).toMatchObject({
      code: ErrorCode.bankLoginFailed,
      results: { reason: 'otherPhone' }
    })
  })

  const stranger = smEnvelope(
    {
      sm4Key: DEMO_BANK.sm4Key,
      privateKey: '7'.repeat(64),
      otherPublicKey: sm2PublicKey(DEMO_BANK.shopPrivateKey)
    },
    'bank'
  )
  test.each([
    ['signed by a stranger who has the common key', () => stranger.seal(said())],
    ['no word about a customer', () => bank.seal({ ...said(), kind: 'login' })],
    ['without a number of its own', () => bank.seal({ ...said(), nonce: '' })],
    ['with a time in words', () => bank.seal({ ...said(), time: 'now' })],
    ['a list', () => bank.seal([said()])],
    ['changed on the way', () => bank.seal(said()).replace(/^v1\.../, 'v1.AA')]
  ])('an envelope that is %s is refused as forged', async (_what, resp) => {
    expect(await logIn({ phone: OTHER, resp: resp() })).toMatchObject({
      code: ErrorCode.bankLoginFailed,
      message: '银行登录信息校验未通过，请重新授权',
      results: { reason: 'forged' }
    })
  })

  test.each([
    ['no envelope at all', { phone: OTHER, resp: 'x' }],
    ['a longer one than any', { phone: OTHER, resp: `v1.${'A'.repeat(4000)}.${'A'.repeat(86)}` }],
    ['no number', { resp: 'x' }],
    ['nothing', {}]
  ])('%s is refused as bad input', async (_what, input) => {
    expect((await server.callRaw('bank.login', input)).code).toBe(ErrorCode.badParameter)
  })
})

describe('R7.27 /cmbc/authorize', () => {
  test('R7.27 whose account has the number is logged in by it, without agreeing nobody is', async () => {
    const told = word(OTHER)
    expect((await server.callRaw('bank.authorize', told)).code).toBe(ErrorCode.badParameter)
    const { results } = await agree(told)
    expect(results.userInfo).toMatchObject({ user_id: 'u1002', mobile: OTHER })
  })

  test('who agrees again is logged in again, and stands in the table once', async () => {
    const phone = await knownCustomer()
    const { results } = await agree(word(phone))
    const own = await server.database.db
      .select()
      .from(consents)
      .where(and(eq(consents.userId, results.userInfo.user_id), like(consents.purpose, 'bank-login:%')))
    expect(own).toHaveLength(1)
    expect(own[0]?.purpose).not.toContain(phone.slice(1))
  })

  test('a customer whose number changed at the bank has to agree again, and the former account is not opened any more', async () => {
    const [former, now] = [newNumber(), newNumber()]
    const of = (phone: string) => ({ phone, resp: bank.seal(said({ customer: 'C-moved', phone })) })
    await agree(of(former))
    expect(await logIn(of(now))).toMatchObject({ results: { reason: 'consent' } })
    expect((await agree(of(now))).results.userInfo.mobile).toBe(now)
    expect(await logIn(of(former))).toMatchObject({ results: { reason: 'consent' } })
  })

  test('an old word authorizes nobody; that is told without 50001', async () => {
    const told = word(newNumber())
    server.clock.advance(MESSAGE_LIFE_MS)
    expect(await agree(told)).toMatchObject({ code: ErrorCode.business, results: { reason: 'expired' } })
  })
})

describe('R7.30 what the bank posts when it opens the site', () => {
  const post = (url: string, form: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      payload: new URLSearchParams(form).toString()
    })
  const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
    answer.cookies.find(({ name }) => name === HANDED_COOKIE)
  const params = (value: string) =>
    server.call('bank.params', {}, { headers: { cookie: `${HANDED_COOKIE}=${encodeURIComponent(value)}` } })

  test.each(['/CMBC-ads', '/CMBC-home', '/CMBC-new-home', '/CMBC-login', '/CMBC-goDetail'])(
    'R7.30 posted to %s it stands in no address; the page that opens fetches it',
    async (path) => {
      const told = word(newNumber())
      const answer = await post(`${path}?activityId=A7`, told)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe(`${path}?activityId=A7&comefrom=68`)
      const cookie = cookieOf(answer)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/cmbc', maxAge: 300 })
      expect((await params(cookie?.value ?? '')).results).toEqual(told)
    }
  )

  test('what is given in the address is dropped there and not taken', async () => {
    const { phone, resp } = word(newNumber())
    const answer = await post(`/CMBC-home?phone=${phone}&resp=${resp}&access_token=t&token=t`, {})
    expect(answer.headers.location).toBe('/CMBC-home?comefrom=68')
    expect(cookieOf(answer)?.value).toBe('')
  })

  test('what is no word of the bank’s opens the page as a guest’s', async () => {
    const answer = await post('/CMBC-home', { phone: '1', resp: '<script>' })
    expect([answer.statusCode, cookieOf(answer)?.value]).toEqual([303, ''])
    expect((await params('1 <script>')).results).toEqual({ phone: '', resp: '' })
    expect((await server.call('bank.params', {})).results).toEqual({ phone: '', resp: '' })
  })
})

describe('R7.27 /cmbc/encrypt and /cmbc/product/detail', () => {
  test('R7.27 the bank can tell that the shop asks who its customer is, and answers by what logs them in', async () => {
    const { results } = await server.call('bank.encrypt', { action: 'login' })
    expect(loginRequest.entries.kind.literal).toBe((bank.open(results.request) as { kind: string }).kind)
    const phone = await knownCustomer()
    const payload = { request: results.request, phone }
    const answer = await server.app.inject({ method: 'POST', url: '/sandbox/bank/customer', payload })
    expect((await logIn(answer.json())).code).toBe(ErrorCode.ok)
  })

  test('R7.27 the shop seals nothing but what it says itself', async () => {
    const answer = await server.callRaw('bank.encrypt', { action: 'customer', phone: OTHER })
    expect(answer.code).toBe(ErrorCode.badParameter)
  })

  test('the bank answers no request that is not the shop’s, or is old', async () => {
    const ask = (request: string) =>
      server.app.inject({ method: 'POST', url: '/sandbox/bank/customer', payload: { request } })
    expect((await ask(bank.seal(said()))).statusCode).toBe(400)
    const { results } = await server.call('bank.encrypt', { action: 'login' })
    server.clock.advance(MESSAGE_LIFE_MS)
    expect((await ask(results.request)).statusCode).toBe(400)
  })

  test('R7.27 a product that the bank names is told with its kind; an unknown one is not there', async () => {
    const { results } = await server.call('bank.product', { productCode: 'CK1003' })
    expect(results).toEqual({ productCode: 'CK1003', kind: 'checkup', name: '深度体检·男士款' })
    expect(await server.call('bank.product', { productCode: 'CK0000' })).toMatchObject({
      code: ErrorCode.notFound
    })
    expect((await server.callRaw('bank.product', { productCode: '../1' })).code).toBe(ErrorCode.badParameter)
  })
})

describe('where no bank is configured', () => {
  let bare: TestApp
  beforeAll(async () => {
    bare = await createTestApp({ env: { DEMO: '0' }, database: server.database })
  })
  afterAll(() => bare.app.close())

  test('each of its logins says so and where to go instead; nobody plays it', async () => {
    const told = word(OTHER)
    for (const answer of [
      await bare.call('bank.login', told),
      await bare.call('bank.authorize', { ...told, agreed: 1 }),
      await bare.call('bank.encrypt', { action: 'login' })
    ])
      expect(answer).toMatchObject({
        code: ErrorCode.business,
        message: '银行登录暂未开通，请用手机号登录'
      })
    expect((await bare.app.inject({ method: 'GET', url: '/sandbox/bank' })).statusCode).toBe(404)
  })

  test('with keys of its own it takes the bank’s word alone, not that of the demo', async () => {
    const bankKey = '2'.repeat(64)
    const configured = await createTestApp({
      env: {
        BANK_SM4_KEY: 'A'.repeat(32),
        BANK_PUBLIC_KEY: sm2PublicKey(bankKey),
        BANK_PRIVATE_KEY: '3'.repeat(64)
      },
      database: server.database
    })
    try {
      const keys = {
        sm4Key: 'a'.repeat(32),
        privateKey: bankKey,
        otherPublicKey: sm2PublicKey('3'.repeat(64))
      }
      const own = customerWord(smEnvelope(keys, 'bank'), newNumber(), configured.clock.now())
      expect((await configured.call('bank.authorize', { ...own, agreed: 1 })).code).toBe(ErrorCode.ok)
      expect(await configured.call('bank.login', word(OTHER))).toMatchObject({
        results: { reason: 'forged' }
      })
      expect((await configured.app.inject({ method: 'GET', url: '/sandbox/bank' })).statusCode).toBe(404)
    } finally {
      await configured.app.close()
    }
  })
})

test('the demo’s bank opens the shop with its word about whoever is typed there', async () => {
  const phone = newNumber()
  const answer = await server.app.inject({ method: 'POST', url: '/sandbox/bank', payload: { phone } })
  const resp = /name="resp" value="([^"]+)"/.exec(answer.body)?.[1] ?? ''
  expect(answer.body).toContain('action="/CMBC-home"')
  expect((await agree({ phone, resp })).results.userInfo.mobile).toBe(phone)
})
