import { randomBytes } from 'node:crypto'
import { dateOf } from '@/domain/date'
import { CODE_ALPHABET, CODE_LENGTH } from '@/domain/gift/code'
import type { Db } from '../db/client'
import { fingerprint } from '../settings/fingerprint'

const NO_LENGTH = 12
const CLAIM_BYTES = 16

const letters = (length: number): string =>
  [...randomBytes(length)].map((byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')

const numbered = (prefix: string, now: Date): string =>
  `${prefix}${dateOf(now.getTime()).replaceAll('-', '')}${letters(NO_LENGTH)}`

/** 80 random bits of the system's generator. */
export const newGiftCode = (): string => letters(CODE_LENGTH)
export const newGiftNo = (now: Date): string => numbered('GF', now)
export const newSendNo = (now: Date): string => numbered('GS', now)
/** Stands in a link: 128 random bits. */
export const newClaimCode = (): string => randomBytes(CLAIM_BYTES).toString('base64url')

/** Keyed: who reads the database alone cannot try codes against it. */
export const giftCodeHash = (db: Db, now: Date, code: string): Promise<string> =>
  fingerprint(db, now, `gift-code|${code}`)
export const claimCodeHash = (db: Db, now: Date, code: string): Promise<string> =>
  fingerprint(db, now, `gift-claim|${code}`)
