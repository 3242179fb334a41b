import { base64urlDecode, base64urlEncode, sessionKeys, sign } from '@/contract/crypto'
import type { PayCreateResults } from '@/contract/dto/pay'
import type { Session } from '@/contract/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { settings } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { Refusal } from './refusal'

const QUOTE_PATH = '/signature/pdb/realTimePrice/v2'
const quote = { customAddPackage: [], orgCode: 'H1001', productCode: 'CK1003', rtime: '2026-05-25' }
const payResults: PayCreateResults = {
  payOrderNum: 'P1',
  action: 'done',
  cashierUrl: '',
  params: {},
  payPrice: 0,
  payDeadline: 0,
  serverTime: 0
}

let server: TestApp
let session: Session
let runs = 0
/** What the stand-in command writes, to see whether a refusal takes it back. */
let refuse = false

beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      'addon.quote': async () => [],
      'contacts.relations': async () => {
        throw new Error('secret detail at /srv/app.ts')
      },
      'pay.create': async ({ channel }, { db, now }) => {
        runs += 1
        await db.insert(settings).values({ name: `run${runs}`, value: channel, updatedAt: now() })
        if (refuse) throw new Refusal(ErrorCode.priceChanged, '价格已变动')
        return { ...payResults, payOrderNum: `P${runs}` }
      }
    }
  })
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const inject = (
  method: 'GET' | 'POST',
  url: string,
  payload?: string,
  headers: Record<string, string> = {}
) =>
  server.app.inject({
    method,
    url,
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload })
  })

describe('answers', () => {
  test('R7.1 every answer is {code, message, results} under /api', async () => {
    const answer = await inject('POST', '/api/uniuser/oauth2/authcode', '{"mobile":"10010000001"}')
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'message', 'results'])
  })

  test.each(['/api/nothing', '/wxappapi/nothing', '/api', '/api?x=1'])(
    'an unknown path %s is HTTP 404 with a code',
    async (url) => {
      const answer = await inject('POST', url, '{}')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ code: ErrorCode.notFound, message: '接口不存在', results: null })
    }
  )

  test.each([
    ['malformed JSON', '{"mobile":', 400],
    ['a body that poisons prototypes', '{"__proto__":{"admin":1}}', 400],
    ['a body over the limit', JSON.stringify({ mobile: 'x'.repeat(300_000) }), 413]
  ])('%s is refused with a code', async (_, payload, status) => {
    const answer = await inject('POST', '/api/uniuser/oauth2/authcode', payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter, results: null })
  })

  test('another content type is refused with a code', async () => {
    const answer = await inject('POST', '/api/uniuser/oauth2/authcode', '<a/>', {
      'content-type': 'text/xml'
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter })
  })

  test.each(['[]', '"text"', '7'])(
    'a body that is no object (%s) is refused with a code',
    async (payload) => {
      const answer = await inject('POST', '/api/uniuser/oauth2/authcode', payload)
      expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter })
    }
  )

  test('R8.8 a missing field is named in Chinese, never in English', async () => {
    const empty = await inject('POST', '/api/uniuser/oauth2/authcode', '{}')
    expect(empty.json()).toMatchObject({ code: ErrorCode.badParameter, results: { field: 'mobile' } })
    const nested = await server.callRaw('addon.quote', { ...quote, customAddPackage: [{}] }, { session })
    expect(nested.code).toBe(ErrorCode.badParameter)
    expect(nested.message).toMatch(/^[\u4e00-\u9fff]/)
  })

  test('R8.9 an unexpected error is HTTP 500 with 503 and leaks nothing', async () => {
    const answer = await server.call('contacts.relations', {}, { session })
    expect(answer).toMatchObject({
      status: 500,
      code: ErrorCode.serviceUnavailable,
      message: '服务异常',
      results: null
    })
    expect(JSON.stringify(answer.raw)).not.toContain('secret')
  })

  test('the health check answers ok', async () => {
    expect((await inject('GET', '/healthz')).body).toBe('{"status":"ok"}')
  })

  test('every answer carries an id, the security headers, and is not cached', async () => {
    const { headers } = await inject('POST', '/api/geo/province', '{}')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('long answers are compressed', async () => {
    const answer = await inject('POST', '/api/geo/province', '{}', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBe('br')
  })
})

describe('R7.40 signed calls', () => {
  const call = (signature?: Record<string, string>) =>
    server.call('addon.quote', quote, { session, ...(signature ? { signature } : {}) })
  const signedAt = (timestamp: string, nonce: string, change: object = {}) => {
    const keys = sessionKeys(session.kid, session.sessionSecret)
    const request = {
      method: 'POST',
      path: QUOTE_PATH,
      timestamp,
      nonce,
      body: JSON.stringify(quote),
      ...change
    }
    return { signature: sign(keys.signing, request), timestamp, nonce }
  }
  const nowText = (shift = 0) => String(server.clock.now().getTime() + shift)

  test('R7.40 a true signature passes', async () => expect((await call()).code).toBe(ErrorCode.ok))

  test('R7.40 a call without signature is refused', async () => {
    expect(await call({})).toMatchObject({ code: ErrorCode.badParameter, message: '签名不正确' })
  })

  test('R7.40 a signature for another body is refused', async () => {
    const forged = signedAt(nowText(), 'nonce-forged', {
      body: JSON.stringify({ ...quote, orgCode: 'H1002' })
    })
    expect(await call(forged)).toMatchObject({ code: ErrorCode.badParameter, message: '签名不正确' })
  })

  test("R7.40 a signature by another session's key is refused", async () => {
    const other = await server.login('10000000006')
    const keys = sessionKeys(other.kid, other.sessionSecret)
    const timestamp = nowText()
    const signature = sign(keys.signing, {
      method: 'POST',
      path: QUOTE_PATH,
      timestamp,
      nonce: 'nonce-other',
      body: JSON.stringify(quote)
    })
    expect((await call({ signature, timestamp, nonce: 'nonce-other' })).code).toBe(ErrorCode.badParameter)
  })

  test('R7.40 a nonce serves once', async () => {
    const headers = signedAt(nowText(), 'nonce-once-1')
    expect((await call(headers)).code).toBe(ErrorCode.ok)
    expect(await call(headers)).toMatchObject({
      code: ErrorCode.badParameter,
      message: '请求已处理，请勿重复提交'
    })
  })

  test.each([
    ['too old', -300_001],
    ['from the future', 300_001]
  ])('R7.40 a call %s is refused', async (name, shift) => {
    expect(await call(signedAt(nowText(shift), `nonce-${name.replaceAll(' ', '-')}`))).toMatchObject({
      code: ErrorCode.badParameter,
      message: '请求已过期，请校准时间后重试'
    })
  })

  test('R7.40 five minutes either way are tolerated', async () => {
    expect((await call(signedAt(nowText(-300_000), 'nonce-edge-1'))).code).toBe(ErrorCode.ok)
    expect((await call(signedAt(nowText(300_000), 'nonce-edge-2'))).code).toBe(ErrorCode.ok)
  })
})

describe('R7.9 sealed calls', () => {
  const post = (payload: object) =>
    inject('POST', '/api/user/contacts', JSON.stringify(payload), { token: session.token })

  test.each([
    ['plain input', {}],
    ['something else in req', { req: 'hello' }]
  ])('R7.9 %s is refused', async (_, payload) => {
    expect((await post(payload)).json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '请求内容需要加密'
    })
  })

  test('R7.9 a changed ciphertext is refused', async () => {
    const bytes = Buffer.alloc(96, 7)
    const req = `v1.${session.kid}.${base64urlEncode(bytes)}`
    expect((await post({ req })).json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '加密信息不正确'
    })
  })

  test('R7.9 the key of another session is not taken', async () => {
    const other = await server.login('10000000006')
    const answer = await server.call('contacts.list', {}, { session: other, token: session.token })
    expect(answer).toMatchObject({ code: ErrorCode.badParameter, results: { reason: 'key' } })
  })

  test('R7.15 a key agreed before login runs out', async () => {
    const x = base64urlEncode(new Uint8Array(32).fill(3))
    const { results } = await server.call('auth.keys', { x })
    expect(base64urlDecode(results.secret)).toHaveLength(32)
    server.clock.advance(results.expiresIn * 1000)
    const req = `v1.${results.kid}.${base64urlEncode(new Uint8Array(96))}`
    const answer = await inject('POST', '/api/uniuser/silence/authorize', JSON.stringify({ req }))
    expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter, results: { reason: 'key' } })
  })
})

