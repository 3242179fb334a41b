import { vi } from 'vitest'
import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { NOW, ok, SECRET, setup } from '@/../tests/support/client'
import { catalogue } from '@/contract/catalogue'
import type { EndpointMeta } from '@/contract/endpoint'
import { agreedKeys, open, seal, sessionKeys, sign } from '@/contract/crypto'
import { CallError, ErrorCode } from '@/contract/errors'
import { fillPath } from '@/contract/url'
import type { HttpRequest } from './http-types'

test.each([
  ['R7.1 the web channel uses the base /api', '50', 'https://shop.test/api/city/indexAllCity?cityCode=131'],
  [
    'R7.2 R6.5 the mini-program channel uses the base /wxappapi',
    '66',
    'https://shop.test/wxappapi/city/indexAllCity?cityCode=131'
  ]
])('%s', async (_name, comefrom, url) => {
  const { call, sent } = setup({ answers: () => ok([]), comefrom })
  await call('city.list', { cityCode: '131' })
  expect(sent[0]?.url).toBe(url)
})

test('R7.3 a row says which server answers it: login and the token checks go to theirs, all else to the site’s own', async () => {
  const { call, sent } = setup({ answers: () => ok({}), comefrom: '66' })
  await call('auth.sendCode', { mobile: '10000000001' })
  await call('auth.login', { mobile: '10000000001', code: '123456' })
  await call('auth.wxTokenVerify', {})
  await call('auth.wxTokenCheck', { token: 't1', comefrom: '66' })
  await call('city.list', {})
  expect(sent.map(({ url }) => new URL(url).host)).toEqual([
    ...['oauth.test', 'oauth.test', 'wxapp.test', 'wxapp.test', 'shop.test']
  ])
})

test('R7.8 one partner path sends the token by another header, and no second one', async () => {
  const { call, sent } = setup({ answers: () => ok({}) })
  await call('bank.payStatus', { id: 'PO1' })
  await call('city.list', {})
  const tokens = sent.map(({ headers }) => [headers['token'], headers['access-token']])
  expect(tokens).toEqual([
    [undefined, 't1'],
    ['t1', undefined]
  ])
  const apart = Object.values<EndpointMeta>(catalogue).filter(({ tokenHeader }) => tokenHeader)
  expect(apart.map(({ path }) => path)).toEqual(['/cmbc/:id/pay/status'])
})

test('R7.5 R9.9 every call carries token, comefrom, clientType, appVersion and type', async () => {
  const { call, sent } = setup({ answers: () => ok([]) })
  await call('city.list', {})
  expect(sent[0]?.headers).toMatchObject({
    token: 't1',
    comefrom: '50',
    clientType: 'WEB',
    appVersion: '7.1.0',
    type: expect.any(String)
  })
})

test('R7.7 only login calls carry the invite ids', async () => {
  const { call, sent } = setup({ answers: () => ok({}), token: null })
  await call('auth.login', { mobile: '10000000001', code: '123456' })
  await call('city.list', {})
  expect(sent[0]?.headers['inviteid']).toBe('i9')
  expect(sent[1]?.headers['inviteid']).toBeUndefined()
})

test('R7.6 a signed call carries a signature the server can check over what was sent', async () => {
  const { call, sent } = setup({ answers: () => ok([]) })
  await call('addon.quote', {
    customAddPackage: [],
    orgCode: 'H1001',
    productCode: 'CK1003',
    rtime: '2026-11-24'
  })
  const { headers, body = '' } = sent[0] as HttpRequest
  const expected = sign(sessionKeys(SECRET.kid, SECRET.sessionSecret).signing, {
    method: 'POST',
    path: '/signature/pdb/realTimePrice/v2',
    timestamp: String(NOW),
    nonce: headers['nonce'] ?? '',
    body
  })
  expect(headers['timestamp']).toBe(String(NOW))
  expect(headers['signature']).toBe(expected)
})

test.each([
  ['in the results', (res: string) => ({ results: { res } })],
  ['beside the code', (res: string) => ({ res })]
])(
  'R7.9 a sensitive account call sends req and reads res %s, sealed with the session keys',
  async (_name, placed) => {
    const keys = sessionKeys(SECRET.kid, SECRET.sessionSecret)
    const context = 'POST /user/contacts/info'
    const { call, sent } = setup({
      answers: () => ({
        json: {
          code: 1,
          message: '',
          ...placed(seal(keys.answer, 'k1', context, '{"name":"陈予安"}', new Uint8Array(16)))
        }
      })
    })
    const contact = await call('contacts.get', { contacts_id: 'c001' })
    const body = JSON.parse(sent[0]?.body ?? '') as { req: string }
    expect(Object.keys(body)).toEqual(['req'])
    expect(open(keys.request, 'k1', context, body.req)).toBe('{"contacts_id":"c001"}')
    expect(contact).toEqual({ name: '陈予安' })
  }
)

