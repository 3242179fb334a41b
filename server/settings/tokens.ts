import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

export const ACCESS_LIFE_MS = 2 * 3_600_000
export const REFRESH_LIFE_MS = 30 * 86_400_000
/** A refresh credential shown twice within this time gets the same answer: two tabs refreshed together. */
export const REFRESH_GRACE_MS = 10_000

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A short random id with a prefix that tells what it names. */
export const randomId = (prefix: string): string => `${prefix}${randomBytes(9).toString('base64url')}`

/** Tokens carry their own entropy, so a plain hash hides them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Six digits for an SMS. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** The credential that follows `presented`: the same every time, and only the server can tell it. */
export const nextCredential = (rotationKey: string, kind: 'access' | 'refresh', presented: string): string =>
  createHmac('sha256', rotationKey).update(`${kind}|${presented}`).digest('base64url')
