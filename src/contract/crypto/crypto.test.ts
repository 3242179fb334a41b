import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { base64urlDecode, base64urlEncode, utf8Decode, utf8Encode } from './encoding'
import { agreedKeys, IV_BYTES, open, seal, sessionKeys, sign, verify } from './index'

const secret = base64urlEncode(Uint8Array.from({ length: 32 }, (_, i) => i))
const keys = sessionKeys('s1', secret)
const iv = Uint8Array.from({ length: IV_BYTES }, (_, i) => 200 - i)
const call = 'POST /user/contacts'

const flip = (envelope: string, at: number) => {
  const [version, kid, body] = envelope.split('.')
  const bytes = base64urlDecode(body ?? '') ?? new Uint8Array()
  const index = at < 0 ? bytes.length + at : at
  bytes[index] = (bytes[index] ?? 0) ^ 1
  return `${version}.${kid}.${base64urlEncode(bytes)}`
}

describe('encoding', () => {
  test.each(['', 'a', 'ab', 'abc', '体检', '😀', 'a体😀z'])(
    'text %j survives UTF-8 and base64url as Node writes them',
    (text) => {
      expect(Buffer.from(utf8Encode(text)).toString('utf8')).toBe(text)
      expect(utf8Decode(utf8Encode(text))).toBe(text)
      expect(base64urlEncode(utf8Encode(text))).toBe(Buffer.from(text).toString('base64url'))
      expect(utf8Decode(base64urlDecode(base64urlEncode(utf8Encode(text))) ?? new Uint8Array())).toBe(text)
    }
  )

  test.each([
    ['a character outside the alphabet', 'ab+d'],
    ['padding', 'YQ=='],
    ['an impossible length', 'abcde'],
    ['bits left over', 'YR']
  ])('base64url refuses %s', (_, text) => expect(base64urlDecode(text)).toBeNull())
})

describe('R7.9 sealed calls', () => {
  test('R7.9 the envelope is v1.<kid>.base64url(iv|ciphertext|mac) by AES-256-CBC then HMAC-SHA256', () => {
    const envelope = seal(keys.request, 's1', call, '{"name":"陈予安"}', iv)
    const hk = (info: string) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), 'chengan.v1', info, 32))
    const cipher = createCipheriv('aes-256-cbc', hk('s1/request/cipher'), iv)
    const sealed = Buffer.concat([iv, cipher.update('{"name":"陈予安"}', 'utf8'), cipher.final()])
    const mac = createHmac('sha256', hk('s1/request/mac')).update(`v1.s1.${call}\n`).update(sealed).digest()
    expect(envelope).toBe(`v1.s1.${Buffer.concat([sealed, mac]).toString('base64url')}`)
  })

  test('R7.9 what was sealed opens again and is unreadable meanwhile', () => {
    const envelope = seal(keys.answer, 's1', call, '{"id":"99010119880314011X"}', iv)
    expect(Buffer.from(envelope.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('9901')
    expect(open(keys.answer, 's1', call, envelope)).toBe('{"id":"99010119880314011X"}')
  })

  const envelope = seal(keys.request, 's1', call, '{"mobile":"10000000001"}', iv)
  test.each([
    ['a changed iv', keys.request, 's1', call, flip(envelope, 0)],
    ['a changed ciphertext', keys.request, 's1', call, flip(envelope, 20)],
    ['a changed mac', keys.request, 's1', call, flip(envelope, -1)],
    ['the other direction', keys.answer, 's1', call, envelope],
    ['another call', keys.request, 's1', 'POST /del/contacts', envelope],
    ['another key id', keys.request, 's2', call, envelope],
    ['another secret', sessionKeys('s1', base64urlEncode(randomBytes(32))).request, 's1', call, envelope],
    ['a cut envelope', keys.request, 's1', call, envelope.slice(0, 40)],
    ['no envelope', keys.request, 's1', call, 'hello'],
    ['another version', keys.request, 's1', call, envelope.replace('v1', 'v2')]
  ])('R7.9 %s does not open', (_, direction, kid, context, text) => {
    expect(open(direction, kid, context, text)).toBeNull()
  })

  test('R7.15 both seeds enter the keys agreed before login', () => {
    const x = base64urlEncode(randomBytes(32))
    const y = base64urlEncode(randomBytes(32))
    const mine = seal(agreedKeys('k1', x, y).request, 'k1', call, '{}', iv)
    expect(open(agreedKeys('k1', x, y).request, 'k1', call, mine)).toBe('{}')
    expect(open(agreedKeys('k1', y, y).request, 'k1', call, mine)).toBeNull()
    expect(open(agreedKeys('k1', x, x).request, 'k1', call, mine)).toBeNull()
  })
})

describe('R7.6 signed calls', () => {
  const request = {
    method: 'POST',
    path: '/signature/pdb/realTimePrice/v2',
    timestamp: '1764000000000',
    nonce: 'n1',
    body: '{"a":1}'
  }
  const signature = sign(keys.signing, request)

  test('R7.6 the signature is HMAC-SHA256 over method, path, timestamp, nonce and the body hash', () => {
    const key = Buffer.from(
      hkdfSync('sha256', Buffer.from(secret, 'base64url'), 'chengan.v1', 's1/signing', 32)
    )
    const hash = createHash('sha256').update(request.body).digest('hex')
    const text = ['POST', request.path, request.timestamp, 'n1', hash].join('\n')
    expect(signature).toBe(createHmac('sha256', key).update(text).digest('base64url'))
  })

  test('R7.6 the true signature is accepted', () =>
    expect(verify(keys.signing, request, signature)).toBe(true))

  test.each([
    ['method', { method: 'GET' }],
    ['path', { path: '/signature/other' }],
    ['timestamp', { timestamp: '1764000000001' }],
    ['nonce', { nonce: 'n2' }],
    ['body', { body: '{"a":2}' }]
  ])('R7.6 another %s is refused', (_, change) => {
    expect(verify(keys.signing, { ...request, ...change }, signature)).toBe(false)
  })

  test.each([
    ['?a=1&b=2', '?b=2&a=1'],
    ['?a=%E4%BD%93', '?a=体'],
    ['?a=x%20y', '?a=x+y'],
    ['?a=%2f', '?a=%2F'],
    ['?a=', '?a'],
    ['', '?'],
    ['?a=%', '?a=%']
  ])('R7.6 the query %j is signed as %j is', (query, same) => {
    const spelt = sign(keys.signing, { ...request, path: request.path + query })
    expect(verify(keys.signing, { ...request, path: request.path + same }, spelt)).toBe(true)
  })

  test.each([
    ['?a=1', ''],
    ['?a=1', '?a=2'],
    ['?a=1&a=2', '?a=2&a=1'],
    ['?a=1%26b=2', '?a=1&b=2'],
    ['?a=1=2', '?a=1%262']
  ])('R7.6 the query %j is not signed as %j is', (query, other) => {
    const spelt = sign(keys.signing, { ...request, path: request.path + query })
    expect(verify(keys.signing, { ...request, path: request.path + other }, spelt)).toBe(false)
  })

  test.each(['', '*', signature.slice(0, -2), sign(sessionKeys('s2', secret).signing, request)])(
    'R7.6 the forged signature %j is refused',
    (forged) => expect(verify(keys.signing, request, forged)).toBe(false)
  )
})
