import type { Db } from '../db/client'
import { fingerprint } from '../settings/fingerprint'

/**
 * A login code as it is stored. Codes are short: the hash has a key, so that who reads the database cannot try them all, and is
 * bound to the phone and to the moment, so that none serves twice.
 */
export const hashCode = (db: Db, phone: string, code: string, sentAt: Date): Promise<string> =>
  fingerprint(db, sentAt, `code|${phone}|${sentAt.getTime()}|${code}`)
