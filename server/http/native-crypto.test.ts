import { randomBytes } from 'node:crypto'
import { primitives, setPrimitives, type Primitives } from '@/contract/crypto/primitives'
import { nativeCrypto } from './native-crypto'

const portable = primitives
afterAll(() => setPrimitives(portable))

test.each([0, 1, 15, 16, 17, 31, 64, 1_000])('native and portable primitives agree on %i bytes', (size) => {
  const [key, iv, data, salt] = [randomBytes(32), randomBytes(16), randomBytes(size), randomBytes(10)]
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  expect(hex(nativeCrypto.hash(data))).toBe(hex(portable.hash(data)))
  expect(hex(nativeCrypto.mac(key, data))).toBe(hex(portable.mac(key, data)))
  expect(hex(nativeCrypto.derive(key, salt, data))).toBe(hex(portable.derive(key, salt, data)))
  const sealed = nativeCrypto.encrypt(key, iv, data)
  expect(hex(sealed)).toBe(hex(portable.encrypt(key, iv, data)))
  expect(hex(portable.decrypt(key, iv, sealed))).toBe(hex(data))
  expect(hex(nativeCrypto.decrypt(key, iv, sealed))).toBe(hex(data))
})

test.each(['', 'a', '陈予安', '😀é', 'a\ud800b', '\ufeffmark', '\u0000'])('both write %j alike', (text) => {
  const utf8 = portable.utf8(text)
  expect([...nativeCrypto.utf8(text)]).toEqual([...utf8])
  expect(nativeCrypto.text(utf8)).toBe(portable.text(utf8))
  const written = portable.base64url(utf8)
  expect(nativeCrypto.base64url(utf8)).toBe(written)
  expect([...(nativeCrypto.bytes(written) ?? ['none'])]).toEqual([...utf8])
})

test.each(['A', 'AB==', 'AB+/', 'AB', 'AC', 'QUI\n', 'QU I', '*'])('both read %j alike', (text) => {
  const bytesOf = ({ bytes }: Primitives) => bytes(text) && [...(bytes(text) ?? [])]
  expect(bytesOf(nativeCrypto)).toEqual(bytesOf(portable))
})

test.each([[[0xff]], [[0xc0, 0x80]], [[0xe4, 0xb8]], [[0xed, 0xa0, 0x80]]])(
  'both refuse %j, which is not UTF-8',
  (bytes) => {
    expect(() => portable.text(Uint8Array.from(bytes))).toThrow()
    expect(() => nativeCrypto.text(Uint8Array.from(bytes))).toThrow()
  }
)

test('both refuse wrong padding', () => {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cut = nativeCrypto.encrypt(key, iv, Buffer.alloc(40, 99)).subarray(0, 32)
  expect(() => nativeCrypto.decrypt(key, iv, cut)).toThrow()
  expect(() => portable.decrypt(key, iv, cut)).toThrow()
})
