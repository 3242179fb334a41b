import { toFen } from '@/domain/money'
import { giftCodeHash } from '../../gift/codes'
import { giftCodes } from '../schema'
import type { Tx } from '../transact'
import type { SeedContext } from './context'
import codes from './gift-codes.json'
import { templateInstant } from './template-date'

/** Gift cards of the demo that nobody has added yet; the last of them has run out. `ops demo cards` tells their codes. */
export async function seedGiftCodes(tx: Tx, { now }: SeedContext): Promise<void> {
  for (const { no, code, amount, expires } of codes) {
    const codeHash = await giftCodeHash(tx, now, code)
    const card = { no, amountFen: toFen(amount), expiresAt: templateInstant(expires, now), madeAt: now }
    await tx.insert(giftCodes).values({ ...card, codeHash })
  }
}
