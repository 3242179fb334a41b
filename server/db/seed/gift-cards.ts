import { issueGift } from '../../money/commands/issue-gift'
import type { Tx } from '../transact'
import type { SeedContext } from './context'
import { templateInstant } from './template-date'

/** Gift cards of the demo accounts: two of the first, one of another. */
const CARDS = [
  { no: 'GF2026000017', userId: 'u1001', amountFen: 50_000, expires: 'T+365' },
  { no: 'GF2026000025', userId: 'u1001', amountFen: 12_000, expires: 'T+90' },
  { no: 'GF2026000033', userId: 'u1002', amountFen: 30_000, expires: 'T+365' }
] as const

export async function seedGiftCards(tx: Tx, { now }: SeedContext): Promise<void> {
  for (const { expires, ...card } of CARDS) {
    await issueGift(tx, { ...card, expiresAt: templateInstant(expires, now) }, now)
  }
}
