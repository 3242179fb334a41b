import { cbc } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

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
}

/** Runs in every webview. */
const portable: Primitives = {
  hash: (data) => sha256(data),
  derive: (secret, salt, info) => hkdf(sha256, secret, salt, info, 32),
  mac: (key, data) => hmac(sha256, key, data),
  encrypt: (key, iv, plain) => cbc(key, iv).encrypt(plain),
  decrypt: (key, iv, sealed) => cbc(key, iv).decrypt(sealed)
}

export let primitives: Primitives = portable

/** Takes a runtime's own, faster ones: the server does. They must agree with the portable ones to the byte. */
export function setPrimitives(own: Primitives): void {
  primitives = own
}
