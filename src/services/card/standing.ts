/** How a sum of a card stands, of money or of uses (§7), in our own words. */
import { toFen } from '@/domain/money'

/** Granted is left, occupied, used and expired together. Fen, or uses. */
export interface Standing {
  readonly granted: number
  readonly left: number
  /** By orders of which nobody has come yet. */
  readonly occupied: number
  readonly used: number
  readonly expired: number
}

export const toUses = ({ granted, left, occupied, used, expired }: Standing): Standing => ({
  granted,
  left,
  occupied,
  used,
  expired
})

/** From yuan. */
export const toMoney = ({ granted, left, occupied, used, expired }: Standing): Standing => ({
  granted: toFen(granted),
  left: toFen(left),
  occupied: toFen(occupied),
  used: toFen(used),
  expired: toFen(expired)
})
