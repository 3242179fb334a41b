import { concatBytes, equalBytes } from './encoding'
import type { DirectionKeys } from './keys'
import { primitives } from './primitives'

const VERSION = 'v1'
export const IV_BYTES = 16
const MAC_BYTES = 32
const BLOCK_BYTES = 16

/** The mac covers version, key id and call as well, so that an envelope serves only where it was made for. */
const macOf = (keys: DirectionKeys, kid: string, context: string, sealed: Uint8Array) =>
  primitives.mac(keys.mac, concatBytes(primitives.utf8(`${VERSION}.${kid}.${context}\n`), sealed))

/**
 * `v1.<kid>.<base64url(iv | ciphertext | mac)>`: AES-256-CBC, then HMAC-SHA256 (§7 req/res).
 * @param context the call it belongs to, `METHOD path` as the catalogue spells it
 * @param iv 16 fresh random bytes; the caller passes them because not every runtime has a generator
 */
export function seal(
  keys: DirectionKeys,
  kid: string,
  context: string,
  plain: string,
  iv: Uint8Array
): string {
  if (iv.length !== IV_BYTES) throw new RangeError('the iv has 16 bytes')
  const sealed = concatBytes(iv, primitives.encrypt(keys.cipher, iv, primitives.utf8(plain)))
  return `${VERSION}.${kid}.${primitives.base64url(concatBytes(sealed, macOf(keys, kid, context, sealed)))}`
}

/** The key id an envelope names, or null when it is not an envelope. */
export function envelopeKid(envelope: string): string | null {
  const [version, kid, body, ...rest] = envelope.split('.')
  return version === VERSION && kid && body && rest.length === 0 ? kid : null
}

/** The plain text, or null for anything that was not sealed with these keys for this call. */
export function open(keys: DirectionKeys, kid: string, context: string, envelope: string): string | null {
  if (envelopeKid(envelope) !== kid) return null
  const bytes = primitives.bytes(envelope.slice(`${VERSION}.${kid}.`.length))
  if (bytes === null || bytes.length < IV_BYTES + BLOCK_BYTES + MAC_BYTES) return null
  const sealed = bytes.subarray(0, bytes.length - MAC_BYTES)
  if (!equalBytes(bytes.subarray(bytes.length - MAC_BYTES), macOf(keys, kid, context, sealed))) return null
  try {
    return primitives.text(
      primitives.decrypt(keys.cipher, sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES))
    )
  } catch {
    return null
  }
}
