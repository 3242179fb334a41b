import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

/** A gift card that something is left on. */
export interface GiftCard {
  readonly no: string
  /** What was on it. */
  readonly faceFen: number
  readonly leftFen: number
  /** ms since 1970. */
  readonly expiresAt: number
}

/** Those of who is logged in, the one that runs out first before the others. */
export const listGiftCards = async (call: Call): Promise<readonly GiftCard[]> =>
  (await call('gift.list', {})).map(({ giftNo, amount, balance, expiresAt }) => ({
    no: giftNo,
    faceFen: toFen(amount),
    leftFen: toFen(balance),
    expiresAt
  }))
