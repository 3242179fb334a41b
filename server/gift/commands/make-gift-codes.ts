import { giftCodes } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { giftCodeHash, newGiftCode, newGiftNo } from '../codes'

interface Wanted {
  readonly count: number
  readonly amountFen: number
  readonly expiresAt: Date
}

/** Gift cards that somebody adds by a code. @returns the codes, which nobody can read any more afterwards */
export async function makeGiftCodes(
  tx: Tx,
  { count, amountFen, expiresAt }: Wanted,
  now: Date
): Promise<{ readonly no: string; readonly code: string }[]> {
  const made = Array.from({ length: count }, () => ({ no: newGiftNo(now), code: newGiftCode() }))
  for (const { no, code } of made) {
    const codeHash = await giftCodeHash(tx, now, code)
    await tx.insert(giftCodes).values({ codeHash, no, amountFen, expiresAt, madeAt: now })
  }
  return made
}
