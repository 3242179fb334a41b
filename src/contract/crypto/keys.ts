import { base64urlDecode, concatBytes, utf8Encode } from './encoding'
import { primitives } from './primitives'

/** Keys of one direction: `request` goes to the server, `answer` comes from it. */
export interface DirectionKeys {
  readonly cipher: Uint8Array
  readonly mac: Uint8Array
}

export interface ChannelKeys {
  readonly kid: string
  readonly request: DirectionKeys
  readonly answer: DirectionKeys
  readonly signing: Uint8Array
}

const SALT = utf8Encode('chengan.v1')
const MIN_SECRET_BYTES = 32

/**
 * All keys that come from one shared secret (HKDF-SHA256; each use has its own label). Each is derived when it is first
 * used: an old phone takes some ms for one, and a call that is only signed needs one of five.
 */
function deriveKeys(kid: string, secret: Uint8Array): ChannelKeys {
  if (secret.length < MIN_SECRET_BYTES) throw new RangeError('the secret is too short')
  const derived = new Map<string, Uint8Array>()
  const key = (use: string): Uint8Array => {
    const found = derived.get(use) ?? primitives.derive(secret, SALT, utf8Encode(`${kid}/${use}`))
    derived.set(use, found)
    return found
  }
  const direction = (name: string): DirectionKeys => ({
    get cipher() {
      return key(`${name}/cipher`)
    },
    get mac() {
      return key(`${name}/mac`)
    }
  })
  return {
    kid,
    request: direction('request'),
    answer: direction('answer'),
    get signing() {
      return key('signing')
    }
  }
}

/** Keys of a session: `sessionSecret` as login returned it. Throws when it is not base64url. */
export function sessionKeys(kid: string, sessionSecret: string): ChannelKeys {
  return deriveKeys(kid, decode(sessionSecret))
}

/** Keys before login: both seeds enter, the client's `x` of `/uniuser/getToken/{x}` and the server's answer. */
export function agreedKeys(kid: string, clientSeed: string, serverSecret: string): ChannelKeys {
  return deriveKeys(kid, concatBytes(decode(clientSeed), decode(serverSecret)))
}

function decode(text: string): Uint8Array {
  const bytes = base64urlDecode(text)
  if (bytes === null) throw new RangeError('the secret is not base64url')
  return bytes
}
