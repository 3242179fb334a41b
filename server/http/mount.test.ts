import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

const quote = { customAddPackage: [], orgCode: 'H1001', productCode: 'CK1003', rtime: '2026-05-25' }

let server: TestApp
let session: Session

beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      'contacts.relations': async () => {
        throw new Error('secret detail at /srv/app.ts')
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
      expect(answer.json()).toEqual({
        code: ErrorCode.notFound,
        message: '该功能暂不可用，请刷新后重试',
        results: null
      })
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

  test.each([
    ['the port of its connection', (i: number) => `203.0.113.9:${40_000 + i}`],
    ['another address of its network', (i: number) => `2001:db8:7:1:${i.toString(16)}::1`],
    [
      'that address in brackets, with a port',
      (i: number) => `[2001:db8:7:2::${i.toString(16)}]:${40_000 + i}`
    ]
  ])('behind a proxy that writes %s it is one caller', async (_, address) => {
    const limited = await createTestApp({ seed: false, env: { RATE_LIMIT: '1', TRUST_PROXY: '1' } })
    const send = (i: number) =>
      limited.call(
        'auth.sendCode',
        { mobile: `1002${String(i).padStart(7, '0')}` },
        { headers: { 'x-forwarded-for': address(i) } }
      )
    const answers = []
    for (let i = 0; i < 21; i += 1) answers.push((await send(i)).status)
    await limited.close()
    expect([answers[19], answers[20]]).toEqual([200, 429])
  })
})
