import { toFen } from '@/domain/money'
import type { PayingTender } from '@/domain/order/tenders'
import type { Call } from '../http/call'

/** Money that was paid before, and what is left of it: a gift card, or the balance of a card. */
export interface StoredCard {
  readonly tender: PayingTender
  readonly no: string
  /** What was on it. */
  readonly faceFen: number
  readonly leftFen: number
  /** ms since 1970. */
  readonly expiresAt: number
}

/** What who is logged in can pay with now: of each sort the one that runs out first before the others. */
export const listStored = async (call: Call): Promise<readonly StoredCard[]> =>
  (await call('gift.list', {})).map(({ tender, giftNo, amount, balance, expiresAt }) => ({
    tender,
    no: giftNo,
    faceFen: toFen(amount),
    leftFen: toFen(balance),
    expiresAt
  }))
