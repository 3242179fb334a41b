import { createHmac } from 'node:crypto'
import type { OrderDetail } from '@/contract/dto/order'
import type { Db } from '../../db/client'
import { digest } from '../../settings/digest'
import { sharedSecret } from '../../settings/shared-secret'

/** A shown code is good for this long; then the client asks for the next. */
const CREDENTIAL_MS = 60_000
const SECRET_NAME = 'visit-credential'
const NUMBER_DIGITS = 10
const MAC_LENGTH = 22

/** '7304 1196 28': stays the same for an order, cannot be derived from its number without the secret. */
function visitNumber(secret: string, orderNum: string): string {
  const bytes = createHmac('sha256', secret).update(`number|${orderNum}`).digest()
  const digits = String(bytes.readBigUInt64BE(0) % 10n ** BigInt(NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`
}

/** What is shown at the branch: a number to read out and a code to scan that changes every minute. */
export async function visitCredential(
  db: Db,
  orderNum: string,
  now: Date
): Promise<NonNullable<OrderDetail['credential']>> {
  const secret = await sharedSecret(db, SECRET_NAME, now)
  const expiresAt = now.getTime() + CREDENTIAL_MS
  const facts = `CA1.${orderNum}.${Math.floor(expiresAt / 1000)}`
  return {
    code: `${facts}.${digest(secret, facts).slice(0, MAC_LENGTH)}`,
    number: visitNumber(secret, orderNum),
    expiresAt
  }
}
