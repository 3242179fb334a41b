import { createHash, createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Primitives } from '@/contract/crypto'

const CIPHER = 'aes-256-cbc'
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const viewOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Node's own primitives for sealed and signed calls, some twenty times as fast as the portable ones. */
export const nativeCrypto: Primitives = {
  hash: (data) => createHash('sha256').update(data).digest(),
  derive: (secret, salt, info) => new Uint8Array(hkdfSync('sha256', secret, salt, info, 32)),
  mac: (key, data) => createHmac('sha256', key).update(data).digest(),
  encrypt: (key, iv, plain) => {
    const cipher = createCipheriv(CIPHER, key, iv)
    return Buffer.concat([cipher.update(plain), cipher.final()])
  },
  decrypt: (key, iv, sealed) => {
    const decipher = createDecipheriv(CIPHER, key, iv)
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  },
  utf8: (text) => Buffer.from(text, 'utf8'),
  text: (utf8) => strictUtf8.decode(utf8),
  base64url: (bytes) => viewOf(bytes).toString('base64url'),
  bytes: (text) => {
    const bytes = Buffer.from(text, 'base64url')
    // Buffer reads padding, the other alphabet and a stray tail too: only one spelling is ours.
    return bytes.toString('base64url') === text ? bytes : null
  }
}
