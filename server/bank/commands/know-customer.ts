import * as v from 'valibot'
import { ErrorCode, type ErrorCodeValue } from '@/contract/errors'
import { nonces } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isTimely, MESSAGE_LIFE_MS } from '../envelope'
import { customerMessage, type CustomerMessage } from '../messages'
import { requireBank } from '../provider'
import { BANK_TEXTS } from '../texts'

const SCOPE = 'bank-customer'

/** Why the bank's word about its customer opens no session. */
type BankReason = 'forged' | 'expired' | 'replayed' | 'otherPhone' | 'consent'

/** What the bank told of its customer, as it came. */
export interface Told {
  readonly phone: string
  readonly resp: string
}

/** Code 50001 is of the silent login alone (§8); who has agreed is told by 0. */
export const refusedBy = (code: ErrorCodeValue, reason: BankReason): Refusal =>
  new Refusal(code, BANK_TEXTS[reason], { reason })

/**
 * Reads the bank's word about its customer. Refuses with `code` what is not the bank's, is older than five minutes or is about
 * another number.
 */
export function readCustomer(
  { config, now }: RequestContext,
  { phone, resp }: Told,
  code: ErrorCodeValue = ErrorCode.bankLoginFailed
): CustomerMessage {
  const said = v.safeParse(customerMessage, requireBank(config).open(resp))
  if (!said.success) throw refusedBy(code, 'forged')
  const message = said.output
  if (!isTimely(message.time, now())) throw refusedBy(code, 'expired')
  if (message.phone !== phone) throw refusedBy(code, 'otherPhone')
  return message
}

/** Spends it: the same word opens no second session. Refuses with `code`. */
export async function spendMessage(
  tx: Tx,
  { nonce, time }: CustomerMessage,
  code: ErrorCodeValue = ErrorCode.bankLoginFailed
): Promise<void> {
  const stored = await tx
    .insert(nonces)
    // It is kept for longer than the word is good by any clock.
    .values({ scope: SCOPE, nonce, expiresAt: new Date(time + 2 * MESSAGE_LIFE_MS) })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce })
  if (stored.length === 0) throw refusedBy(code, 'replayed')
}
