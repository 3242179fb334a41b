import type { FastifyRequest } from 'fastify'
import { SIGNATURE_WINDOW_MS, verify, type ChannelKeys } from '@/contract/crypto'
import type { EndpointMeta } from '@/contract/endpoint'
import type { Db } from '../db/client'
import { nonces } from '../db/schema'
import { badInput } from './refusal'
import { HTTP_TEXTS } from './texts'

/** A call is the same one on both. */
const PREFIX = /^\/(api|wxappapi)/
const NONCE = /^[A-Za-z0-9_-]{8,64}$/
/** ms since 1970, and no other spelling of a number. */
const TIMESTAMP = /^\d{1,15}$/

export const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks `signature`, `timestamp` and `nonce` of a `/signature/…` call (§7): 5 minutes either side of the
 * server's clock, and a nonce serves once. The address with its query is signed, so that whatever the call reads is. Refuses
 * with 20001.
 */
export async function checkSignature(
  db: Db,
  now: Date,
  row: EndpointMeta,
  keys: ChannelKeys,
  request: FastifyRequest
): Promise<void> {
  const timestamp = headerOf(request, 'timestamp')
  const nonce = headerOf(request, 'nonce')
  // Nothing but JSON has a text that could be signed.
  if (request.body !== undefined && request.rawText === '') throw badInput(HTTP_TEXTS.forged)
  const path = request.url.replace(PREFIX, '')
  const signed = { method: row.method, path, timestamp, nonce, body: request.rawText }
  if (
    !NONCE.test(nonce) ||
    !TIMESTAMP.test(timestamp) ||
    !verify(keys.signing, signed, headerOf(request, 'signature'))
  )
    throw badInput(HTTP_TEXTS.forged)
  if (Math.abs(Number(timestamp) - now.getTime()) > SIGNATURE_WINDOW_MS) throw badInput(HTTP_TEXTS.clockWrong)
  const stored = await db
    .insert(nonces)
    .values({ scope: keys.kid, nonce, expiresAt: new Date(now.getTime() + 2 * SIGNATURE_WINDOW_MS) })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce })
  if (stored.length === 0) throw badInput(HTTP_TEXTS.repeated)
}
