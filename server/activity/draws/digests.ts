import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Digests } from '@/domain/activity/verify'

const SEED_BYTES = 32

/** From the system's generator. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Seeds are hexadecimal texts; what is hashed, and the key, are their bytes. */
export const DIGESTS: Digests = {
  sha256: (seed) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
  hmac: (seed, text) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('hex')
}
