import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

/** A gift card that something is left on. */
export interface GiftCard {
  readonly no: string
  readonly leftFen: number
  /** ms since 1970. */
  readonly expiresAt: number
}

/** Those of who is logged in, the one that runs out first before the others. */
export const listGiftCards = async (call: Call): Promise<readonly GiftCard[]> =>
  (await call('gift.list', {})).map(({ giftNo, balance, expiresAt }) => ({
    no: giftNo,
    leftFen: toFen(balance),
    expiresAt
  }))