test('R7.9 before login the key is agreed once and used for the sealed call', async () => {
  const { call, sent } = setup({ answers: () => ok({}), secret: null, token: null })
  await call('auth.silent', { code: 'wx1' })
  const body = JSON.parse(sent[0]?.body ?? '') as { req: string }
  const seed = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU'
  const keys = agreedKeys('pre', seed, seed)
  expect(open(keys.request, 'pre', 'POST /uniuser/silence/authorize', body.req)).toBe('{"code":"wx1"}')
})

test.each([
  ['R7.11 success 1 as a number', { code: 1, results: ['a'] }],
  ['R7.11 success "1" as a string', { code: '1', results: ['a'] }],
  ['R7.10 results under the name result', { code: 1, result: ['a'] }]
])('%s', async (_name, json) => {
  const { call } = setup({ answers: () => ({ json }) })
  await expect(call('city.list', {})).resolves.toEqual(['a'])
})

const branches = bookingAnswer({ '2026-11-21': [clinicRow({ orgCode: 'H2002' })] })
test.each([
  ['results', { code: 1, results: branches }],
  ['result, of a third party', { code: 1, result: branches }]
])('R7.77 the data of a booking list stands in %s', async (_name, json) => {
  const { call } = setup({ answers: () => ({ json }) })
  const [list] = await call('booking.list', { productCode: 'CK1008', cityCode: '289' })
  expect(list).toEqual(branches[0])
  const refused = setup({ answers: () => ({ json: { ...json, code: 0, message: '暂无机构' } }) })
  await expect(
    refused.call('booking.list', { productCode: 'CK1008', cityCode: '289' })
  ).rejects.toMatchObject({
    message: '暂无机构'
  })
})

test('R7.13 R4.11 showLoading turns the indicator on and off again, also when the call fails', async () => {
  const { call, loading } = setup({
    answers: (_, count) => (count === 1 ? ok([]) : { json: { code: 0, message: '忙' } })
  })
  await call('product.search', { keyword: 'CT' })
  await expect(call('product.search', { keyword: 'CT' })).rejects.toBeInstanceOf(CallError)
  await call('city.list', {}).catch(() => undefined)
  expect(loading).toEqual(['on', 'off', 'on', 'off'])
})

test('R8.20 HTTP 401 stops the loading indicator', async () => {
  const { call, loading } = setup({ answers: () => ({ status: 401, json: null }) })
  await expect(call('product.search', { keyword: 'CT' })).rejects.toMatchObject({
    code: ErrorCode.httpUnauthorized
  })
  expect(loading).toEqual(['on', 'off'])
})

test('an answer that is not JSON is a code too, never a parse error', async () => {
  const { call } = setup({ answers: () => ({ status: 502, json: null }) })
  await expect(call('city.list', {})).rejects.toMatchObject({
    code: ErrorCode.badAnswer,
    message: '网络错误'
  })
})

test('R8.2 code 2 renews the session and repeats the call with the new token', async () => {
  let token = 'old'
  const renew = vi.fn(async () => {
    token = 'new'
  })
  const { call, sent } = setup({
    answers: (request) =>
      request.headers['token'] === 'new' ? ok(['fresh']) : { json: { code: 2, message: '' } },
    session: {
      credentials: () => ({ token, comefrom: '50', deviceToken: 'd1', inviteIds: {} }),
      renew
    }
  })
  await expect(call('contacts.relations', {})).resolves.toEqual(['fresh'])
  expect(renew).toHaveBeenCalledWith('old')
  expect(sent).toHaveLength(2)
})

