/** How long money that was paid before can be spent, on a gift card or another card. Times in ms since 1970. */
import { DAY_MS } from '../date'
import { isExpired } from './timers'

/** Days for which money can be spent again that went back to a card whose time was over. */
export const GIFT_AGAIN_DAYS = 90

/** Until when a card can be spent to which money goes back at an instant: its own end, or 90 days more when that is over. */
export function storedUntil(expiresAt: number, backAt: number): number {
  return isExpired(expiresAt, backAt) ? backAt + GIFT_AGAIN_DAYS * DAY_MS : expiresAt
}
