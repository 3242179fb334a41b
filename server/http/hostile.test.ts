import { eq } from 'drizzle-orm'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { sessions, smsCodes } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const names = Object.keys(catalogue) as EndpointName[]
const writes = names.filter((name) => catalogue[name].method === 'POST')
const reads = names.filter((name) => catalogue[name].method === 'GET')

/** `[[[…]]]` as text, as deep as a body may be long. */
const DEEP = 90_000
/** A call that beacons make takes less. */
const DEEP_BEACON = 30_000
const deepText = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
/** As an object, so that it can be sealed: writing it as text takes a call per level, so it is less deep. */
const deepValue = (levels: number) => {
  let value: unknown[] = []
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

describe('an input of many levels', () => {
  test.each(writes)('%s refuses it, plain and sealed', async (name) => {
    const row: EndpointMeta = catalogue[name]
    const plain = await server.app.inject({
      method: 'POST',
      url: `/api${row.path}`,
      headers: {
        'content-type': 'application/json',
        token: session.token,
        'idempotency-key': 'key-of-depth'
      },
      payload: `{"a":${deepText(row.beacon ? DEEP_BEACON : DEEP)}}`
    })
    expect([plain.statusCode, plain.json<{ code: unknown }>().code]).toEqual([200, ErrorCode.badParameter])
    // What a path of `:a/:b` takes is there.
    const sent = await server.callRaw(name, { a: 1, b: 1, deep: deepValue(2_000) }, { session })
    expect([sent.status, sent.code]).toEqual([200, ErrorCode.badParameter])
  })

  test('as deep as any call needs it is read', async () => {
    const { code } = await server.callRaw('contacts.relations', { a: deepValue(20) }, { session })
    expect(code).toBe(ErrorCode.ok)
  })
})

describe('keys that are special to JavaScript, and keys that come twice', () => {
  test.each(reads)('%s survives them in the address', async (name) => {
    const row: EndpointMeta = catalogue[name]
    const path = row.path.replace(/:\w+/g, '__proto__')
    for (const key of ['__proto__', 'access_token', 'id', 'productCode']) {
      for (const query of [
        `${key}=1&${key}=2`,
        `${key}[a]=1`,
        `${key}`,
        `${key}=%`,
        `${key}=9999999999999999`
      ]) {
        const answer = await server.app.inject({
          method: 'GET',
          url: `/api${path}?${query}`,
          headers: { token: session.token, devicetoken: 'device-of-hostile' }
        })
        expect([query, answer.statusCode < 500]).toEqual([query, true])
        expect(answer.json()).toHaveProperty('code')
      }
    }
  })

  test.each(writes)('%s survives them in a body', async (name) => {
    const input: unknown = JSON.parse(
      '{"__proto__":{"id":1},"constructor":{"prototype":{}},"toString":1,"id":"__proto__"}'
    )
    const answer = await server.callRaw(name, input, { session })
    expect([answer.status < 500, Number.isInteger(answer.code)]).toEqual([true, true])
  })
})

describe('an entry channel that is none', () => {
  let phones = 0
  test.each(['2147483648', '99999999999999999999', '1e3', '0x42', '-1', '6.5', 'NaN', 'a'.repeat(500)])(
    '%s counts as the web’s',
    async (comefrom) => {
      const mobile = `1380000${String((phones += 1)).padStart(4, '0')}`
      const sent = await server.call('auth.sendCode', { mobile })
      const code = sent.results.demoCode ?? ''
      const entered = await server.call('auth.login', { mobile, code }, { headers: { comefrom } })
      expect(entered.code).toBe(ErrorCode.ok)
      const [row] = await server.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, entered.results.kid))
      expect(row?.comefrom).toBe(50)
    }
  )

  test('one that is a number of ours is kept', async () => {
    const sent = await server.call('auth.sendCode', { mobile: '13800009999' })
    const input = { mobile: '13800009999', code: sent.results.demoCode ?? '' }
    const { results } = await server.call('auth.login', input, { headers: { comefrom: '68' } })
    const [row] = await server.database.db.select().from(sessions).where(eq(sessions.id, results.kid))
    expect(row?.comefrom).toBe(68)
  })
})

describe('doors outside the catalogue', () => {
  const bodies = [
    `{"a":${deepText(DEEP)}}`,
    deepText(DEEP),
    '{"prepayId":"\\u0000"}',
    '{"prepayId":"\\ud800","action":"approve"}',
    '"x"',
    'null'
  ]
  test.each([
    '/api/pay/notify',
    '/sandbox/control',
    '/sandbox/resolve/x',
    '/sandbox/mini/%00',
    '/sandbox/cashier/%00'
  ])('%s refuses what it cannot read', async (url) => {
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json', 'x-gateway-timestamp': 'NaN' }
      const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload })
      expect([payload.slice(0, 40), statusCode < 500]).toEqual([payload.slice(0, 40), true])
    }
  })

  test.each([
    '/',
    '/healthz',
    '/seed-img/tile/bone.svg',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a%',
    `/${'a'.repeat(300)}`
  ])('%s survives odd headers', async (url) => {
    const odd = {
      range: 'bytes=NaN-',
      'if-modified-since': 'never',
      'if-none-match': '"',
      'accept-encoding': ';q=x',
      cookie: '=%;%='
    }
    for (const [name, value] of Object.entries(odd)) {
      const { statusCode } = await server.app.inject({
        method: 'GET',
        url,
        headers: { [name]: value, accept: 'text/html' }
      })
      expect([name, statusCode < 500]).toEqual([name, true])
    }
  })
})

describe('the key id of an envelope', () => {
  test.each(['a\u0000b', '\ud800', 'k'.repeat(300), '体'])('%j is unknown, not an error', async (kid) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/uniuser/silence/authorize',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ req: `v1.${kid}.AAAA` })
    })
    expect(answer.json()).toMatchObject({ code: ErrorCode.badParameter, results: { reason: 'key' } })
  })
})

describe('the address that limits count', () => {
  test.each([
    ['without a proxy is the connection’s', '0', '127.0.0.1'],
    ['behind one proxy is what that wrote', '1', '198.51.100.7'],
    ['behind two proxies is what the outer one wrote', '2', '203.0.113.9']
  ])('%s, whatever the caller adds', async (_, proxies, address) => {
    const behind = await createTestApp({ database: server.database, env: { TRUST_PROXY: proxies } })
    const mobile = `1370000100${proxies}`
    await behind.call(
      'auth.sendCode',
      { mobile },
      { headers: { 'x-forwarded-for': '10.6.6.6, 203.0.113.9, 198.51.100.7' } }
    )
    const [sent] = await server.database.db.select().from(smsCodes).where(eq(smsCodes.phone, mobile))
    expect(sent?.address).toBe(address)
    await behind.app.close()
  })
})
