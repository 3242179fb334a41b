import { base64urlDecode, base64urlEncode, sessionKeys, sign } from '@/contract/crypto'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { cleanUp } from '../jobs/clean-up'
import { createTestApp, type TestApp } from '../testing/test-app'

const QUOTE_PATH = '/signature/pdb/realTimePrice/v2'
const quote = { customAddPackage: [], orgCode: 'H1001', productCode: 'CK1003', rtime: '2026-05-25' }

let server: TestApp
let session: Session

beforeAll(async () => {
  server = await createTestApp({ handlers: { 'addon.quote': async () => [] } })
  session = await server.login('10000000001')
})
afterAll(() => server.close())

describe('R7.40 signed calls', () => {
  const call = (signature: Record<string, string>) =>
    server.call('addon.quote', quote, { session, signature })
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

  test('R7.40 a true signature passes, none and one for another body are refused', async () => {
    expect((await call(signedAt(nowText(), 'nonce-true'))).code).toBe(ErrorCode.ok)
    const refused = { code: ErrorCode.badParameter, message: '安全校验未通过，请刷新后重试' }
    expect(await call({})).toMatchObject(refused)
    const body = JSON.stringify({ ...quote, orgCode: 'H1002' })
    expect(await call(signedAt(nowText(), 'nonce-forged', { body }))).toMatchObject(refused)
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
      message: '已提交，请勿重复操作'
    })
  })

  test('R7.40 a nonce is kept as long as its call could be sent again, also one from a clock that is ahead', async () => {
    const headers = signedAt(nowText(300_000), 'nonce-ahead-1')
    expect((await call(headers)).code).toBe(ErrorCode.ok)
    server.clock.advance(599_000)
    const { app, clock, config, database, gateway } = server
    await cleanUp.run({ db: database.db, gateway, now: clock.now, config, log: app.log })
    expect(await call(headers)).toMatchObject({ message: '已提交，请勿重复操作' })
  })

  test.each([
    ['too old', -300_001],
    ['from the future', 300_001]
  ])('R7.40 a call %s is refused', async (name, shift) => {
    expect(await call(signedAt(nowText(shift), `nonce-${name.replaceAll(' ', '-')}`))).toMatchObject({
      code: ErrorCode.badParameter,
      message: '手机时间不准，请校准后重试'
    })
  })

  test.each(['NaN', 'Infinity', '', ' ', '0x19af0000000', '1.7792424e12', '1e13', '-1'])(
    'R7.40 a time spelt %j is refused, although it is signed',
    async (timestamp) => {
      expect(await call(signedAt(timestamp, 'nonce-spelling'))).toMatchObject({
        code: ErrorCode.badParameter,
        message: '安全校验未通过，请刷新后重试'
      })
    }
  )

  /** A call with a query of its own, in whatever spelling. */
  const withQuery = (query: string, signed: string, nonce: string) => {
    const payload = JSON.stringify(quote)
    return server.app.inject({
      method: 'POST',
      url: `/api${QUOTE_PATH}${query}`,
      headers: {
        'content-type': 'application/json',
        token: session.token,
        ...signedAt(nowText(), nonce, { path: QUOTE_PATH + signed })
      },
      payload
    })
  }

  test('R7.40 what comes in the address is signed as well', async () => {
    const added = await withQuery('?cardNumber=8600100012345670', '', 'nonce-query-1')
    expect(added.json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全校验未通过，请刷新后重试'
    })
    const changed = await withQuery('?cardNumber=1', '?cardNumber=2', 'nonce-query-2')
    expect(changed.json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全校验未通过，请刷新后重试'
    })
    const turned = await withQuery('?a=1&a=2', '?a=2&a=1', 'nonce-query-3')
    expect(turned.json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全校验未通过，请刷新后重试'
    })
  })

  test('R7.40 a query may be spelt in another way than it was signed', async () => {
    const answer = await withQuery('?b=%e4%bd%93+x&a=1&&', '?a=1&b=%E4%BD%93%20x', 'nonce-query-4')
    expect(answer.json()).toMatchObject({ code: ErrorCode.ok })
  })

  test('R7.40 a form has no text that could be signed', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${QUOTE_PATH}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        token: session.token,
        ...signedAt(nowText(), 'nonce-form', { body: '' })
      },
      payload: 'orgCode=H1001&productCode=CK1003&rtime=2026-05-25'
    })
    expect(answer.json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全校验未通过，请刷新后重试'
    })
  })

  test('R7.40 five minutes either way are tolerated', async () => {
    expect((await call(signedAt(nowText(-300_000), 'nonce-edge-1'))).code).toBe(ErrorCode.ok)
    expect((await call(signedAt(nowText(300_000), 'nonce-edge-2'))).code).toBe(ErrorCode.ok)
  })
})

const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload
  })

describe('R7.9 sealed calls', () => {
  const post = (payload: object) => send('/api/user/contacts', payload, { token: session.token })

  test.each([
    ['plain input', {}],
    ['something else in req', { req: 'hello' }]
  ])('R7.9 %s is refused', async (_, payload) => {
    expect((await post(payload)).json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全连接未建立，请刷新后重试'
    })
  })

  test('R7.9 a changed ciphertext is refused', async () => {
    const bytes = Buffer.alloc(96, 7)
    const req = `v1.${session.kid}.${base64urlEncode(bytes)}`
    expect((await post({ req })).json()).toMatchObject({
      code: ErrorCode.badParameter,
      message: '安全连接出错，请刷新后重试'
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
    const answer = await send('/api/uniuser/silence/authorize', { req })
    expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter, results: { reason: 'key' } })
  })
})