describe('idempotent calls', () => {
  const pay = (idempotencyKey: string, channel: 'alipay' | 'bankcard' = 'alipay') =>
    server.call('pay.create', { orderNo: 'CA1', channel }, { session, idempotencyKey })
  beforeEach(() => {
    refuse = false
  })

  test('the same key and body get the first answer again, and the command runs once', async () => {
    const before = runs
    const first = await pay('key-same-1')
    expect((await pay('key-same-1')).results).toEqual(first.results)
    expect(runs).toBe(before + 1)
  })

  test('two at once run once', async () => {
    const before = runs
    const [a, b] = await Promise.all([pay('key-twice-1'), pay('key-twice-1')])
    expect(a.results).toEqual(b.results)
    expect(runs).toBe(before + 1)
  })

  test('the same key with another body is 27008', async () => {
    await pay('key-body-1')
    expect((await pay('key-body-1', 'bankcard')).code).toBe(ErrorCode.duplicateOrder)
  })

  test("a key is its owner's: another user may use the same", async () => {
    const first = await pay('key-owner-1')
    const other = await server.login('10000000006')
    const answer = await server.call(
      'pay.create',
      { orderNo: 'CA1', channel: 'alipay' },
      { session: other, idempotencyKey: 'key-owner-1' }
    )
    expect(answer.results.payOrderNum).not.toBe(first.results.payOrderNum)
  })

  test('a refusal takes back what the command wrote and frees the key', async () => {
    refuse = true
    expect((await pay('key-refused-1')).code).toBe(ErrorCode.priceChanged)
    const written = await server.database.db.select().from(settings)
    expect(written.map((row) => row.name)).not.toContain(`run${runs}`)
    refuse = false
    expect((await pay('key-refused-1', 'bankcard')).code).toBe(ErrorCode.ok)
  })

  test.each(['', 'short', 'x'.repeat(81), 'with space 12'])('the key %j is refused', async (key) => {
    expect((await pay(key)).code).toBe(ErrorCode.badParameter)
  })
})

describe('limits', () => {
  test('one address may not send codes for ever: HTTP 429 with a code', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: '1' } })
    const answers: number[] = []
    for (let i = 0; i < 25; i += 1) {
      const mobile = `1002${String(i).padStart(7, '0')}`
      answers.push((await limited.call('auth.sendCode', { mobile })).status)
    }
    const last = await limited.call('auth.sendCode', { mobile: '10020000099' })
    await limited.close()
    expect(answers[0]).toBe(200)
    expect(last).toMatchObject({
      status: 429,
      code: ErrorCode.tooManyRequests,
      message: '操作太频繁，请稍后再试'
    })
  })
})
