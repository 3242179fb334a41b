import type { Db } from '../db/client'
import { digest } from './digest'
import { sharedSecret } from './shared-secret'

const SECRET_NAME = 'fingerprints'

/** Made before the server listens. */
export const fingerprintKey = (db: Db, now: Date): Promise<string> => sharedSecret(db, SECRET_NAME, now)

const kept = new WeakMap<Db, Promise<string>>()

function secretOf(db: Db, now: Date): Promise<string> {
  const known = kept.get(db)
  if (known) return known
  const secret = fingerprintKey(db, now)
  kept.set(db, secret)
  secret.catch(() => kept.delete(db))
  return secret
}

/**
 * A keyed hash (HMAC-SHA256): the same text has the same one, and who reads the database alone cannot try texts against it.
 * Its key is stored, sealed by the data key, so that it outlives a rotation of that.
 */
export const fingerprint = async (db: Db, now: Date, text: string): Promise<string> =>
  digest(await secretOf(db, now), text)
