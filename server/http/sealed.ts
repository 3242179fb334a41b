import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { envelopeKid, IV_BYTES, open, seal, sessionKeys, type ChannelKeys } from '@/contract/crypto'
import type { EndpointMeta } from '@/contract/endpoint'
import type { Db } from '../db/client'
import { loginKeys } from '../db/schema'
import { BoundedCache } from '../bounded-cache'
import type { CurrentSession } from './context'
import { badInput } from './refusal'
import { HTTP_TEXTS } from './texts'

/** `results.reason` 'key' tells the client to agree on a new key and try once more. */
const unknownKey = () => badInput(HTTP_TEXTS.channelOver, { reason: 'key' })

/** Keys of the sessions that called last: deriving them takes longer than opening what they sealed. */
const derived = new BoundedCache<ChannelKeys>(2000)

function keysOf({ id, secret }: CurrentSession): ChannelKeys {
  const name = `${id}.${secret}`
  return derived.get(name) ?? derived.set(name, sessionKeys(id, secret))
}

/**
 * The keys that `kid` names: the caller's session, or a key agreed before login. A call that needs a
 * user takes nothing but the session's own keys.
 */
export async function channelKeys(
  db: Db,
  now: Date,
  row: EndpointMeta,
  session: CurrentSession | null,
  kid: string | null
): Promise<ChannelKeys> {
  if (session && (kid === null || kid === session.id)) return keysOf(session)
  if (row.auth === 'user' || kid === null || !KID.test(kid)) throw unknownKey()
  const [agreed] = await db
    .select({ secret: loginKeys.secret })
    .from(loginKeys)
    .where(and(eq(loginKeys.kid, kid), gt(loginKeys.expiresAt, now)))
  if (!agreed) throw unknownKey()
  return sessionKeys(kid, agreed.secret)
}

const contextOf = (row: EndpointMeta) => `${row.method} ${row.path}`

/** Whether a body means to be sealed, well or badly. */
export const isSealed = (body: unknown): boolean => typeof body === 'object' && body !== null && 'req' in body

/** Ids of sessions and of keys agreed before login. */
const KID = /^[A-Za-z0-9_-]{1,64}$/

/** The key id of `{ req }`. Refuses a body that carries anything else. */
export function sealedKid(body: unknown): { kid: string; req: string } {
  const req = typeof body === 'object' && body !== null && 'req' in body ? body.req : undefined
  const kid = typeof req === 'string' ? envelopeKid(req) : null
  if (typeof req !== 'string' || kid === null) throw badInput(HTTP_TEXTS.channelMissing)
  return { kid, req }
}

/** The input inside `{ req }`. Refuses what was tampered with. */
export function openRequest(keys: ChannelKeys, row: EndpointMeta, req: string): unknown {
  const plain = open(keys.request, keys.kid, contextOf(row), req)
  if (plain === null) throw badInput(HTTP_TEXTS.channelBroken)
  try {
    return JSON.parse(plain)
  } catch {
    throw badInput(HTTP_TEXTS.channelBroken)
  }
}

/** `{ res }` for results; null stays null. */
export function sealResults(keys: ChannelKeys, row: EndpointMeta, results: unknown): unknown {
  if (results === null) return null
  return { res: seal(keys.answer, keys.kid, contextOf(row), JSON.stringify(results), randomBytes(IV_BYTES)) }
}
