/** How a sum of a card stands, of money or of uses (§7), in our own words. */
import type { Standing } from '@/domain/card/card-state'
import { toFen } from '@/domain/money'

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
