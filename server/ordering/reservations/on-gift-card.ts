import { writeGiftMovements } from '../../money/commands/write-gift-movements'
import type { ReservationRules } from './reservation'

/** Reservations of money on gift cards: each movement is written down with its order, in the same transaction. */
export const onGiftCard = (rules: ReservationRules<'gift'>): ReservationRules<'gift'> => ({
  rank: rules.rank,
  async reserve(tx, claims, at) {
    const missing = await rules.reserve(tx, claims, at)
    if (missing === null) await writeGiftMovements(tx, 'take', claims, at)
    return missing
  },
  async release(tx, parts, at) {
    await rules.release(tx, parts, at)
    const moved = parts.map(({ claim: { resource, orderNum }, amount }) => ({ resource, orderNum, amount }))
    await writeGiftMovements(tx, 'return', moved, at)
  }
})
