import type { Db } from '../db/client'
import { fingerprint } from '../settings/fingerprint'

/** Keyed hash of a work number within its company. */
export const workHash = (db: Db, now: Date, employerId: string, workNo: string): Promise<string> =>
  fingerprint(db, now, `work|${employerId}|${workNo.trim().toUpperCase()}`)

/** Keyed hash of a number that a company registered. */
export const mobileHash = (db: Db, now: Date, mobile: string): Promise<string> =>
  fingerprint(db, now, `card-mobile|${mobile}`)