test.each([
  ['R8.4 code 3', { code: 3, message: '' }],
  ['R8.4 error_code 21315', { code: 0, error_code: 21315, message: '' }]
])('%s ends the session', async (_name, json) => {
  const invalidate = vi.fn()
  const { call } = setup({ answers: () => ({ json }), session: { invalidate } })
  await expect(call('contacts.relations', {})).rejects.toMatchObject({ code: ErrorCode.tokenInvalid })
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test.each([
  ['0 although there is no code', { error_code: 0, results: ['北京'] }, null],
  ['"0" although the code is another', { error_code: '0', code: 0, results: ['北京'] }, null],
  ['20001 although the code is 1', { error_code: 20001, code: 1, message: '省份不正确' }, 20001],
  ['missing: the code tells of a failure', { code: 503, message: '' }, 503],
  ['missing: code 1 alone is no success', { code: 1, results: [] }, ErrorCode.badAnswer]
])('R7.12 region lists are judged by error_code: %s', async (_name, json, code) => {
  const { call } = setup({ answers: () => ({ json }) })
  const regions = call('geo.provinces', {})
  if (code === null) await expect(regions).resolves.toEqual(['北京'])
  else await expect(regions).rejects.toMatchObject({ code })
})

test.each([2, 3])('code %s about a token in the input does not touch the session', async (code) => {
  const invalidate = vi.fn()
  const renew = vi.fn()
  const { call } = setup({ answers: () => ({ json: { code, message: '' } }), session: { invalidate, renew } })
  await expect(call('auth.wxTokenCheck', { token: 'x', comefrom: '66' })).rejects.toMatchObject({ code })
  await expect(call('auth.thirdLogin', { token: 'x', comefrom: '66' })).rejects.toMatchObject({ code })
  expect([invalidate.mock.calls, renew.mock.calls]).toEqual([[], []])
})

describe('R4.2 somebody else has logged in while a call was under way', () => {
  const CALL = ['contacts.get', { contacts_id: 'c001' }] as const
  /** A phone whose person changes as soon as the answer comes. */
  function phone(code: number) {
    let token = 't1'
    const ended: string[] = []
    const next = () => {
      token = 't2'
      world.keeper.era = 1
    }
    const world = setup({
      answers() {
        next()
        return { json: { code, message: '', results: {} } }
      },
      session: {
        credentials: () => ({ token, comefrom: '50', deviceToken: 'd1', inviteIds: {} }),
        renew: async () => void ended.push('renewed'),
        invalidate: () => void ended.push('invalidated')
      }
    })
    return { ...world, ended, next }
  }

  test.each([
    ['its answer is nobody’s', ErrorCode.ok],
    ['expired, it is not made again in their name', ErrorCode.sessionExpired],
    ['worthless, it does not end their session', ErrorCode.tokenInvalid],
    ['its refusal tells them nothing', ErrorCode.business]
  ])('%s', async (_name, code) => {
    const { call, sent, ended } = phone(code)
    await expect(call(...CALL)).rejects.toMatchObject({ code: ErrorCode.cancelled })
    expect([sent.map(({ headers }) => headers['token']), ended]).toEqual([['t1'], []])
  })

  test('before it was sent, it is not sent', async () => {
    const { call, sent, next } = phone(ErrorCode.ok)
    const made = call(...CALL)
    next()
    await expect(made).rejects.toMatchObject({ code: ErrorCode.cancelled })
    expect(sent).toEqual([])
  })
})

test('a refusal carries what the catalogue promises with its code', async () => {
  const results = [{ items: [{ packageId: 6213, itemCode: 'BL003', name: '凝血四项', price: 60 }] }]
  const { call } = setup({ answers: () => ({ json: { code: 40003, message: '需同时检查', results } }) })
  const quote = call('addon.quote', {
    customAddPackage: [],
    orgCode: 'H1001',
    productCode: 'CK1003',
    rtime: '2026-11-24'
  })
  await expect(quote).rejects.toMatchObject({ code: 40003, message: '需同时检查', results })
})

test('the idempotency key travels with the calls that ask for one', async () => {
  const { call, sent } = setup({ answers: () => ok({}) })
  await call('pay.create', { orderNo: 'CA1', channel: 'alipay' }, { idempotencyKey: 'key-1' })
  await call('city.list', {}, { idempotencyKey: 'key-1' })
  expect(sent[0]?.headers['idempotency-key']).toBe('key-1')
  expect(sent[1]?.headers['idempotency-key']).toBeUndefined()
})

test('signed times use the clock of the server, learnt from the Date header', async () => {
  const { call, sent } = setup({ answers: () => ({ ...ok([]), serverTime: NOW + 86_400_000 }) })
  await call('city.list', {})
  await call('addon.quote', {
    customAddPackage: [],
    orgCode: 'H1001',
    productCode: 'CK1003',
    rtime: '2026-11-24'
  })
  expect(sent[1]?.headers['timestamp']).toBe(String(NOW + 86_400_000))
})

test('a path parameter leaves the query', () => {
  expect(fillPath('/order/cancel/checkup/:id', { id: 'CA 1', reasonId: 2 })).toEqual({
    path: '/order/cancel/checkup/CA%201',
    rest: { reasonId: 2 }
  })
})
