import type { ChannelKeys } from '@/contract/crypto'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import { createTaskQueue, yieldToMain } from '@/platform/scheduler/tasks'

/** Seals, opens and signs with the keys of the session, or of a key agreement before login (§7). */
export interface SecureChannel {
  seal(context: string, plain: string): Promise<string>
  /** The parsed results of a sealed answer. */
  open(context: string, sealed: string): Promise<unknown>
  /** Headers `signature`, `timestamp`, `nonce`. */
  sign(method: string, path: string, body: string): Promise<Record<string, string>>
  /** The server does not know the agreed key any more: the next use agrees on another one. */
  forget(): void
}

/** Key id and secret of a session, as login answered them. */
export interface SessionSecret {
  readonly kid: string
  readonly sessionSecret: string
}

export interface SecureDeps {
  readonly secret: () => SessionSecret | null
  /** `/uniuser/getToken/{x}`: agrees on a key when nobody is logged in. */
  readonly agree: (x: string) => Promise<{ kid: string; secret: string; expiresIn: number }>
  readonly randomBytes: (size: number) => Promise<Uint8Array>
  /** ms since 1970 by the server's clock. */
  readonly now: () => number
}

/** The ciphers are loaded with the first call that needs them: a guest who browses never does. */
const loadCrypto = () => import('@/contract/crypto')

/** Has the keys of a call derived one by one: an old phone takes some ms for each, and answers a finger between two. */
async function derived(keys: ChannelKeys): Promise<ChannelKeys> {
  for (const derive of [() => keys.signing, () => keys.request.cipher, () => keys.request.mac]) {
    await yieldToMain()
    derive()
  }
  await yieldToMain()
  return keys
}

/** Keys agreed on without a login, and until when (ms since 1970) the server keeps them. */
interface Agreement {
  readonly keys: ChannelKeys
  readonly until: number
}

export function createSecureChannel(deps: SecureDeps): SecureChannel {
  let agreed: Agreement | null = null
  /** Under way: calls of one moment agree once, or the answer to the first could not be opened. */
  let agreeing: Promise<Agreement> | null = null
  let cached: { kid: string; keys: ChannelKeys; ready: Promise<ChannelKeys> } | null = null
  const turn = createTaskQueue()

  async function keys(): Promise<ChannelKeys> {
    const crypto = await loadCrypto()
    const secret = deps.secret()
    if (secret) {
      if (cached?.kid !== secret.kid) {
        const keys = crypto.sessionKeys(secret.kid, secret.sessionSecret)
        cached = { kid: secret.kid, keys, ready: derived(keys) }
      }
      const current = await cached.ready
      // Calls of one moment have waited for the keys together.
      await turn()
      return current
    }
    if (!agreed || agreed.until <= deps.now()) {
      agreeing ??= agree().finally(() => (agreeing = null))
      agreed = await agreeing
    }
    return agreed.keys
  }

  async function agree(): Promise<Agreement> {
    const crypto = await loadCrypto()
    const x = crypto.base64urlEncode(await deps.randomBytes(32))
    const answer = await deps.agree(x)
    const keys = await derived(crypto.agreedKeys(answer.kid, x, answer.secret))
    return { keys, until: deps.now() + (answer.expiresIn - 5) * 1000 }
  }

  return {
    forget() {
      agreed = null
    },
    async seal(context, plain) {
      const { seal, IV_BYTES } = await loadCrypto()
      const current = await keys()
      return seal(current.request, current.kid, context, plain, await deps.randomBytes(IV_BYTES))
    },
    async open(context, sealed) {
      const { open, envelopeKid } = await loadCrypto()
      const kid = envelopeKid(sealed)
      const current = [cached?.keys, agreed?.keys].find((candidate) => candidate && candidate.kid === kid)
      const plain = current && kid ? open(current.answer, kid, context, sealed) : null
      if (plain === null) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
      return JSON.parse(plain) as unknown
    },
    async sign(method, path, body) {
      const { sign, base64urlEncode } = await loadCrypto()
      const timestamp = String(deps.now())
      const nonce = base64urlEncode(await deps.randomBytes(16))
      return {
        timestamp,
        nonce,
        signature: sign((await keys()).signing, { method, path, timestamp, nonce, body })
      }
    }
  }
}
