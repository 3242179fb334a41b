import { createHmac } from 'node:crypto'
import type { Db } from '../../db/client'
import { digest, sameDigest } from '../../settings/digest'
import { sharedSecret } from '../../settings/shared-secret'

/** A shown code is good for this long; then the client asks for the next. */
const CREDENTIAL_MS = 60_000
const SECRET_NAME = 'visit-credential'
const NUMBER_DIGITS = 10
const MAC_LENGTH = 22

/** What is shown at the branch: a number to read out and a code to scan that changes every minute. */
export interface VisitCredential {
  readonly code: string
  readonly number: string
  readonly expiresAt: Date
}

const QR = /^CA1\.(CA[0-9A-Z]{8,30})\.(\d{10})\.([\w-]{22})$/
/** A till may take a moment to send what it scanned. */
const SCANNED_MS = 60_000

/** '7304 1196 28': stays the same for an order, cannot be derived from its number without the secret. */
function visitNumber(secret: string, orderNum: string): string {
  const bytes = createHmac('sha256', secret).update(`number|${orderNum}`).digest()
  const digits = String(bytes.readBigUInt64BE(0) % 10n ** BigInt(NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`
}

export async function visitCredential(db: Db, orderNum: string, now: Date): Promise<VisitCredential> {
  const secret = await sharedSecret(db, SECRET_NAME, now)
  const expiresAt = new Date(now.getTime() + CREDENTIAL_MS)
  const facts = `CA1.${orderNum}.${Math.floor(expiresAt.getTime() / 1000)}`
  return {
    code: `${facts}.${digest(secret, facts).slice(0, MAC_LENGTH)}`,
    number: visitNumber(secret, orderNum),
    expiresAt
  }
}

export type ShownCredential =
  | { readonly as: 'scan'; readonly orderNum: string; readonly old: boolean }
  | { readonly as: 'number'; readonly isOf: (orderNum: string) => boolean }
  | null

/** What was scanned or typed at a branch: of which order it is, whether its minute is over; null where it is nothing of ours. */
export async function readCredential(db: Db, shown: string, now: Date): Promise<ShownCredential> {
  const secret = await sharedSecret(db, SECRET_NAME, now)
  const digits = shown.replace(/\s/g, '')
  if (/^\d{10}$/.test(digits)) {
    return { as: 'number', isOf: (orderNum) => visitNumber(secret, orderNum).replaceAll(' ', '') === digits }
  }
  const [, orderNum, seconds, mac] = QR.exec(shown.trim()) ?? []
  if (orderNum === undefined || seconds === undefined || mac === undefined) return null
  const genuine = sameDigest(digest(secret, `CA1.${orderNum}.${seconds}`).slice(0, MAC_LENGTH), mac)
  if (!genuine) return null
  return { as: 'scan', orderNum, old: Number(seconds) * 1000 + SCANNED_MS < now.getTime() }
}
