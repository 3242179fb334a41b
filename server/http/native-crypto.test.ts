import { randomBytes } from 'node:crypto'
import { primitives, setPrimitives } from '@/contract/crypto/primitives'
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

test('both refuse wrong padding', () => {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cut = nativeCrypto.encrypt(key, iv, Buffer.alloc(40, 99)).subarray(0, 32)
  expect(() => nativeCrypto.decrypt(key, iv, cut)).toThrow()
  expect(() => portable.decrypt(key, iv, cut)).toThrow()
})
