import type { Db } from '../db/client'
import { fingerprint } from '../settings/fingerprint'

const PURPOSE = 'bank-login'

/** Under which purpose of `consents` a customer of the bank has agreed; the bank's number of them is not stored. */
export const consentPurpose = async (db: Db, at: Date, customer: string): Promise<string> =>
  `${PURPOSE}:${await fingerprint(db, at, `${PURPOSE}|${customer}`)}`
