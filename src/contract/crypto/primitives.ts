import { cbc } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlDecode, base64urlEncode, utf8Decode, utf8Encode } from './encoding'

/** What sealing and signing are made of. `decrypt` throws when the padding is wrong. */
export interface Primitives {
  /** SHA-256. */
  hash(data: Uint8Array): Uint8Array
  /** HKDF-SHA256 to 32 bytes. */
  derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array): Uint8Array
  /** HMAC-SHA256. */
  mac(key: Uint8Array, data: Uint8Array): Uint8Array
  /** AES-256-CBC with PKCS#7 padding. */
  encrypt(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Uint8Array
  decrypt(key: Uint8Array, iv: Uint8Array, sealed: Uint8Array): Uint8Array
  /** Text to UTF-8; a lone surrogate becomes U+FFFD. */
  utf8(text: string): Uint8Array
  /** UTF-8 to text; throws on bytes that are not UTF-8. */
  text(utf8: Uint8Array): string
  base64url(bytes: Uint8Array): string
  /** null for anything that `base64url` would not have written. */
  bytes(base64url: string): Uint8Array | null
}

/** Runs in every webview. */
const portable: Primitives = {
  hash: (data) => sha256(data),
  derive: (secret, salt, info) => hkdf(sha256, secret, salt, info, 32),
  mac: (key, data) => hmac(sha256, key, data),
  encrypt: (key, iv, plain) => cbc(key, iv).encrypt(plain),
  decrypt: (key, iv, sealed) => cbc(key, iv).decrypt(sealed),
  utf8: utf8Encode,
  text: utf8Decode,
  base64url: base64urlEncode,
  bytes: base64urlDecode
}

export let primitives: Primitives = portable

/** Takes a runtime's own, faster ones: the server does. They must agree with the portable ones to the byte. */
export function setPrimitives(own: Primitives): void {
  primitives = own
}
