import { base64urlDecode, base64urlEncode } from '@/contract/crypto'
import { loginKeys } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { HTTP_TEXTS } from '../../http/texts'
import { randomId, randomToken } from '../../settings/tokens'

const KEY_LIFE_MS = 10 * 60_000

/** A key, and for how many seconds it is good. */
interface AgreedKey {
  readonly kid: string
  readonly secret: string
  readonly expiresIn: number
}

/** A key for encrypted calls before login: the client's seed and ours together (`agreedKeys`). */
export async function agreeKey({ db, now }: RequestContext, clientSeed: string): Promise<AgreedKey> {
  const seed = base64urlDecode(clientSeed)
  if (seed === null) throw badInput(HTTP_TEXTS.channelBroken)
  const at = now()
  const kid = randomId('k')
  const secret = randomToken()
  const both = Buffer.concat([seed, Buffer.from(secret, 'base64url')])
  await db.insert(loginKeys).values({
    kid,
    secret: base64urlEncode(both),
    createdAt: at,
    expiresAt: new Date(at.getTime() + KEY_LIFE_MS)
  })
  return { kid, secret, expiresIn: KEY_LIFE_MS / 1000 }
}
